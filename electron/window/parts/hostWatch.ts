/** Puts watch mode of the window together over an engine, its library and its plan. Composition only. */
import type { Engine } from '../../engine/compose.ts'
import type { HostEvents } from '../hostEvents.ts'
import { openWatch } from '../../engine/openWatch.ts'
import type { VideoFollower } from '../../watch/follow/videoFollower.ts'
import type { WatchStores } from '../../engine/watchStores.ts'
import type { PairFollower } from '../../batch/pairs/pairFollower.ts'
import { createBatchLog } from '../../batch/batchLog.ts'
import type { AiFollowing } from '../../views/ai/aiFollowing.ts'
import { systemClock } from '../../../node/clock.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import type { PlanCommands } from '../../views/plan/planCommands.ts'
import type { ServiceLink } from '../../views/serviceLink.ts'
import { createWatchSession, type WatchSession } from '../../views/watch/watchSession.ts'
import { createWatchTelling } from '../../views/watch/watchTelling.ts'
import { createFolderEvents } from '../../watch/look/folderEventsThread.ts'
import { wholeWatch } from '../../watch/rounds/watchScope.ts'
import type { Bugs } from '../../log/bugs.ts'

export interface HostWatchNeeds {
  readonly engine: Engine
  readonly stores: WatchStores
  readonly follower: PairFollower
  readonly videoFollower: VideoFollower
  readonly events: HostEvents
  readonly library: LibrarySession
  /** A run of the user goes first; it makes room for itself by the watch, so that one of the two comes later. */
  readonly plan: () => Pick<PlanCommands, 'isBusy'>
  readonly link: ServiceLink
  readonly ai: AiFollowing
  readonly openQuestions: () => number
  /** A round may have asked, or answered, something. */
  readonly onRound: () => void
  readonly bugs: Bugs
}

export function openHostWatch(needs: HostWatchNeeds): WatchSession {
  const { engine, stores, follower, videoFollower, events, library, link, ai, openQuestions, bugs } = needs
  const { settingsStore } = engine
  const telling = createWatchTelling({ library, topics: events, onRound: needs.onRound })
  const session = createWatchSession({
    start,
    library,
    ...stores,
    budget: engine,
    openQuestions,
    settings: settingsStore,
    rules: engine.rules,
    clock: systemClock,
    topics: events,
  })

  async function start() {
    const thread = createFolderEvents(engine.files.watchWorker)
    const watch = await openWatch({
      ...{ engine, stores, follower, videoFollower },
      kind: {
        ...{ isOffline: false, isDryRun: false, startsWhole: false },
        ...{ limitDownloads: null, limitSearches: null, scope: wholeWatch },
      },
      events: thread,
      link,
      rules: engine.rules,
      // They are the window's own jobs, seen and stopped on its activity screen: its queue follows them.
      translations: ai,
      mayWork: () => !session.isPaused() && !needs.plan().isBusy(),
      listener: {
        ...telling,
        emit: createBatchLog(engine.log.write),
        // The window gives its watch no limits of its own.
        limited: () => undefined,
        digest: (digest) => session.recordDigest(digest),
        changed: () => telling.roots(watch.loop.state().roots),
        report: (error) => bugs.report(error),
      },
    })
    return {
      loop: watch.loop,
      quietUntilMs: () => watch.quietUntilMs(),
      waitingFiles: () => watch.waitingFiles(),
      async close() {
        await watch.close()
        await thread.close()
        ai.turn()
      },
    }
  }

  return session
}
