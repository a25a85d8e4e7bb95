/** The line of SRT and WebVTT that holds the times of a cue. Pure. */
import { parseClock, usualClockAt } from '../timecode.ts'

export interface TimingLine {
  readonly startMs: number
  readonly endMs: number
  /** What follows the times: WebVTT settings, SRT coordinates. */
  readonly settings: string
}

/** Times stand at the beginning of a line; further text is not searched, which keeps the cost of any line small. */
const searchedChars = 120

const clockLength = '00:00:00,000'.length

/** '-->', '--->', '->', '- ->', '—>', '=>', '→' */
const arrow = /-{1,4} ?-?>|[—–=]>|→/

/** '00:01:02,345 --> 00:01:04,567', as nearly every file has them. */
const usualTimes = /^\d\d:[0-5]\d:[0-5]\d[,.]\d{3} --> \d\d:[0-5]\d:[0-5]\d[,.]\d{3}$/

/** Every arrow ends with one of these; most lines have neither. */
export function mayHoldArrow(line: string): boolean {
  return line.includes('>') || line.includes('→')
}

/** Whether a line looks like a timing line, right or wrong. */
export function hasArrow(line: string): boolean {
  return mayHoldArrow(line) && arrow.test(line.slice(0, searchedChars))
}

/** 'X1:100 Y2:20', WebVTT's 'align:left': what a timing line may hold behind its times. */
const settingsOnly = /^(?:(?:[XY][12]|align|position|size|line|vertical|region|[ALST]):\S*\s*)*$/i

/** Words that somebody wrote into the timing line: no player shows them there. */
export function textBehindTimes({ settings }: TimingLine): string {
  return settingsOnly.test(settings) ? '' : settings
}

/** The times and what follows them; null for a line whose times are missing, impossible or not in order. */
export function parseTimingLine(line: string): TimingLine | null {
  if (!mayHoldArrow(line)) return null
  return usualTimes.test(line) ? usualTimingLine(line) : parseOddTimingLine(line)
}

function usualTimingLine(line: string): TimingLine | null {
  const startMs = usualClockAt(line, 0)
  const endMs = usualClockAt(line, line.length - clockLength)
  return endMs > startMs ? { startMs, endMs, settings: '' } : null
}

function parseOddTimingLine(line: string): TimingLine | null {
  const head = line.slice(0, searchedChars)
  const match = arrow.exec(head)
  if (!match) return null
  const after = head.slice(match.index + match[0].length)
  const startMs = parseClock(head.slice(0, match.index).trim())
  const { endText, endMs } = endOf(after)
  if (startMs === null || endMs === null || endMs <= startMs) return null
  const settings = line.slice(match.index + match[0].length + after.indexOf(endText) + endText.length).trim()
  return { startMs, endMs, settings }
}

interface EndTime {
  readonly endText: string
  readonly endMs: number | null
}

/** It may have blanks within, and words behind it in any letters. */
function endOf(after: string): EndTime {
  const endText = /^[^A-Za-z]*/.exec(after)?.[0].trim() ?? ''
  const endMs = parseClock(endText)
  if (endMs !== null) return { endText, endMs }
  const [first = ''] = /\S+/.exec(after) ?? []
  return { endText: first, endMs: parseClock(first) }
}
