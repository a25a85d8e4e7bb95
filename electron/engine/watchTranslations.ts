/** Follows the AI jobs of a home for as long as a `watch` command runs. Composition only. */
import { createAiQueue } from '../ai/aiQueue.ts'
import { followJob } from '../ai/followJob.ts'
import { writtenEvent } from '../batch/gaps/translateGaps.ts'
import type { Engine } from './compose.ts'
import type { Connection } from '../batch/connection.ts'
import { isOfWatch } from '../watch/rounds/isOfWatch.ts'
import type { TranslationQueue } from '../watch/rounds/translations.ts'
import type { WatchListener } from '../watch/watchListener.ts'
import { keepAliveClock } from '../../node/clock.ts'

export interface WatchTranslationsNeeds {
  readonly engine: Engine
  readonly link: { current(): Promise<Connection> }
  readonly listener: Pick<WatchListener, 'emit' | 'report'>
  /** One has come to its end, or nearer to it. */
  readonly changed: () => void
}

export interface WatchTranslations extends TranslationQueue {
  /** Another service, or another key of it, answers from now on. */
  restart(): void
  close(): Promise<void>
}

/** What an earlier run left open is gone on with as well: the owner of a home is the only one who can. */
export function openWatchTranslations(needs: WatchTranslationsNeeds): WatchTranslations {
  const { engine, listener, changed } = needs
  let mayWork = false
  const queue = createAiQueue({
    jobs: engine.aiJobs,
    service: () => engine.settings['service.address'],
    clock: keepAliveClock,
    mayFollow: (job) => mayWork || !isOfWatch(engine, job),
    changed,
    bugs: listener,
    follow: async (job, signal) => {
      const connection = await needs.link.current()
      const onWritten = (...[, , written]: OnWrittenArguments) => listener.emit(writtenEvent(written))
      return followJob(connection.ai({ changed, onWritten }), job, signal)
    },
  })
  return {
    order: (order) => void queue.order(order),
    turn(mayWorkNow) {
      mayWork = mayWorkNow
      queue.turn()
    },
    restart: () => queue.restart(),
    close: () => queue.close(),
  }
}

type OnWrittenArguments = Parameters<NonNullable<Parameters<Connection['ai']>[0]['onWritten']>>
