/**
 * SubViewer 1 (`[00:00:03]`, the text, the time of its end), SubViewer 2 (`00:00:01.00,00:00:03.00`, lines parted by `[br]`)
 * and what YouTube makes of the second (several lines, thousandths).
 */
import { counted } from '../counted.ts'
import type { Cue, SubtitleDocument } from '../document.ts'
import { isBlank, startsWithDigit, tidyLines } from '../textLines.ts'
import type { SubtitleReader, SubtitleSource } from './reader.ts'
import { parseClock } from './timecode.ts'

const spanLine = /^(-?\d{1,3}:\d{2}:\d{2}[.:]\d{1,3})\s?,\s?(\d{1,3}:\d{2}:\d{2}[.:]\d{1,3})\s*$/
const markLine = /^\[(\d{1,2}:\d{2}:\d{2}(?:[.:]\d{1,3})?)\]\s*$/

/** '[COLF]&HFFFFFF,[STYLE]bd,[SIZE]24': how all that follows looks. */
const styleLine = /^\[(?:COLF|STYLE|SIZE|FONT)\].*$/gim

/** How long the last text of a SubViewer 1 file stays. */
const lastCueMs = 4000

export const subviewerReader: SubtitleReader = {
  format: 'subviewer',
  extensions: ['sub', 'sbv', 'txt'],
  recognises: ({ lines }) => lines.some(isSpan) || hasMarks(lines),
  read: readSubviewer,
}

/** Neither is long; most lines of other formats are seen to be none by their first letter. */
function isSpan(line: string): boolean {
  return (startsWithDigit(line) || line.startsWith('-')) && spanLine.test(line)
}

/** A time in brackets alone on its line is no sentence; two are none by chance. */
function hasMarks(lines: readonly string[]): boolean {
  return lines.filter((line) => line.startsWith('[') && markLine.test(line)).length >= 2
}

function readSubviewer({ lines }: SubtitleSource): SubtitleDocument {
  const starts = lines.flatMap((line, at) => (spanLine.test(line) ? [at] : []))
  const found = starts.length > 0 ? starts.map((at) => spanAt(lines, at)) : readMarks(lines)
  const cues = found.filter((cue) => cue !== null)
  const dropped = counted(found.length - cues.length, 'cue', 'with unusable times left out')
  return { format: 'subviewer', cues, header: '', dropped }
}

/** Null where its times cannot be used. */
function spanAt(lines: readonly string[], at: number): Cue | null {
  const [, start = '', end = ''] = spanLine.exec(lines[at] ?? '') ?? []
  return cueOf(msOf(start), msOf(end), textFrom(lines, at + 1))
}

/** A blank line before it is none behind it. */
function textFrom(lines: readonly string[], after: number): string {
  let from = after
  while (from < lines.length && isBlank(lines[from] ?? '')) from += 1
  let to = from
  while (to < lines.length && !isBlank(lines[to] ?? '') && !spanLine.test(lines[to] ?? '')) to += 1
  return lines.slice(from, to).join('\n')
}

/** A text lasts until the next mark; a mark without a text only ends one. */
function readMarks(lines: readonly string[]): readonly (Cue | null)[] {
  const marks = lines.flatMap((line, at) => (markLine.test(line) ? [at] : []))
  return marks.flatMap((at, nth) => {
    const next = marks[nth + 1]
    const text = lines.slice(at + 1, next ?? at + 2).join('\n')
    const startMs = msAt(lines, at)
    if (isBlank(text) || /^\[\w/.test(text)) return []
    const endMs = next === undefined ? (startMs ?? 0) + lastCueMs : msAt(lines, next)
    return [cueOf(startMs, endMs, text)]
  })
}

function msAt(lines: readonly string[], at: number): number | null {
  const [, clock = ''] = markLine.exec(lines[at] ?? '') ?? []
  return msOf(clock)
}

/** Behind the last colon may stand hundredths. What begins before the film begins with it. */
function msOf(clock: string): number | null {
  return clock.startsWith('-') ? 0 : parseClock(clock.replace(/^(\d+:\d+:\d+):(\d+)$/, '$1.$2'))
}

function cueOf(startMs: number | null, endMs: number | null, text: string): Cue | null {
  if (startMs === null || endMs === null || endMs <= startMs) return null
  return { startMs, endMs, text: tidyLines(text.replace(styleLine, '').replace(/\[br\]|\|/gi, '\n')) }
}
