/** Whether an SRT text has the form that every player reads. Pure. */
import { parseTimingLine } from './srtTiming.ts'
import { isBlank } from '../../textLines.ts'

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
    const number = numberOf(lines[at] ?? '')
    const isNext: boolean = expected === null ? number === 0 || number === 1 : number === expected
    if (number === null || !isNext || !isTiming(lines[at + 1] ?? '')) return false
    expected = number + 1
    const end = endOfText(lines, at + 2)
    if (lines.slice(at + 2, end).some((line) => parseTimingLine(line) !== null)) return false
    at = end
  }
  return true
}

function endOfText(lines: readonly string[], start: number): number {
  let at = start
  while (at < lines.length && !isBlank(lines[at] ?? '')) at += 1
  return at
}

function numberOf(line: string): number | null {
  return /^\d{1,6}\s*$/.test(line) ? Number(line) : null
}

function isTiming(line: string): boolean {
  const [, start = '', end = ''] = strictTiming.exec(line.trimEnd()) ?? []
  return start < end
}
