/** Puts watch mode together over an engine: for the command and for the window alike. Composition only. */
import type { PairFollower } from '../batch/pairs/pairFollower.ts'
import { realDisk } from '../disk/disk.ts'
import { createScanThread } from '../library/scan/scanThread.ts'
import { keepAliveClock as clock } from '../../node/clock.ts'
import { createDailyDigest } from '../watch/digest.ts'
import { createCheckRoot } from '../watch/look/checkRoot.ts'
import type { FolderEvents } from '../watch/look/folderEvents.ts'
import { createRootKeeper } from '../watch/look/rootKeeper.ts'
import { createSettling } from '../watch/look/settling.ts'
import { createWatchedDisk } from '../watch/look/watchedDisk.ts'
import { createQuestionNotice } from '../watch/questionNotice.ts'
import { quietUntil } from '../watch/quietHours.ts'
import { createQuestionNews } from '../watch/rounds/newQuestions.ts'
import { createTranslations, type TranslationQueue } from '../watch/rounds/translations.ts'
import type { RoundParts } from '../watch/rounds/watchRound.ts'
import { createWrittenFiles } from '../watch/rounds/writtenFiles.ts'
import type { WatchListener } from '../watch/watchListener.ts'
import { createWatchLog } from '../watch/watchLog.ts'
import { createWatchLoop, type WatchLoop } from '../watch/watchLoop.ts'
import { createWatchWork, type WatchKind, type WatchWorkParts } from '../watch/watchWork.ts'
import type { Engine } from './compose.ts'
import type { VideoFollower } from '../watch/follow/videoFollower.ts'
import type { WatchStores } from './watchStores.ts'

export interface WatchNeeds extends Pick<RoundParts, 'link' | 'rules'>, Pick<WatchWorkParts, 'mayWork'> {
  readonly engine: Engine
  readonly stores: WatchStores
  /** One for all that goes on over this engine. */
  readonly follower: PairFollower
  readonly videoFollower: VideoFollower
  readonly kind: WatchKind
  readonly events: FolderEvents
  readonly translations: TranslationQueue
  readonly listener: WatchListener
}

export interface Watch {
  readonly loop: WatchLoop
  quietUntilMs(): number | null
  waitingFiles(): readonly string[]
  close(): Promise<void>
}

export async function openWatch(needs: WatchNeeds): Promise<Watch> {
  const {
    engine,
    stores,
    follower,
    videoFollower,
    kind,
    events,
    translations: queue,
    listener,
    link,
    rules,
    mayWork,
  } = needs
  const { videos, calendar, notes, better } = stores
  const { log } = engine
  await videoFollower.recover()
  const disk = createWatchedDisk(createScanThread(engine.files.scanWorker), engine.takenVideos)
  const settling = createSettling({
    settleMs: () => engine.settings['watch.settleSeconds'] * 1_000,
    monotonicMs: () => clock.monotonicMs(),
  })
  const digest = createDailyDigest(notes, engine)
  const check = createCheckRoot({
    ...{ home: engine, disk, notes, videos, calendar, settling, clock },
    async follow(file, arrivals) {
      const roots = loop.state().roots.map(({ path }) => path)
      return kind.isDryRun ? null : videoFollower.follow(file, { roots, arrivals })
    },
  })
  const written = createWrittenFiles({ home: engine, videos, better, digest, listener })
  const translations = createTranslations({ home: engine, calendar, queue, digest, clock })
  const questions = createQuestionNotice({
    home: engine,
    news: createQuestionNews(engine.db),
    notices: engine.digestNotice,
    clock,
  })
  const work = createWatchWork({
    ...{
      home: engine,
      disk: realDisk,
      videos,
      calendar,
      better,
      translations,
      queue,
      written,
      digest,
      questions,
      clock,
    },
    ...{ kind, link, rules, mayWork, pairs: follower },
    listener: {
      ...listener,
      digest(told) {
        void engine.digestNotice.digest(told)
        listener.digest(told)
      },
    },
  })
  const noteState = createWatchLog(log.write)

  const loop = createWatchLoop({
    clock,
    keeperFor: (path, wake) => createRootKeeper({ path, clock, check, settling, events, disk, notes, wake }),
    settling,
    work,
    listener: {
      ...listener,
      changed() {
        noteState(loop.state())
        listener.changed()
      },
    },
  })
  return {
    loop,
    quietUntilMs: () => quietUntil(engine, clock.nowMs()),
    waitingFiles: () => settling.waiting(),
    async close() {
      await loop.close()
      questions.close()
    },
  }
}
