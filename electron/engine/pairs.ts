/** Puts together what makes files in two languages over an engine; it needs no service. Composition only. */
import type { PairMaking } from '../batch/pairs/keepPairs.ts'
import { createPairFollower, type PairFollower } from '../batch/pairs/pairFollower.ts'
import { nameRules } from '../clean/nameRules.ts'
import { realDisk } from '../disk/disk.ts'
import { createArchiveReader } from '../download/archive/archiveReader.ts'
import { withOwnLanguages } from '../sidecar/history/ownLanguages.ts'
import { createPublish, type Publish } from '../sidecar/publish/publish.ts'
import { createPairKeeper, type PairReader } from '../timing/pair/pairKeeper.ts'
import type { RulesBook } from '../wanted/rulesBook.ts'
import { systemClock } from '../../node/clock.ts'
import { randomIds } from '../../node/ids.ts'
import type { Engine } from './compose.ts'

export interface Pairs {
  makingBy(rules: RulesBook): PairMaking
  /** Ends the thread that it works in. */
  close(): Promise<void>
}

const deadlineMs = 20_000

type PairNeeds = Pick<Engine, 'files' | 'settings' | 'history' | 'trash' | 'names'>

/** In a thread of its own, which starts with the first work. */
export function openPairs(engine: PairNeeds): Pairs {
  const { history, trash, names } = engine
  const reader = createArchiveReader({ workerUrl: engine.files.archiveWorker, deadlineMs })
  const publish = createPublish({ disk: realDisk, names, history, trash, ids: randomIds })
  return { makingBy: pairMaking(engine, { reader, publish }), close: () => reader.close() }
}

/** Follows what is written over an engine, once for each engine; a thread is there only while something is made. */
export function openFollower(engine: Engine): PairFollower {
  const { history, runs, rules, libraryIndex } = engine
  return createPairFollower({
    ...{ disk: realDisk, history, runs, rules, clock: systemClock },
    findVideo: (path) => {
      const video = libraryIndex.find(path)
      return video && { ...video, file: withOwnLanguages(history, video.file) }
    },
    async withMaking(work) {
      const pairs = openPairs(engine)
      try {
        return await work(pairs.makingBy(rules.book()))
      } finally {
        await pairs.close()
      }
    },
  })
}

/** With a reader that is there for other work too. */
export function pairMaking(
  engine: Pick<Engine, 'settings' | 'history'>,
  { reader, publish }: { readonly reader: PairReader; readonly publish: Publish },
): (rules: RulesBook) => PairMaking {
  const keeper = createPairKeeper({ disk: realDisk, reader, history: engine.history, publish })
  return (rules) => ({ keeper, names: nameRules(engine.settings, rules) })
}
