/**
 * For formats in which few bytes show much text: again, as it grows, at many times. What is read is counted while it is read,
 * so that a small file cannot become a large subtitle.
 */
import { subtitleLimits } from '../limits.ts'
import { SubtitleError } from '../subtitleError.ts'

/** Takes the text of each cue, in the order of reading. @throws SubtitleError SUB_TOO_BIG */
export type TextMeter = (text: string) => void

/** No more cues, and no more text in one or in all of them, than a file may hold that is written out. */
export function createTextMeter(): TextMeter {
  let cues = 0
  let chars = 0
  return (text) => {
    cues += 1
    chars += text.length
    const isTooBig =
      cues > subtitleLimits.maxCues || text.length > subtitleLimits.maxCueChars || chars > subtitleLimits.maxBytes
    if (isTooBig) throw new SubtitleError('SUB_TOO_BIG')
  }
}
