/** Does a subtitle fit the length of its video? Pure. */
import type { Cue, SubtitleDocument } from '../../shared/subtitle/document.ts'

export type Coverage = 'fits' | 'short' | 'too-long'

const slackShare = 0.1
const slackMs = 60_000
const shortShare = 0.4
// An advert at 99:59:59 is a common joke; in a subtitle of this many cues the last two may be one.
const manyCues = 20
const strayCues = 2

/** 'short' ends before 40 % of the video: a part, a forced subtitle, or a video with long credits. */
export function coverageOf(document: SubtitleDocument, mediaDurationMs: number): Coverage {
  const starts = document.cues.map(({ startMs }: Cue) => startMs).sort((a, b) => a - b)
  const strays = starts.length >= manyCues ? strayCues : 0
  const lastMs = starts[starts.length - 1 - strays] ?? 0
  if (lastMs > mediaDurationMs * (1 + slackShare) + slackMs) return 'too-long'
  return lastMs < mediaDurationMs * shortShare ? 'short' : 'fits'
}
