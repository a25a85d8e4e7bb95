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

/** '-->', '--->', '->', '- ->', '—>', '– >', '=>', '→', and '--&gt;' of a text that came through a web page */
const arrow = /[-–—=]{1,4} ?-?(?:>|&gt;)|→/

/** Some programs write the number of a cue before its times, into the same line. */
const numberBefore = /^\s*\d{1,6}[.)]?\s+(?=\d{1,2}:\s?\d{1,2}:\s?\d{1,2}\s?[.,])/

/** '00:01:02,345 --> 00:01:04,567', as nearly every file has them. */
const usualTimes = /^\d\d:[0-5]\d:[0-5]\d[,.]\d{3} --> \d\d:[0-5]\d:[0-5]\d[,.]\d{3}$/

/** Every arrow ends with one of these; most lines have neither. */
export function mayHoldArrow(line: string): boolean {
  return line.includes('>') || line.includes('→') || line.includes('&gt;')
}

/** Whether there is an arrow anywhere in a text: without one, no line of it looks like a timing line. */
export function holdsArrow(text: string): boolean {
  return mayHoldArrow(text) && arrow.test(text)
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
  const timing = parseTimes(line)
  return timing && timing.endMs > timing.startMs ? timing : null
}

/** The same, also where the end does not come after the start. */
export function parseTimes(line: string): TimingLine | null {
  if (!mayHoldArrow(line)) return null
  return usualTimes.test(line) ? usualTimingLine(line) : parseOddTimingLine(line.replace(numberBefore, ''))
}

function usualTimingLine(line: string): TimingLine {
  const startMs = usualClockAt(line, 0)
  const endMs = usualClockAt(line, line.length - clockLength)
  return { startMs, endMs, settings: '' }
}

function parseOddTimingLine(line: string): TimingLine | null {
  const head = line.slice(0, searchedChars)
  const match = arrow.exec(head)
  if (!match) return null
  const after = head.slice(match.index + match[0].length)
  const startMs = startOf(head.slice(0, match.index).trim())
  const { endText, endMs } = endOf(after)
  if (startMs === null || endMs === null) return null
  const settings = line.slice(match.index + match[0].length + after.indexOf(endText) + endText.length).trim()
  return { startMs, endMs, settings }
}

/** What begins before the film, as of a subtitle that was moved, begins with it. */
function startOf(written: string): number | null {
  const isNegative = /^[-−]|[:,.]-\d/.test(written)
  const ms = parseClock(isNegative ? written.replace(/[-−]/g, '') : written)
  return ms !== null && isNegative ? 0 : ms
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
