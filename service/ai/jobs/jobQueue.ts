/**
 * Runs the jobs of a data folder, oldest first, a few at once. The queue is the table itself: after a stop of any kind the
 * unfinished rows are taken up again. Of several processes each job is taken by one.
 */
import { counted } from '../../../shared/text/counted.ts'
import { isDiskError } from '../../../shared/diskTrouble.ts'
import { AppError } from '../../../shared/errors.ts'
import { ArchiveTrouble } from '../../http/archiveTrouble.ts'
import { ServiceError } from '../../http/serviceError.ts'
import type { Job } from './job.ts'
import { JobTakenOver } from './jobTakenOver.ts'
import type { JobsStore } from '../../store/store.ts'
import { nextJobs } from './nextJobs.ts'

export interface JobQueue {
  /** A job was added. */
  wake(): void
  /** Stops between two steps; what is unfinished stays so for the next start. Waits five seconds at most, whatever hangs. */
  close(): Promise<void>
}

export interface JobQueueParts {
  readonly jobs: Pick<JobsStore, 'take' | 'fail' | 'giveBack' | 'leave'>
  /** Throws ServiceError where the job cannot be done. */
  readonly run: (job: Job, signal: AbortSignal) => Promise<void>
  readonly report: (where: string, thrown: unknown) => void
}

const mostAtOnce = 2
/** How soon jobs of other processes, and a queue that another process has left, are seen. */
const checkEveryMs = 2_000
/** A step that is told to stop does so at once; one that hangs, or a database that does, must not hold up the end of the process. */
const longestStopMs = 5_000

export function createJobQueue({ jobs, run, report }: JobQueueParts): JobQueue {
  const stop = new AbortController()
  const isOver = () => stop.signal.aborted
  const running = new Map<number, Promise<void>>()
  /** Jobs that the storage kept from running, the one that was tried longest ago first. */
  const inTrouble = new Set<number>()
  /** One look after the other: two at once would take the same job. */
  let looking = Promise.resolve()
  let toldLast = ''

  /** A disk that fails is met again every two seconds: told once. */
  function tell(where: string, thrown: unknown): void {
    const sentence = `${where} ${String(thrown)}`
    if (sentence !== toldLast) report(where, thrown)
    toldLast = sentence
  }

  /** Throws where the disk fails, and where the job is another's by now: it stays as it is, and is taken up again. */
  async function runOne(job: Job): Promise<void> {
    try {
      await run(job, stop.signal)
    } catch (thrown) {
      if (isOver()) return
      if (isOfStorage(thrown) || thrown instanceof JobTakenOver) throw thrown
      if (isOurs(thrown)) report(`job ${job.requestId}`, thrown)
      const { code, message } = thrown instanceof ServiceError ? thrown : brokenJob()
      await jobs.fail(job, { code, message })
    }
  }

  /** Called by a timer and within requests: what fails is tried again by the timer. */
  function fill(): void {
    looking = looking.then(startSome).catch((thrown: unknown) => tell('job queue', thrown))
  }

  async function startSome(): Promise<void> {
    if (isOver()) return
    // Asked also where there is no room: that keeps what runs here ours.
    const room = mostAtOnce - running.size
    const most = room <= 0 ? 0 : room + inTrouble.size
    const open = await jobs.take(most, new Set(running.keys()))
    if (open.length < most) forgetOthersThan(open)
    const isTrying = [...running.keys()].some((id) => inTrouble.has(id))
    for (const job of nextJobs(open, { room, inTrouble, isTrying })) if (!isOver()) start(job)
    const spare = open.filter(({ id }) => !running.has(id)).map(({ id }) => id)
    if (spare.length > 0) await jobs.giveBack(spare)
  }

  /** Those that have ended meanwhile, or run elsewhere. */
  function forgetOthersThan(open: readonly Job[]): void {
    const known = new Set([...running.keys(), ...open.map(({ id }) => id)])
    for (const id of inTrouble) if (!known.has(id)) inTrouble.delete(id)
  }

  function start(job: Job): void {
    const leave = () => {
      running.delete(job.id)
      inTrouble.delete(job.id)
    }
    const ended = () => {
      leave()
      fill()
    }
    const failed = (thrown: unknown) => {
      leave()
      // Behind the others that are in trouble.
      if (!(thrown instanceof JobTakenOver)) inTrouble.add(job.id)
      tell(`job ${job.requestId}`, thrown)
    }
    running.set(job.id, runOne(job).then(ended, failed))
  }

  async function stopped(): Promise<true> {
    await looking
    await Promise.all(running.values())
    return true
  }

  const timer = setInterval(fill, checkEveryMs)
  timer.unref()
  fill()
  return {
    wake: fill,
    async close() {
      clearInterval(timer)
      stop.abort()
      const late = Promise.withResolvers<false>()
      const patience = setTimeout(() => late.resolve(false), longestStopMs)
      if (!(await Promise.race([stopped(), late.promise])))
        tell('job queue', new Error(`The database, or one of ${counted(running.size, 'job')}, did not stop in time`))
      // Where the database is away, others take the jobs over by themselves.
      const left = jobs.leave().catch((thrown: unknown) => tell('job queue', thrown))
      await Promise.race([left, late.promise])
      clearTimeout(patience)
    },
  }
}

/** It heals by itself or by whoever runs the service. A text that the archives have lost ends its job. */
function isOfStorage(thrown: unknown): boolean {
  if (thrown instanceof ArchiveTrouble) return !thrown.isLasting
  return thrown instanceof AppError && isDiskError(thrown.code)
}

/** Whoever runs the service has to know of it: neither the caller nor an engine caused it. */
function isOurs(thrown: unknown): boolean {
  return !(thrown instanceof ServiceError) || thrown.code === 'storage_unavailable'
}

function brokenJob(): ServiceError {
  return new ServiceError('internal_error', 'Something went wrong inside the service. Start the job again.')
}
