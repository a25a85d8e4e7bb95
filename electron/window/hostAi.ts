/** Puts the AI jobs of the window together over an engine, a library and the service. Composition only. */
import { toAppError, type AppError } from '../../shared/errors.ts'
import { createAiQueue, type AiOrder, type AiQueue } from '../ai/aiQueue.ts'
import { followJob } from '../ai/followJob.ts'
import { transcriptionOrder } from '../batch/transcriptionOrder.ts'
import { likelySources } from '../batch/orderedTranslations.ts'
import { findSources } from '../batch/runTranslation.ts'
import { losesTone, orderFor } from '../batch/translateWants.ts'
import type { Engine } from '../engine/compose.ts'
import { later, type HostEvents } from './hostEvents.ts'
import { canBeTranslated } from '../plan/sortChoices.ts'
import { createAiSession, type AiSession } from '../views/ai/aiSession.ts'
import { createAlarm } from '../views/updates/alarm.ts'
import type { LibrarySession } from '../views/library/librarySession.ts'
import type { ServiceLink } from '../views/serviceLink.ts'
import { wantedLanguagesOf, type WantedRules } from '../wanted/wish.ts'
import { isOfWatch } from '../watch/rounds/isOfWatch.ts'

export interface HostAi {
  readonly ai: AiSession
  /** Stores it and begins with it. */
  order(order: AiOrder): void
  /** Goes on with what an earlier run of the app left open. */
  wake(): void
  /** Another set of jobs may be followed than before. */
  turn(): void
  /** The service or its key is another one. */
  restart(): void
  close(): Promise<void>
}

export interface HostAiNeeds {
  readonly engine: Engine
  readonly events: HostEvents
  readonly library: LibrarySession
  readonly link: ServiceLink
  readonly rules: () => WantedRules
  /** False while watch mode rests: then what it ordered by itself rests too. */
  readonly mayFollowWatched: () => boolean
  readonly report: (error: AppError) => void
}

/** A disk that failed may be well again soon. */
const troubleRestMs = 30_000

export function openAi(needs: HostAiNeeds): HostAi {
  const { engine, events, library, link, rules, report } = needs
  const service = () => engine.settings['service.address']
  const jobs = engine.aiJobs
  const alarm = createAlarm({
    nowMs: Date.now,
    later,
    ring: goOn,
  })
  /** Called by a timer: what the disk keeps from it is tried again by the next. */
  function goOn(): void {
    try {
      queue.wake()
      alarm.set(queue.nextMs())
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.code === 'internal') report(error)
      alarm.set(Date.now() + troubleRestMs)
    }
  }
  const changed = () => {
    alarm.set(queue.nextMs())
    events.changed('ai')
    events.changed('usage')
  }
  const queue: AiQueue = createAiQueue({
    jobs,
    service,
    nowMs: Date.now,
    changed,
    restsUntil: (atMs) => alarm.set(atMs),
    report,
    mayFollow: (job) => needs.mayFollowWatched() || !isOfWatch(engine, job),
    follow: async (job, signal) => {
      const connection = await link.current()
      const parts = connection.ai({
        changed,
        onWritten: (_job, _target, { videoPath, path, language }) => {
          library.noteWritten({ videoPath, path, language })
          events.changed('history')
        },
      })
      return followJob(parts, job, signal)
    },
  })
  const ai = createAiSession({
    rows: { jobs, isInLibrary: (videoId) => library.has(videoId), nowMs: Date.now },
    queue,
    library,
    connect: () => link.current(),
    service,
    rules,
    startBatch: (command) => engine.history.startBatch(command),
    ledger: engine.ledger,
    findSources,
    likelySources,
    wishedLanguages: () => rules().wishes.flatMap(wantedLanguagesOf),
    canBeTranslated,
    orderFor,
    losesTone,
    transcriptionOf: (video, order) => transcriptionOrder({ ...order, videoPath: video.file.path }),
    changed: (topic) => {
      events.changed(topic)
    },
    revision: () => events.revision('ai'),
  })
  return {
    ai,
    order(order) {
      queue.order(order)
      queue.wake()
    },
    wake: goOn,
    turn: () => {
      queue.turn()
    },
    restart: () => {
      queue.restart()
    },
    async close() {
      await queue.close()
      // Last: what ends may set it once more.
      alarm.close()
    },
  }
}
