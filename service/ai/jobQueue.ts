/**
 * Runs the jobs of a data folder, oldest first, a few at once. The queue is the table itself: after a stop of any kind the
 * unfinished rows are taken up again. Of several processes on one folder one runs it, told by a lock.
 */
import { isDiskError } from '../../shared/diskTrouble.ts'
import { AppError } from '../../shared/errors.ts'
import type { ExclusiveLock } from '../../node/sqlite/exclusiveLock.ts'
import { ArchiveTrouble } from '../http/archiveTrouble.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { Job } from './job.ts'
import type { JobEnd } from './jobEnd.ts'
import type { JobStore } from './jobStore.ts'

export interface JobQueue {
  /** A job was added. */
  wake(): void
  /** Stops between two steps; what is unfinished stays so for the next start. */
  close(): Promise<void>
}

export interface JobQueueParts {
  readonly store: JobStore
  readonly end: JobEnd
  /** Throws ServiceError where the job cannot be done. */
  readonly run: (job: Job, signal: AbortSignal) => Promise<void>
  /** Null while another process runs the queue. */
  readonly lock: () => ExclusiveLock | null
  readonly report: (where: string, thrown: unknown) => void
}

const mostAtOnce = 2
/** How soon jobs of other processes, and a queue that another process has left, are seen. */
const checkEveryMs = 2_000

export function createJobQueue({ store, end, run, lock, report }: JobQueueParts): JobQueue {
  const stop = new AbortController()
  const running = new Map<number, Promise<void>>()
  let held: ExclusiveLock | null = null
  let toldLast = ''

  /** A disk that fails is met again every two seconds: told once. */
  function tell(where: string, thrown: unknown): void {
    const sentence = `${where} ${String(thrown)}`
    if (sentence !== toldLast) report(where, thrown)
    toldLast = sentence
  }

  /** Throws where the disk fails: the job stays as it is, and is taken up again. */
  async function runOne(job: Job): Promise<void> {
    try {
      await run(job, stop.signal)
    } catch (thrown) {
      if (stop.signal.aborted) return
      if (isOfStorage(thrown)) throw thrown
      if (isOurs(thrown)) report(`job ${job.requestId}`, thrown)
      const { code, message } = thrown instanceof ServiceError ? thrown : brokenJob()
      end.fail(job, { code, message })
    }
  }

  /** Called by a timer and within requests: what fails is tried again by the timer. */
  function fill(): void {
    try {
      startSome()
    } catch (thrown) {
      tell('job queue', thrown)
    }
  }

  function startSome(): void {
    if (stop.signal.aborted) return
    held ??= lock()
    if (!held || running.size >= mostAtOnce) return
    const waiting = store.unfinished().filter(({ id }) => !running.has(id))
    for (const job of waiting.slice(0, mostAtOnce - running.size)) start(job)
  }

  function start(job: Job): void {
    const leave = () => running.delete(job.id)
    const ended = () => {
      leave()
      fill()
    }
    const failed = (thrown: unknown) => {
      leave()
      tell(`job ${job.requestId}`, thrown)
    }
    running.set(job.id, runOne(job).then(ended, failed))
  }

  const timer = setInterval(fill, checkEveryMs)
  timer.unref()
  fill()
  return {
    wake: fill,
    async close() {
      clearInterval(timer)
      stop.abort()
      await Promise.all(running.values())
      held?.release()
    },
  }
}

function isOfStorage(thrown: unknown): boolean {
  return (thrown instanceof AppError && isDiskError(thrown.code)) || thrown instanceof ArchiveTrouble
}

/** Whoever runs the service has to know of it: neither the caller nor an engine caused it. */
function isOurs(thrown: unknown): boolean {
  return !(thrown instanceof ServiceError) || thrown.code === 'storage_unavailable'
}

function brokenJob(): ServiceError {
  return new ServiceError('internal_error', 'Something went wrong inside the service. Start the job again.')
}
