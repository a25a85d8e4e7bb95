/**
 * The form that most SubRip texts have, read in one pass without a list of lines. Whatever is not exactly in it is left to the
 * readers that know what people really have: null says no more than that. Pure, linear.
 */
import type { Cue } from '../../document.ts'
import { subtitleLimits } from '../../limits.ts'
import { usualClockAt } from '../timecode.ts'
import { holdsArrow } from './srtTiming.ts'

const plainTiming = /^\d{2}:[0-5]\d:[0-5]\d,\d{3} --> \d{2}:[0-5]\d:[0-5]\d,\d{3}$/
const timingChars = '00:00:00,000 --> 00:00:00,000'.length
const endTimeAt = '00:00:00,000 --> '.length

/** What other formats are known by: headings of scripts, and elements in the first part of a text. */
const headingStart = '\n['
const foreignElement = /<[^\s<>]{0,20}(?:sami|sync|tt)[\s>]/i
const headChars = 4096

/**
 * Numbers that grow by one from 0 or 1, times as they should be and in order, text without blank lines, arrows or blanks
 * at the end of a line. What `readSrt` reads of such a text is the same, and `isWellFormedSrt` holds.
 * @param text with line ends as '\n'
 */
export function readPlainSrt(text: string): readonly Cue[] | null {
  // So long a text may have more lines than are allowed, which is found out where lines are made.
  if (text.length > subtitleLimits.maxLines || text.includes(headingStart)) return null
  if (foreignElement.test(text.slice(0, headChars))) return null
  const cues: Cue[] = []
  let number = text.startsWith('0') ? 0 : 1
  for (let at = 0; at < text.length; number += 1) {
    const block = readBlock(text, at, String(number))
    if (!block) return null
    cues.push(block.cue)
    at = skipFeeds(text, block.end)
  }
  return cues
}

interface Block {
  readonly cue: Cue
  /** Behind its text. */
  readonly end: number
}

function readBlock(text: string, at: number, number: string): Block | null {
  const timesAt = at + number.length + 1
  const timesEnd = timesAt + timingChars
  if (!text.startsWith(`${number}\n`, at) || !plainTiming.test(text.slice(timesAt, timesEnd))) return null
  if (timesEnd < text.length && text.charCodeAt(timesEnd) !== feed) return null
  const startMs = usualClockAt(text, timesAt)
  const endMs = usualClockAt(text, timesAt + endTimeAt)
  const end = endOfText(text, timesEnd)
  const words = text.slice(timesEnd + 1, end)
  return endMs > startMs && isPlainText(words) ? { cue: { startMs, endMs, text: words }, end } : null
}

const feed = 0x0a

/** Before the line feeds that end it: two, or those at the end of all. */
function endOfText(text: string, from: number): number {
  const blank = text.indexOf('\n\n', from)
  if (blank !== -1) return blank
  return text.endsWith('\n') ? Math.max(from, text.length - 1) : text.length
}

function isPlainText(words: string): boolean {
  if (words.length > subtitleLimits.maxLineChars || holdsArrow(words)) return false
  for (let end = words.indexOf('\n'); end !== -1; end = words.indexOf('\n', end + 1))
    if (isSpaceAt(words, end - 1)) return false
  return words === '' || !isSpaceAt(words, words.length - 1)
}

function isSpaceAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit <= 0x20 || (unit > 0x7f && text.charAt(at).trim() === '')
}

function skipFeeds(text: string, from: number): number {
  let at = from
  while (text.charCodeAt(at) === feed) at += 1
  return at
}
