/** Recognised speech as cues that can be read: not too long, not too short, at most two lines. Pure. */
import type { Cue } from '../../../shared/subtitle/document.ts'
import { wrapLines } from '../../../shared/translation/wrapLines.ts'
import type { SpokenPart } from './recogniser.ts'

const lineChars = 42
const cueChars = lineChars * 2
const shortestMs = 800

/** Parts in the order of time, their times from the beginning of the film. */
export function speechCues(parts: readonly SpokenPart[]): readonly Cue[] {
  const cues = parts.flatMap(cuesOfPart)
  return cues.map((cue, index) => ({ ...cue, endMs: readableEnd(cue, cues[index + 1]) }))
}

/** A long part is cut at the ends of sentences and words; each cut gets its share of the time. */
function cuesOfPart({ startMs, endMs, text }: SpokenPart): readonly Cue[] {
  const said = text.replace(/\s+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(said) || endMs <= startMs) return []
  const texts = cutText(said)
  const whole = texts.reduce((sum, one) => sum + one.length, 0)
  let before = 0
  return texts.map((one) => {
    const timeAt = (chars: number) => Math.round(startMs + ((endMs - startMs) * chars) / whole)
    const cue = { startMs: timeAt(before), endMs: timeAt(before + one.length), text: wrapped(one) }
    before += one.length
    return cue
  })
}

function cutText(text: string): readonly string[] {
  const texts: string[] = []
  let rest = text
  while (rest.length > cueChars) {
    const at = cutPlace(rest)
    texts.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return rest === '' ? texts : [...texts, rest]
}

/** Behind the last sentence that fits, else the last comma, else the last word. */
function cutPlace(text: string): number {
  const room = text.slice(0, cueChars)
  const ends = [/[.!?…]["»”]?(?= )/g, /[,;:](?= )/g, / /g].map((pattern) => [...room.matchAll(pattern)].at(-1))
  const found = ends.find((end) => end !== undefined && end.index > cueChars / 4)
  return found ? found.index + found[0].length : cueChars
}

function wrapped(text: string): string {
  return text.length > lineChars ? wrapLines(text, 2, (line) => line.length) : text
}

/** A short cue stays until it can be read, but not into the next one. */
function readableEnd({ startMs, endMs }: Cue, next: Cue | undefined): number {
  const wished = Math.max(endMs, startMs + shortestMs)
  return next ? Math.max(Math.min(wished, next.startMs), Math.min(endMs, wished)) : wished
}
