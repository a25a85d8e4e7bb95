/** Follows the AI jobs of a home for as long as a `watch` command runs. Composition only. */
import type { AppError } from '../../shared/errors.ts'
import { createAiQueue } from '../ai/aiQueue.ts'
import { followJob } from '../ai/followJob.ts'
import { writtenEvent } from '../batch/translateWants.ts'
import type { Emit } from '../batch/batchEvents.ts'
import type { Engine } from './compose.ts'
import type { Connection } from '../batch/connection.ts'
import { isOfWatch } from './watchLookups.ts'
import type { TranslationQueue } from './watchRounds.ts'

export interface WatchTranslationsNeeds {
  readonly engine: Engine
  readonly connect: () => Promise<Connection>
  readonly emit: Emit
  /** One has come to its end, or nearer to it. */
  readonly changed: () => void
  readonly report: (error: AppError) => void
}

export interface WatchTranslations extends TranslationQueue {
  close(): Promise<void>
}

/** What an earlier run left open is gone on with as well: the owner of a home is the only one who can. */
export function openWatchTranslations(needs: WatchTranslationsNeeds): WatchTranslations {
  const { engine, emit, changed, report } = needs
  let mayWork = false
  const queue = createAiQueue({
    jobs: engine.aiJobs,
    service: () => engine.settings['service.address'],
    nowMs: Date.now,
    mayFollow: (job) => mayWork || !isOfWatch(engine, job),
    changed,
    report,
    follow: async (job, signal) => {
      const connection = await needs.connect()
      const onWritten = (...[, , written]: WrittenTold) => emit(writtenEvent(written))
      return followJob(connection.ai({ changed, onWritten }), job, signal)
    },
  })
  return {
    order: (order) => void queue.order(order),
    turn(mayWorkNow) {
      mayWork = mayWorkNow
      queue.turn()
    },
    close: () => queue.close(),
  }
}

type WrittenTold = Parameters<NonNullable<Parameters<Connection['ai']>[0]['onWritten']>>
