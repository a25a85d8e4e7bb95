/** Whether an SRT text has the form that every player reads. Pure. */
import { parseTimingLine, textBehindTimes } from './srtTiming.ts'
import { isBlank } from '../../textLines.ts'

/** '00:01:02,345 --> 00:01:04,567', as nearly every line of a good file is. */
const plainTiming = /^\d{2}:[0-5]\d:[0-5]\d,\d{3} --> \d{2}:[0-5]\d:[0-5]\d,\d{3}$/
const clockLength = '00:00:00,000'.length
const strictTiming = /^(\d{2}:[0-5]\d:[0-5]\d,\d{3}) {1,9}--> {1,9}(\d{2}:[0-5]\d:[0-5]\d,\d{3}(?:\s.*)?)$/

/** Numbers that grow by one from 0 or 1, times as they should be and in order, a blank line after every cue. */
export function isWellFormedSrt(lines: readonly string[]): boolean {
  let expected: number | null = null
  let at = 0
  while (at < lines.length) {
    if (isBlank(lines[at] ?? '')) {
      at += 1
      continue
    }
    const number = numberOf(lines[at] ?? '', expected)
    const isNext: boolean = expected === null ? number === 0 || number === 1 : number === expected
    if (number === null || !isNext || !isTiming(lines[at + 1] ?? '')) return false
    expected = number + 1
    const end = endOfText(lines, at + 2)
    if (hasTiming(lines, at + 2, end)) return false
    at = end
  }
  return true
}

function endOfText(lines: readonly string[], start: number): number {
  let at = start
  while (at < lines.length && !isBlank(lines[at] ?? '')) at += 1
  return at
}

function hasTiming(lines: readonly string[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (parseTimingLine(lines[at] ?? '') !== null) return true
  return false
}

function numberOf(line: string, expected: number | null): number | null {
  if (line === String(expected)) return expected
  return /^\d{1,6}\s*$/.test(line) ? Number(line) : null
}

function isTiming(line: string): boolean {
  if (plainTiming.test(line)) return line.slice(0, clockLength) < line.slice(-clockLength)
  const [, start = '', end = ''] = strictTiming.exec(line.trimEnd()) ?? []
  const timing = parseTimingLine(line)
  return start < end && timing !== null && textBehindTimes(timing) === ''
}
