/** Puts the check-up together over an engine; it needs no service. Composition only. */
import { availableParallelism } from 'node:os'
import { avoidsSounds } from '../checkup/avoidsSounds.ts'
import { checkSubtitles, type CheckOrder, type CheckOutcome } from '../checkup/checkSubtitles.ts'
import type { Finding } from '../checkup/checkedFile.ts'
import { createCheckupStore } from '../checkup/checkupStore.ts'
import { createFindingBook } from '../checkup/findingBook.ts'
import { createFileReader } from '../checkup/fileReader.ts'
import { mendFile, type MendOrder } from '../checkup/mendFile.ts'
import { createUnreadSources } from '../checkup/unreadSources.ts'
import { createCleanFile } from '../clean/cleanFile.ts'
import { realDisk } from '../disk/disk.ts'
import { createArchiveReader, type ArchiveReader } from '../download/archive/archiveReader.ts'
import type { Written } from '../sidecar/history/history.ts'
import { createPublish } from '../sidecar/publish/publish.ts'
import { rulesOfPath } from '../wanted/rulesBook.ts'
import type { Engine } from './compose.ts'
import { randomIds } from '../../node/ids.ts'

export interface Checkups {
  check(order: CheckOrder): Promise<CheckOutcome>
  /** What was found of one file. */
  mend(findings: readonly Finding[], order: MendOrder): Promise<Written>
  /** Forgets files below this folder that a whole look at it did not find, and what was found of them. */
  forgetOthers(folder: string, seen: ReadonlySet<string>): void
  /** Ends the threads that it works in. */
  close(): Promise<void>
}

const deadlineMs = 20_000
/** Each takes up to a quarter of a gigabyte, and more of them wait for the disk. */
const mostThreads = 4
/** A text and its words are forgotten with the next one: in a small nursery they are copied before, a quarter of all time. */
const nurseryMb = 32

/** In threads of their own, which start with the first work. */
export function openCheckups(engine: Engine): Checkups {
  const { files, db, history, trash, names, deliveredTexts: texts, libraryIndex, sounds, closeListener } = engine
  const count = Math.max(1, Math.min(mostThreads, availableParallelism()))
  const threads = Array.from({ length: count }, () =>
    createArchiveReader({ workerUrl: files.archiveWorker, deadlineMs, nurseryMb }),
  )
  const [reader] = threads as [ArchiveReader, ...ArchiveReader[]]
  const store = createCheckupStore(db)
  const found = createFindingBook(db)
  const publish = createPublish({ disk: realDisk, names, history, trash, ids: randomIds })
  const writing = { disk: realDisk, reader, history, publish }
  const cleaning = createCleanFile({ ...writing, libraryIndex, texts })
  return {
    check: (order) =>
      checkSubtitles(
        {
          ...{
            store,
            book: engine.timingBook,
            unread: createUnreadSources(db),
            doubts: engine.languageDoubts,
            found,
            history,
            threads,
            avoidsSounds: avoidsSoundsBy(engine),
            listen: sounds.listen,
            closeListener,
          },
          settings: { read: () => engine.settings },
          files: createFileReader({ disk: realDisk, store }),
          programs: engine,
        },
        order,
      ),
    mend: (findings, order) => mendFile({ ...writing, cleaning, book: engine.timingBook }, findings, order),
    forgetOthers(folder, seen) {
      store.forgetOthers(folder, seen)
      found.forgetOthers(folder, seen)
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

function avoidsSoundsBy({ rules, settings }: Engine): (videoPath: string) => boolean {
  const book = rules.book()
  return (videoPath) => avoidsSounds(settings, rulesOfPath(book, videoPath))
}
