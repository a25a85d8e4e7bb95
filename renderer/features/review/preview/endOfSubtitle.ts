/** Where a subtitle ends against its video. Pure. */
import type { Preview } from '../../../../shared/contract/preview.ts'

/** over: a little after the video, which is neither a good sign nor another cut. */
export type End = 'fits' | 'over' | 'longer' | 'shorter' | 'unknown'

/** Players stop at the end: a little over it is an odd closing card, more is another cut. Of a short video less is much. */
const longestOverMs = 60_000
const longestOverShare = 0.05
/** What headers of videos round away. */
const roundedMs = 2_000
/** Closing credits are silent; a subtitle that ends before this share of the video is cut or another one's. */
const earliestEnd = 0.75

export function endOf({ lastCueEndMs, videoDurationMs }: Pick<Preview, 'lastCueEndMs' | 'videoDurationMs'>): End {
  if (videoDurationMs === null) return 'unknown'
  const overMs = lastCueEndMs - videoDurationMs
  if (overMs > roundedMs)
    return overMs > Math.min(longestOverMs, videoDurationMs * longestOverShare) ? 'longer' : 'over'
  return lastCueEndMs < videoDurationMs * earliestEnd ? 'shorter' : 'fits'
}
