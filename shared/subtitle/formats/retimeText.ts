/**
 * Other times in the text of a subtitle, and nothing else: every other character stays, whatever its format holds beside
 * cues. A cue that would end before the film begins is left out, one that would begin before it begins with it. Pure.
 */
import { retimed, type Retiming } from '../../timing/retiming.ts'
import { columnPlaces, type ColumnPlaces } from './ass/assColumns.ts'
import { headingOf } from './ass/assSections.ts'
import type { SubtitleFormat } from '../document.ts'
import { subtitleLimits } from '../limits.ts'
import { frameRateOf } from './microdvd.ts'
import { parseTimingLine, type TimingLine } from './srt/srtTiming.ts'
import { assTime, parseClock, srtTime, vttTime } from './timecode.ts'

export interface RetimedText {
  readonly text: string
  /** Cues that were left out. */
  readonly skipped: number
}

interface Times {
  readonly startMs: number
  readonly endMs: number
}

/** Where it lies after the retiming; null where nothing of it would be seen. */
type Move = (times: Times) => Times | null

/** Formats that this app never writes beside a video have no way here. */
const retimable = ['srt', 'vtt', 'ass', 'ssa', 'microdvd', 'sami'] as const
export type RetimableFormat = (typeof retimable)[number]

export function isRetimable(format: SubtitleFormat): format is RetimableFormat {
  return retimable.some((one) => one === format)
}

export interface RetimeOptions {
  readonly format: RetimableFormat
  /** As it was read with: for formats that count frames. */
  readonly fps: number | null
}

export function retimeText(text: string, retiming: Retiming, { format, fps }: RetimeOptions): RetimedText {
  const move: Move = (times) => within(retimed(times, retiming))
  switch (format) {
    case 'srt':
      return retimeCues(text, { move, write: srtTime })
    case 'vtt':
      return retimeCues(text, { move, write: vttTime })
    case 'ass':
    case 'ssa':
      return retimeEvents(text, move)
    case 'microdvd':
      return retimeFrames(text, move, frameRateOf(text.split('\n'), fps))
    case 'sami':
      return retimeMarks(text, move)
  }
}

function within({ startMs, endMs }: Times): Times | null {
  const isSeen = endMs > 0 && endMs <= subtitleLimits.maxTimeMs
  return isSeen ? { startMs: Math.max(0, startMs), endMs } : null
}

interface Clock {
  readonly move: Move
  readonly write: (ms: number) => string
}

/** A cue is its number or name, its times, and all lines up to the next one. What stands beside the times stays. */
function retimeCues(text: string, clock: Clock): RetimedText {
  const lines = text.split('\n')
  const kept: string[] = []
  let cue: Times | null = null
  let skipped = 0
  for (let at = 0; at < lines.length; at += 1) {
    const timingAt = timingNear(lines, at)
    const timing = timingAt === null ? null : timingOf(lines[timingAt])
    if (timingAt === null || !timing) {
      const isOfSkipped = skipped > 0 && cue === null
      if (!isOfSkipped) kept.push(cue ? retimeInside(lines[at] ?? '', cue, clock) : (lines[at] ?? ''))
      continue
    }
    const times = clock.move(timing)
    cue = times && timing
    if (!times) skipped += 1
    else
      kept.push(
        ...lines.slice(at, timingAt).map((label) => numbered(label, skipped)),
        timingLine(lines[timingAt], times, clock),
      )
    at = timingAt
  }
  return { text: kept.join('\n'), skipped }
}

/** The line with the times of the cue that begins in this line, or null where none does. */
function timingNear(lines: readonly string[], at: number): number | null {
  if (timingOf(lines[at])) return at
  const label = lines[at]?.trim() ?? ''
  const isLabel = label !== '' && (/^\d{1,6}$/.test(label) || at === 0 || lines[at - 1]?.trim() === '')
  return isLabel && timingOf(lines[at + 1]) ? at + 1 : null
}

function timingOf(line = ''): TimingLine | null {
  return parseTimingLine(line.trimEnd())
}

const twoClocks = /^(?:\d{1,3}:)?\d{1,3}:\d{1,2}[.,;:]\d{1,9}(\D+)(?:\d{1,3}:)?\d{1,3}:\d{1,2}[.,;:]\d{1,9}/

/** What stands between and behind the times stays, but for clocks that only people can read. */
function timingLine(line = '', { startMs, endMs }: Times, { write }: Clock): string {
  const [start, end] = [write(startMs), write(endMs)]
  if (twoClocks.test(line)) return line.replace(twoClocks, (_, between: string) => `${start}${between}${end}`)
  const lineEnd = line.endsWith('\r') ? '\r' : ''
  return `${start} --> ${end} ${timingOf(line)?.settings ?? ''}`.trimEnd() + lineEnd
}

/** Players want numbers without gaps. */
function numbered(label: string, skipped: number): string {
  return skipped === 0 ? label : label.replace(/^\d{1,6}(?=\s*$)/, (number) => String(Number(number) - skipped))
}

/** WebVTT's marks inside of a cue, `<00:01:02.345>`, which tell when a word comes. */
function retimeInside(line: string, { startMs }: Times, { move, write }: Clock): string {
  if (!line.includes('<')) return line
  return line.replace(/<((?:\d{2,3}:)?\d{2}:\d{2}\.\d{3})>/g, (mark, clock: string) => {
    const atMs = parseClock(clock)
    const moved = atMs === null ? null : move({ startMs, endMs: atMs })
    return moved === null ? mark : `<${write(moved.endMs)}>`
  })
}

/** Lines of ASS and SSA. One that nobody would see becomes a comment, so that nothing is lost. */
function retimeEvents(text: string, move: Move): RetimedText {
  let section = ''
  let columns = columnPlaces('Layer, Start, End')
  let skipped = 0
  const lines = text.split('\n').map((line) => {
    section = headingOf(line.trimEnd())?.toLowerCase() ?? section
    if (section !== 'events') return line
    if (line.startsWith('Format:')) columns = columnPlaces(line.slice('Format:'.length))
    const event = /^(Dialogue|Comment):/.exec(line)
    if (!event) return line
    const moved = retimeEvent(line, columns, move)
    if (moved !== null) return moved
    skipped += event[1] === 'Dialogue' ? 1 : 0
    return line.replace(/^Dialogue:/, 'Comment:')
  })
  return { text: lines.join('\n'), skipped }
}

/** Null where nobody would see it. A line without usable times stays as it is. */
function retimeEvent(line: string, { placeOf }: ColumnPlaces, move: Move): string | null {
  const fields = line.slice(line.indexOf(':') + 1).split(',')
  const [start, end] = [placeOf('start'), placeOf('end')]
  const startMs = parseClock(fields[start]?.trim() ?? '')
  const endMs = parseClock(fields[end]?.trim() ?? '')
  if (startMs === null || endMs === null) return line
  const times = move({ startMs, endMs })
  if (!times) return null
  fields[start] = inPlaceOf(fields[start] ?? '', assTime(times.startMs))
  fields[end] = inPlaceOf(fields[end] ?? '', assTime(times.endMs))
  return line.slice(0, line.indexOf(':') + 1) + fields.join(',')
}

function inPlaceOf(field: string, written: string): string {
  return field.replace(/\S+/, () => written)
}

/** MicroDVD. The line that tells the frame rate is none of its cues. */
function retimeFrames(text: string, move: Move, fps: number): RetimedText {
  const msOf = (frame: number) => (frame / fps) * 1000
  const frameOf = (ms: number) => Math.round((ms / 1000) * fps)
  let skipped = 0
  const lines = text.split('\n').flatMap((line) => {
    const match = /^(\ufeff?\s{0,9})\{(-?\d{1,18})\}\s?\{(\d{0,18})\}/.exec(line)
    const [head = '', mark = '', first = '', last = ''] = match ?? []
    if (!match || (Number(first) <= 1 && last !== '' && Number(last) <= 1)) return [line]
    const startMs = msOf(Number(first))
    const times = move({ startMs, endMs: last === '' ? startMs + openFrameMs : msOf(Number(last)) })
    skipped += times ? 0 : 1
    if (!times) return []
    const end = last === '' ? '' : String(frameOf(times.endMs))
    return [`${mark}{${frameOf(times.startMs)}}{${end}}${line.slice(head.length)}`]
  })
  return { text: lines.join('\n'), skipped }
}

const openFrameMs = 3_000

/** SAMI's marks. What would come before the film comes with its beginning, where a later mark takes its place. */
function retimeMarks(text: string, move: Move): RetimedText {
  const moved = text.replace(
    /(<sync\b[^>]{0,200}?\bstart\s{0,5}=\s{0,5}["']?)(\d{1,9})/gi,
    (_, head: string, ms: string) => {
      const startMs = Number(ms)
      return `${head}${move({ startMs, endMs: startMs + 1 })?.startMs ?? 0}`
    },
  )
  return { text: moved, skipped: 0 }
}
