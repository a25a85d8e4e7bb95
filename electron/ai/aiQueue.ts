/** All AI jobs of one service: takes orders, works on several at a time, and goes on after a restart from what is stored. */
import { AppError, toAppError } from '../../shared/errors.ts'
import { isEnded, type AiJob, type WantedTarget } from './aiJob.ts'
import type { AiJobs, NewAiJob } from './aiJobs.ts'
import { endOlder } from './beside/endOlder.ts'
import { endsItsKind, kindOfJob } from './firstOfKind.ts'
import { unfindable } from './findStarted.ts'
import { createJobRests } from './jobRests.ts'
import type { Clock } from '../../node/clock.ts'
import type { Bugs } from '../log/bugs.ts'

export interface AiQueueParts {
  readonly jobs: AiJobs
  /** The service whose jobs are worked on now. */
  readonly service: () => string
  readonly follow: (job: AiJob, signal: AbortSignal) => Promise<AiJob>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly changed: (job: AiJob) => void
  /** Only these are taken up, and what a person asks for again; all of the service's unless told. */
  readonly mayFollow?: (job: AiJob) => boolean
  /** Told where a rest could not be stored: at that moment `wake` goes on with its job. */
  readonly restsUntil?: (atMs: number) => void
  readonly bugs: Bugs
}

export interface AiOrder extends NewAiJob {
  readonly targets: readonly WantedTarget[]
}

export interface AiQueue {
  /** Stores it; `wake` begins with it. The same work that was ordered before is gone on with. */
  order(order: AiOrder): AiJob
  /** Takes up what may be taken up now. */
  wake(): void
  /** Leaves what may not be followed any more as it is stored, and takes up what may. */
  turn(): void
  /** Stops following; the service may go on, and following again costs nothing. null: all of them. */
  cancel(ids: readonly number[] | null): number
  /** What failed, was refused or was cancelled, and what rests. null: all of them. */
  retry(ids: readonly number[] | null): number
  /** Begins following anew, with another connection: what is under way is left as it is stored. */
  restart(): void
  /** When the next resting job may be taken up; null when none rests. */
  nextMs(): number | null
  /** Settles when nothing can be taken up any more. */
  idle(): Promise<void>
  /** Leaves every job as it is stored. */
  close(): Promise<void>
}

/** The service works on them one after the other anyway; more would only ask it more often. */
const followedAtOnce = 8

export function createAiQueue(parts: AiQueueParts): AiQueue {
  const { jobs, mayFollow = () => true } = parts
  const rests = createJobRests(parts.clock)
  const followed = new Map<number, { readonly abort: AbortController; readonly ended: Promise<void> }>()
  const cancelled = new Set<number>()
  /** A person asked for these again, whatever may be followed else. */
  const asked = new Set<number>()
  let isClosed = false

  const ofService = () => jobs.open().filter(({ service }) => service === parts.service())
  const isFollowable = (job: AiJob) => asked.has(job.id) || mayFollow(job)

  function wake(): void {
    if (isClosed) return
    for (const job of ofService()) {
      if (followed.size >= followedAtOnce) return
      if (!followed.has(job.id) && rests.mayBegin(job) && isFollowable(job)) follow(job)
    }
  }

  function follow(job: AiJob): void {
    const abort = new AbortController()
    rests.end(job.id)
    const ended = conclude(job, parts.follow(job, abort.signal))
    followed.set(job.id, { abort, ended })
  }

  /** Never rejects. Where the disk lets nothing be kept, the job stays as it is stored, and is taken up again a little later. */
  async function conclude(job: AiJob, following: Promise<AiJob>): Promise<void> {
    try {
      await following.then(parts.changed).catch((thrown: unknown) => recordFailure(job, toAppError(thrown)))
      if (cancelled.delete(job.id)) endCancelled(job.id)
      if (isOver(job.id)) asked.delete(job.id)
      refuseLike(parts, job.id, (id) => followed.has(id))
      followed.delete(job.id)
      wake()
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.code === 'internal') parts.bugs.report(error)
      cancelled.delete(job.id)
      followed.delete(job.id)
      const untilMs = rests.putOff(job.id)
      parts.restsUntil?.(untilMs)
    }
  }

  function recordFailure({ id }: AiJob, error: AppError): void {
    if (error.code === 'cancelled') return
    if (error.code === 'internal') parts.bugs.report(error)
    parts.changed(jobs.change(id, { state: 'failed', code: error.code, message: error.message }))
  }

  function isOver(id: number): boolean {
    const job = jobs.get(id)
    return !job || isEnded(job)
  }

  /** An answer that came at the last moment may have moved it on. */
  function endCancelled(id: number): void {
    const job = jobs.get(id)
    if (!job || isEnded(job)) return
    parts.changed(jobs.change(id, { state: 'cancelled', message: 'Not followed any more.', notBeforeMs: null }))
  }

  const named = (ids: readonly number[] | null) =>
    ids === null
      ? jobs.list().filter(({ service }) => service === parts.service())
      : ids.flatMap((id) => jobs.get(id) ?? [])

  return {
    wake,
    order({ targets, ...wanted }) {
      const job = jobs.findOrAdd(wanted)
      const isFollowed = (id: number) => followed.has(id)
      endOlder(jobs, { job, targets, isFollowed }).forEach(parts.changed)
      for (const target of targets) jobs.addTarget({ jobId: job.id, ...target })
      // Cancelled a moment ago: it is taken up again once that is through.
      cancelled.delete(job.id)
      const ordered = followed.has(job.id) ? job : jobs.change(job.id, again(jobs, job))
      parts.changed(ordered)
      return ordered
    },
    cancel(ids) {
      const open = named(ids).filter((job) => !isEnded(job))
      for (const { id } of open) {
        const following = followed.get(id)
        if (following) cancelled.add(id)
        following?.abort.abort(new AppError('cancelled', 'Cancelled.'))
        if (!following) endCancelled(id)
      }
      return open.length
    },
    retry(ids) {
      const restsOrEnds = (job: AiJob) => isEnded(job) || job.notBeforeMs !== null || cancelled.has(job.id)
      const stopped = named(ids).filter((job) => job.state !== 'done' && restsOrEnds(job))
      for (const job of stopped) {
        cancelled.delete(job.id)
        asked.add(job.id)
        rests.end(job.id)
        parts.changed(jobs.change(job.id, again(jobs, job)))
      }
      wake()
      return stopped.length
    },
    turn() {
      for (const [id, { abort }] of followed) {
        const job = jobs.get(id)
        if (job && !isFollowable(job)) abort.abort(new AppError('cancelled', 'It rests for now.'))
      }
      wake()
    },
    restart() {
      for (const { abort } of followed.values()) abort.abort(new AppError('cancelled', 'The service has changed.'))
      wake()
    },
    nextMs: () => rests.nextMs(ofService()),
    async idle() {
      while (followed.size > 0) await Promise.all([...followed.values()].map(({ ended }) => ended))
    },
    async close() {
      isClosed = true
      for (const { abort } of followed.values()) abort.abort(new AppError('cancelled', 'Undertitle was closed.'))
      await this.idle()
    },
  }
}

/** What the service refused a job for, it would refuse those for that are like it: nothing is paid for them. */
function refuseLike({ jobs, changed }: AiQueueParts, id: number, isFollowed: (id: number) => boolean): void {
  const refused = jobs.get(id)
  if (refused?.state !== 'failed' || !endsItsKind(refused.code)) return
  const { code, message } = refused
  for (const job of jobs.open())
    if (job.state === 'ordered' && !isFollowed(job.id) && kindOfJob(job) === kindOfJob(refused))
      changed(jobs.change(job.id, { state: 'failed', code, message }))
}

/** Where a stopped job goes on: as far along as what is stored proves. */
function again(jobs: AiJobs, job: AiJob) {
  const fresh = { code: null, message: '', differences: [], notBeforeMs: null } as const
  if (!isEnded(job)) return fresh
  if (jobs.text(job.id, 'result')) return { ...fresh, state: 'fetched' } as const
  const unknown = { ...fresh, progress: null, etaMs: null }
  if (job.requestId !== null) return { ...unknown, state: 'running' } as const
  // It may have begun: look for it first. A start that nobody could find is repeated because a person says so, here.
  const isToFind = job.startedMs !== null && job.code !== unfindable
  return { ...unknown, state: isToFind ? 'starting' : 'ordered' } as const
}
