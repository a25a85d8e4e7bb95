/** Does a subtitle fit the length of its video? Pure. */
import type { Cue, SubtitleDocument } from '../../shared/subtitle/document.ts'

export type Coverage = 'fits' | 'short' | 'too-long'

const slackShare = 0.1
const slackMs = 60_000
const shortShare = 0.4
// An advert at 99:59:59 is a common joke; in a subtitle of this many cues the last two may be one.
const manyCues = 20
const strayCues = 2

/** When the last cue begins that is no stray. */
export function lastCueMs({ cues }: Pick<SubtitleDocument, 'cues'>): number {
  const starts = cues.map(({ startMs }: Cue) => startMs).sort((a, b) => a - b)
  const strays = starts.length >= manyCues ? strayCues : 0
  return starts[starts.length - 1 - strays] ?? 0
}

/** 'short' ends before 40 % of the video: a part, a forced subtitle, or a video with long credits. */
export function coverageOf(document: SubtitleDocument, mediaDurationMs: number): Coverage {
  const lastMs = lastCueMs(document)
  if (isBeyond(lastMs, mediaDurationMs)) return 'too-long'
  return lastMs < mediaDurationMs * shortShare ? 'short' : 'fits'
}

/** No cue begins so long after its video has ended. */
export function isBeyond(lastMs: number, mediaDurationMs: number): boolean {
  return lastMs > mediaDurationMs * (1 + slackShare) + slackMs
}
