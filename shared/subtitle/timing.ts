/** Times of a whole document: where it ends, and the same document moved or stretched. Pure. */
import type { Cue, SubtitleDocument } from './document.ts'
import { subtitleLimits } from './limits.ts'

/** When the last cue ends, 0 for no cues. */
export function lastEndMs(document: Pick<SubtitleDocument, 'cues'>): number {
  return document.cues.reduce((last, cue) => Math.max(last, cue.endMs), 0)
}

/** Later by `offsetMs`, or earlier where it is negative. Cues that would end before the film begins are left out. */
export function shift<D extends SubtitleDocument>(document: D, offsetMs: number): D {
  return retimed(document, (ms) => ms + offsetMs)
}

/** For a video of another frame rate: a cue made for 25 fps comes later at 23.976. @throws RangeError for a rate <= 0 */
export function scaleFps<D extends SubtitleDocument>(document: D, fromFps: number, toFps: number): D {
  if (!(fromFps > 0 && toFps > 0)) throw new RangeError('Frame rates are above zero.')
  return retimed(document, (ms) => (ms * fromFps) / toFps)
}

function retimed<D extends SubtitleDocument>(document: D, timeOf: (ms: number) => number): D {
  const cues = document.cues.flatMap((cue): Cue[] => {
    const startMs = Math.max(0, Math.round(timeOf(cue.startMs)))
    const endMs = Math.round(timeOf(cue.endMs))
    return endMs > startMs && endMs <= subtitleLimits.maxTimeMs ? [{ ...cue, startMs, endMs }] : []
  })
  return { ...document, cues }
}
