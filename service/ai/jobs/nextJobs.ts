/** Which of the open jobs are begun now: those that the storage keeps from running never hold up the others. Pure. */
import type { Job } from './job.ts'

export interface Places {
  /** How many may begin. */
  readonly room: number
  /** By number; the one that was tried longest ago first. */
  readonly inTrouble: ReadonlySet<number>
  /** One of them is tried right now. */
  readonly isTrying: boolean
}

/**
 * Oldest first. One job at a time shows whether the storage is well again; all of them are tried only where nothing else
 * waits.
 */
export function nextJobs<Open extends Pick<Job, 'id'>>(
  open: readonly Open[],
  { room, inTrouble, isTrying }: Places,
): readonly Open[] {
  const tried = [...inTrouble].flatMap((id) => open.find((job) => job.id === id) ?? [])
  const others = open.filter(({ id }) => !inTrouble.has(id))
  const first = isTrying ? [] : tried.slice(0, 1)
  const begun = [...others.slice(0, room - first.length), ...first]
  return [...begun, ...tried.filter((job) => !begun.includes(job))].slice(0, room)
}
