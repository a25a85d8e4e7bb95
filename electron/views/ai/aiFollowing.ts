/** Follows the AI jobs of the window: writes their results into the library, and wakes when one that rests may go on. */
import { toAppError } from '../../../shared/errors.ts'
import type { AiJob } from '../../ai/aiJob.ts'
import type { AiJobs } from '../../ai/aiJobs.ts'
import { createAiQueue, type AiOrder, type AiQueue } from '../../ai/aiQueue.ts'
import { followJob } from '../../ai/followJob.ts'
import type { History } from '../../sidecar/history/history.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { Clock } from '../../../node/clock.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { ServiceLink } from '../serviceLink.ts'
import type { Topics } from '../topics.ts'
import { createAlarm } from '../updates/alarm.ts'
import type { Bugs } from '../../log/bugs.ts'

export interface AiFollowingParts {
  readonly jobs: AiJobs
  readonly settings: Pick<SettingsStore, 'read'>
  readonly clock: Pick<Clock, 'nowMs' | 'later'>
  readonly link: Pick<ServiceLink, 'current'>
  readonly library: Pick<LibrarySession, 'recordWritten' | 'recordRemoved'>
  readonly history: Pick<History, 'get'>
  readonly topics: Pick<Topics, 'changed'>
  /** False for what rests while watch mode does. */
  readonly mayFollow: (job: AiJob) => boolean
  readonly bugs: Bugs
}

export interface AiFollowing {
  readonly queue: AiQueue
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

/** A disk that failed may be well again soon. */
const troubleRestMs = 30_000

export function createAiFollowing(parts: AiFollowingParts): AiFollowing {
  const { jobs, settings, clock, link, library, history, topics, bugs } = parts
  const alarm = createAlarm({ clock, ring: wake })
  const queue: AiQueue = createAiQueue({
    jobs,
    service: () => settings.read()['service.address'],
    clock,
    changed,
    restsUntil: (atMs) => alarm.set(atMs),
    bugs,
    mayFollow: (job) => parts.mayFollow(job),
    follow,
  })

  /** Called by a timer: what the disk keeps from it is tried again by the next. */
  function wake(): void {
    try {
      queue.wake()
      alarm.set(queue.nextMs())
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.code === 'internal') bugs.report(error)
      alarm.set(clock.nowMs() + troubleRestMs)
    }
  }

  function changed(): void {
    alarm.set(queue.nextMs())
    topics.changed('ai')
    topics.changed('usage')
  }

  async function follow(job: AiJob, signal: AbortSignal): Promise<AiJob> {
    const connection = await link.current()
    const following = connection.ai({
      changed,
      onWritten: (_job, _target, { videoPath, path, language, replacesId }) => {
        const replaced = replacesId === null ? null : history.get(replacesId)
        if (replaced && replaced.path !== path) library.recordRemoved(replaced)
        library.recordWritten({ videoPath, path, language })
        topics.changed('history')
      },
    })
    return followJob(following, job, signal)
  }

  return {
    queue,
    wake,
    order(order) {
      queue.order(order)
      queue.wake()
    },
    turn: () => queue.turn(),
    restart: () => queue.restart(),
    async close() {
      await queue.close()
      // Last: what ends may set it once more.
      alarm.close()
    },
  }
}
