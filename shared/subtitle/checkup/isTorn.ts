/** Whether the text of a subtitle breaks off in the middle of a cue, as a download that was cut does. Pure. */
import type { SubtitleFormat } from '../document.ts'
import { splitLines, unifyLineEnds } from '../textLines.ts'

/** The end tells; a text may be long. */
const lookedChars = 4_096
const wholeTimes = /^\s*(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}\s*-->\s*(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3}/
const beginningOfTimes = /^\s*(?:\d{1,3}:)?\d{1,2}:\d{2}(?:[.,]\d{0,3})?\s*-{0,2}>?[\s\d:.,]*$/
/** Nine columns stand before the words. */
const columnsOfAss = 9

export function isTorn(text: string, format: SubtitleFormat): boolean {
  const lines = splitLines(unifyLineEnds(text.slice(-lookedChars))).filter((line) => line.trim() !== '')
  const last = lines.at(-1) ?? ''
  if (format === 'ass' || format === 'ssa') return /^Dialogue:/i.test(last) && last.split(',').length <= columnsOfAss
  // A clock may be spoken of: in a cue that was cut, the number of the cue stands before it.
  const isBehindNumber = /^\s*\d+\s*$/.test(lines.at(-2) ?? '')
  return format === 'srt' && isBehindNumber && !wholeTimes.test(last) && beginningOfTimes.test(last)
}
