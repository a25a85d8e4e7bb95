/** LRC, the words of songs: `[01:02.03]text`, several times before a text that comes back, times of single words within it. */
import { counted } from '../counted.ts'
import type { Cue, SubtitleDocument } from '../document.ts'
import { subtitleLimits } from '../limits.ts'
import { SubtitleError } from '../subtitleError.ts'
import type { SubtitleReader, SubtitleSource } from './reader.ts'
import { createTextMeter } from './textMeter.ts'

/** Nothing after the marks can make it fail, so it never looks for another end of them. */
const times = /^\s*(?:\[(?:\d{1,2}:)?\d{1,3}:\d{1,2}(?:[.:,]\d{1,3})?\]\s*)+/
const time = /\[(?:(\d{1,2}):(?=\d{1,2}:\d{1,2}[.,]))?(\d{1,3}):(\d{1,2})(?:([.:,])(\d{1,3}))?\]/g
const wordTime = /<\d{1,3}:\d{1,2}(?:[.:,]\d{1,3})?>/g
const offset = /^\s*\[offset:\s*([+-]?\d{1,7})\s*\]/i

/** How long the last line stays. */
const lastCueMs = 4000

export const lrcReader: SubtitleReader = {
  format: 'lrc',
  extensions: ['lrc'],
  recognises: ({ lines }) => lines.slice(0, 100).some((line) => times.test(line)),
  read: readLrc,
}

interface Sung {
  readonly startMs: number
  readonly text: string
  /** Where three numbers stand, which may be hours, minutes and seconds as well. */
  readonly asClockMs?: number
}

function readLrc({ lines }: SubtitleSource): SubtitleDocument {
  const earlierMs = offsetOf(lines)
  const found = withRightClock(allSung(lines))
  const sung = found
    .map(({ startMs, text }) => ({ startMs: startMs - earlierMs, text }))
    .filter(({ startMs }) => startMs >= 0 && startMs <= subtitleLimits.maxTimeMs - lastCueMs)
    .sort((a, b) => a.startMs - b.startMs)
  const dropped = counted(found.length - sung.length, 'cue', 'with unusable times left out')
  return { format: 'lrc', cues: cuesOf(sung), header: '', dropped }
}

/** Positive: all lines come so many milliseconds earlier. */
function offsetOf(lines: readonly string[]): number {
  const [written] = lines.flatMap((line) => offset.exec(line)?.[1] ?? [])
  return Number(written ?? 0)
}

/** @throws SubtitleError SUB_TOO_BIG as soon as there are too many: one line has room for thousands of marks */
function allSung(lines: readonly string[]): readonly Sung[] {
  const found: Sung[] = []
  for (const line of lines) {
    for (const one of sungIn(line)) found.push(one)
    if (found.length > subtitleLimits.maxCues) throw new SubtitleError('SUB_TOO_BIG')
  }
  return found
}

/** On average nobody sings a line in less. */
const leastLineMs = 800

/** '[00:01:02]' is a minute and two seconds where lines would be sung faster than anybody can. */
function withRightClock(sung: readonly Sung[]): readonly Sung[] {
  const clocks = sung.flatMap(({ asClockMs, text }) => (asClockMs === undefined ? [] : [{ startMs: asClockMs, text }]))
  if (clocks.length < 2 || clocks.length < sung.length) return sung
  const starts = sung.map(({ startMs }) => startMs).sort((a, b) => a - b)
  const lengthMs = (starts.at(-1) ?? 0) - (starts[0] ?? 0)
  return lengthMs < (starts.length - 1) * leastLineMs ? clocks : sung
}

function sungIn(line: string): readonly Sung[] {
  const [marks] = times.exec(line) ?? []
  if (marks === undefined) return []
  const text = line.slice(marks.length).replace(wordTime, '').replace(/\s+/g, ' ').trim()
  return [...marks.matchAll(time)].map(([, hours = '0', minutes, seconds, sign, part = '']) => {
    const whole = Number(minutes) * 60 + Number(seconds)
    const startMs = (Number(hours) * 3600 + whole) * 1000 + Number(part.padEnd(3, '0'))
    const mayBeClock = sign === ':' && part.length === 2 && Number(part) < 60
    return mayBeClock ? { startMs, text, asClockMs: (whole * 60 + Number(part)) * 1000 } : { startMs, text }
  })
}

/** A line lasts until the next one that begins later; one without words only ends it. In the order of their times. */
function cuesOf(sung: readonly Sung[]): readonly Cue[] {
  const meter = createTextMeter()
  const ends = endsOf(sung.map(({ startMs }) => startMs))
  return sung.flatMap(({ startMs, text }, at): readonly Cue[] => {
    if (text === '') return []
    // The words of one line come back at each of its marks.
    meter(text)
    return [{ startMs, endMs: ends[at] ?? startMs + lastCueMs, text }]
  })
}

/** For each of these sorted times the next later one, found from behind; the last has none. */
function endsOf(starts: readonly number[]): readonly (number | null)[] {
  const ends: (number | null)[] = starts.map(() => null)
  for (let at = starts.length - 2; at >= 0; at -= 1) {
    const next = starts[at + 1] ?? null
    ends[at] = next === starts[at] ? (ends[at + 1] ?? null) : next
  }
  return ends
}
