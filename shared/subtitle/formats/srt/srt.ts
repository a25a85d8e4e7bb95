/** SubRip: numbered blocks of a timing line and text. Reads what people really have, writes the plain form. */
import type { Cue, SubtitleDocument } from '../../document.ts'
import { counted } from '../../counted.ts'
import { subtitleLimits } from '../../limits.ts'
import type { SubtitleReader, SubtitleSource } from '../reader.ts'
import { readingEndMs } from '../readingEnd.ts'
import { hasArrow, mayHoldArrow, parseTimes, parseTimingLine, textBehindTimes, type TimingLine } from './srtTiming.ts'
import { isBlank } from '../../textLines.ts'
import { srtTime } from '../timecode.ts'

export const srtReader: SubtitleReader = {
  format: 'srt',
  extensions: ['srt'],
  recognises: ({ lines }) => lines.some((line) => parseTimingLine(line) !== null),
  read: readSrt,
}

interface Block {
  /** Null for a block whose times cannot be used. */
  readonly timing: TimingLine | null
  /** The first line that belongs to the block: its number, or its times where it has none. */
  readonly firstLine: number
  readonly timingLine: number
}

/**
 * Only timing lines and the numbers before them are trusted: blank lines may be missing, be doubled or stand inside
 * a cue's text, numbers may be wrong or absent.
 */
export function readSrt({ lines }: SubtitleSource): SubtitleDocument {
  const blocks = findBlocks(lines)
  const end = endOfTexts(lines, blocks.at(-1))
  const all = blocks.map((block, at) => cueOf(block, lines, { next: blocks[at + 1], end }))
  const cues = all.flatMap((cue) => cue ?? [])
  const ended = all.filter((cue, at) => cue && cue.endMs !== blocks[at]?.timing?.endMs).length
  const dropped = [
    ...counted(blocks.length - cues.length, 'cue', 'with unusable times left out'),
    ...counted(ended, 'cue', 'without a usable end given one'),
  ]
  return { format: 'srt', cues, header: '', dropped }
}

interface Following {
  readonly next: Block | undefined
  /** The line behind the last text of the file. */
  readonly end: number
}

/** Null for a block that cannot be shown. One that ends before it begins stays until it is read. */
function cueOf({ timing, timingLine }: Block, lines: readonly string[], { next, end }: Following): Cue | null {
  if (!timing) return null
  const { startMs, endMs } = timing
  const below = textOf(lines, timingLine + 1, next?.firstLine ?? end)
  const text = [textBehindTimes(timing), below].filter((one) => one !== '').join('\n')
  if (endMs > startMs) return { startMs, endMs, text }
  const readMs = readingEndMs({ startMs, text }, next?.timing?.startMs)
  return text === '' || readMs > subtitleLimits.maxTimeMs ? null : { startMs, endMs: readMs, text }
}

/** A file that was cut off ends with the number of a cue that is not there. */
function endOfTexts(lines: readonly string[], last: Block | undefined): number {
  let at = lines.length - 1
  while (at > 0 && isBlank(lines[at] ?? '')) at -= 1
  const isNext = last && Number(lines[last.firstLine]) + 1 === Number(lines[at])
  return isNext && at > last.timingLine && isBlank(lines[at - 1] ?? '') ? at : lines.length
}

function findBlocks(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = []
  let previousTiming = -1
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (!mayHoldArrow(line)) continue
    const timing = parseTimes(line)
    if (!timing && !hasArrow(line)) continue
    const numberLine = findNumberLine(lines, index, previousTiming)
    // An arrow in a sentence is text, unless a number says that a cue begins here.
    if (!timing && numberLine === null) continue
    blocks.push({ timing, firstLine: numberLine ?? index, timingLine: index })
    previousTiming = index
  }
  return blocks
}

/** The line with the number of the cue whose times are in line `timing`: directly before, or before blank lines. */
function findNumberLine(lines: readonly string[], timing: number, previousTiming: number): number | null {
  let at = timing - 1
  while (at > previousTiming && isBlank(lines[at] ?? '')) at -= 1
  if (at <= previousTiming) return null
  const opensBlock = at === previousTiming + 1 ? previousTiming === -1 : isBlank(lines[at - 1] ?? '')
  const written = (lines[at] ?? '').trim()
  const isNumber = opensBlock ? /^[-#]?\d{1,40}[.:]?$/.test(written) : at === timing - 1 && /^\d{1,6}$/.test(written)
  return isNumber ? at : null
}

/** A blank line would end the cue for strict players, so text has none. */
function textOf(lines: readonly string[], from: number, to: number): string {
  let text = ''
  for (let at = from; at < to; at += 1) {
    const line = lines[at]?.trimEnd() ?? ''
    if (line !== '') text += text === '' ? line : `\n${line}`
  }
  return text
}

/** Cues whose text is already in SRT's markup, numbered from 1, lines ended by '\n'. */
export function writeSrt(cues: readonly Cue[]): string {
  return cues
    .map(({ startMs, endMs, text }, index) => `${index + 1}\n${srtTime(startMs)} --> ${srtTime(endMs)}\n${text}\n`)
    .join('\n')
}
