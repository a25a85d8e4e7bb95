/** Where a subtitle ends against its video. Pure. */
import type { Preview } from '../../../../shared/contract/preview.ts'

export type End = 'fits' | 'longer' | 'shorter' | 'unknown'

/** Players stop at the end: a little over it is an odd closing card, more is another cut. */
const longestOverMs = 60_000
/** Closing credits are silent; a subtitle that ends before this share of the video is cut or another one's. */
const earliestEnd = 0.75

export function endOf({ lastCueEndMs, videoDurationMs }: Preview): End {
  if (videoDurationMs === null) return 'unknown'
  if (lastCueEndMs > videoDurationMs + longestOverMs) return 'longer'
  return lastCueEndMs < videoDurationMs * earliestEnd ? 'shorter' : 'fits'
}
