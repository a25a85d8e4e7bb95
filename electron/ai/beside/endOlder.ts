/** An order of before, not begun yet, for the same file from another source: of both, two units would be paid for one text. */
import type { AiJob, AiTarget } from '../aiJob.ts'
import type { AiJobs } from '../aiJobs.ts'

export interface Newer {
  readonly job: AiJob
  readonly targets: readonly Pick<AiTarget, 'videoPath'>[]
  readonly isFollowed: (id: number) => boolean
}

/** Ends those that the newer one takes the place of, whole, and answers them. */
export function endOlder(jobs: AiJobs, { job, targets, isFollowed }: Newer): readonly AiJob[] {
  const wanted = new Set(targets.map(({ videoPath }) => videoPath))
  return jobs
    .open()
    .filter((older) => older.state === 'ordered' && !isFollowed(older.id) && isSameWork(older, job))
    .filter(({ id }) => jobs.targets(id).every(({ videoPath }) => wanted.has(videoPath)))
    .map(({ id }) =>
      jobs.change(id, { state: 'cancelled', message: 'A newer order took its place.', notBeforeMs: null }),
    )
}

/** What is made, whatever it is made from. */
function isSameWork(older: AiJob, newer: AiJob): boolean {
  return (
    older.id !== newer.id &&
    newer.kind === 'translation' &&
    older.kind === newer.kind &&
    older.service === newer.service &&
    older.target === newer.target &&
    older.tone === newer.tone
  )
}
