/** WebVTT. Styles and regions stay in the header; style sheets that fetch something are left out. */
import { counted } from '../counted.ts'
import type { Cue, SubtitleDocument } from '../document.ts'
import type { SubtitleReader, SubtitleSource } from './reader.ts'
import { hasArrow, parseTimingLine } from './srt/srtTiming.ts'
import { isBlank } from '../textLines.ts'
import { vttTime } from './timecode.ts'

export const vttReader: SubtitleReader = {
  format: 'vtt',
  extensions: ['vtt'],
  recognises: ({ text }) => /^WEBVTT(?:\s|$)/.test(text.slice(0, 16)),
  read: readVtt,
}

/** Lines between blank ones. */
type Block = readonly string[]

function readVtt({ lines }: SubtitleSource): SubtitleDocument {
  const cues: Cue[] = []
  const header: string[] = []
  let unusable = 0
  let fetchingStyles = 0
  for (const block of splitBlocks(lines)) {
    if (block.some(hasArrow)) {
      const found = readCues(block)
      // One by one: a block can hold more of them than a call takes arguments.
      for (const cue of found.cues) cues.push(cue)
      unusable += found.unusable
    } else if (isFetchingStyle(block)) fetchingStyles += 1
    else if (/^(?:WEBVTT|STYLE|REGION)/.test(block[0] ?? '')) header.push(block.join('\n'))
  }
  const dropped = [
    ...counted(fetchingStyles, 'STYLE block', 'left out'),
    ...counted(unusable, 'cue', 'with unusable times left out'),
  ]
  return { format: 'vtt', cues, header: header.join('\n\n'), dropped }
}

function splitBlocks(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = []
  let start = 0
  for (let at = 0; at <= lines.length; at += 1) {
    if (at < lines.length && !endsBlock(lines, at)) continue
    if (at > start) blocks.push(lines.slice(start, at))
    start = at + 1
  }
  return blocks
}

/** In a cue blanks alone are a line of it, as in captions that roll; only before what begins another they are none. */
function endsBlock(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (line === '') return true
  if (!isBlank(line)) return false
  const [next = '', second = ''] = lines.slice(at + 1, at + 3)
  return isBlank(next) || hasArrow(next) || hasArrow(second) || /^(?:NOTE|STYLE|REGION)\b/.test(next)
}

/** One block is one cue; where a blank line is missing, each timing line begins another. */
function readCues(lines: Block): { readonly cues: readonly Cue[]; readonly unusable: number } {
  const starts = lines.flatMap((line, index) => (isTimingOf(lines, line, index) ? [index] : []))
  const cues = starts.flatMap((start, nth): Cue[] => {
    const timing = parseTimingLine(lines[start] ?? '')
    const text = lines.slice(start + 1, starts[nth + 1] ?? lines.length).filter((line) => !isBlank(line))
    return timing
      ? [{ startMs: timing.startMs, endMs: timing.endMs, text: text.join('\n'), settings: timing.settings }]
      : []
  })
  return { cues, unusable: starts.length - cues.length }
}

/** An arrow in a sentence is text; in the first two lines of a block it was meant as times. */
function isTimingOf(lines: readonly string[], line: string, index: number): boolean {
  if (!hasArrow(line)) return false
  return parseTimingLine(line) !== null || (index < 2 && !lines.slice(0, index).some(hasArrow))
}

/** Whether a block is a style sheet that would load something from elsewhere. */
export function isFetchingStyle(block: readonly string[]): boolean {
  return /^STYLE\s*$/.test(block[0] ?? '') && /url\s?\(|@import|expression\s?\(/i.test(block.join('\n'))
}

/** Cues whose text is already in WebVTT's markup; `header` is a file's own, or ''. */
export function writeVtt(cues: readonly Cue[], header: string): string {
  const blocks = cues.map(({ startMs, endMs, text, settings = '' }) => {
    const timing = `${vttTime(startMs)} --> ${vttTime(endMs)} ${settings}`.trimEnd()
    return `${timing}\n${text}\n`
  })
  return [`${header || 'WEBVTT'}\n`, ...blocks].join('\n')
}
