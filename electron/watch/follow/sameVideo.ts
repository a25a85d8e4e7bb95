/** Whether two places hold the same video: by size, time and a hash of its beginning and end. Pure. */

export interface KnownVideo {
  readonly path: string
  readonly sizeBytes: number
  readonly modifiedMs: number
  /** null where it was never read. */
  readonly partialHash: string | null
}

/** FAT keeps times to two seconds. */
const timeToleranceMs = 2_000

export type Sameness =
  /** The content says so: what we wrote beside it may follow. */
  | 'proven'
  /** Size and time say so, and nobody has read the content: what we remember of it may follow, files may not. */
  | 'likely'
  | 'no'

export function sameVideo(before: KnownVideo, now: KnownVideo): Sameness {
  if (before.sizeBytes !== now.sizeBytes) return 'no'
  if (before.partialHash !== null && now.partialHash !== null)
    return before.partialHash === now.partialHash ? 'proven' : 'no'
  return Math.abs(before.modifiedMs - now.modifiedMs) <= timeToleranceMs ? 'likely' : 'no'
}
