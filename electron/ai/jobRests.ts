/** When a job that rests may be taken up again: as it is stored, and where the disk could not store that. */
import type { Clock } from '../../node/clock.ts'
import type { AiJob } from './aiJob.ts'

export interface JobRests {
  mayBegin(job: AiJob): boolean
  /** When the next of these may be taken up; null when none of them rests. */
  nextMs(jobs: readonly AiJob[]): number | null
  /** The disk lets its state not be kept. Answers when it may be taken up again. */
  putOff(id: number): number
  /** Whatever `putOff` said of it. */
  end(id: number): void
}

/** A job that was changed so far in the future shows that the clock was set back: its rest means nothing then. */
const setBackMs = 15 * 60_000
/** A disk that failed may be well again soon. */
const diskRestMs = 30_000

export function createJobRests(clock: Pick<Clock, 'nowMs'>): JobRests {
  /** Jobs whose state could not be kept: not before this moment again. */
  const laterMs = new Map<number, number>()

  /** Null where it may be taken up now. */
  function endsMs({ id, notBeforeMs, changedMs }: AiJob): number | null {
    const stored = notBeforeMs !== null && changedMs < clock.nowMs() + setBackMs ? notBeforeMs : 0
    const untilMs = Math.max(stored, laterMs.get(id) ?? 0)
    return untilMs > clock.nowMs() ? untilMs : null
  }

  return {
    mayBegin: (job) => endsMs(job) === null,
    nextMs(jobs) {
      const rests = jobs.flatMap((job) => endsMs(job) ?? [])
      return rests.length === 0 ? null : Math.min(...rests)
    },
    putOff(id) {
      const untilMs = clock.nowMs() + diskRestMs
      laterMs.set(id, untilMs)
      return untilMs
    },
    end: (id) => void laterMs.delete(id),
  }
}
