/** MicroDVD: `{first frame}{last frame}text|second line`. Frames become times with the frame rate. */
import { counted } from '../counted.ts'
import type { Cue, SubtitleDocument } from '../document.ts'
import { wrapTags } from '../inlineTags.ts'
import { subtitleLimits } from '../limits.ts'
import type { ReadOptions, SubtitleReader, SubtitleSource } from './reader.ts'

const cueLine = /^\s{0,9}\{(-?\d{1,18})\}\s?\{(\d{0,18})\}(.*)$/

/** The most frequent rate of films, taken where neither the file nor the video tells one. */
const usualFps = 23.976

/** How long a cue without a last frame stays. */
const openCueMs = 3000

interface Row {
  readonly first: number
  /** Null where the file leaves it open. */
  readonly last: number | null
  readonly text: string
}

export const microdvdReader: SubtitleReader = {
  format: 'microdvd',
  extensions: ['sub'],
  recognises: ({ lines }) => lines.slice(0, 50).some((line) => cueLine.test(line)),
  read: readMicrodvd,
}

function readMicrodvd({ lines }: SubtitleSource, { fps }: ReadOptions): SubtitleDocument {
  const rows = lines.flatMap((line) => rowOf(line) ?? [])
  const told = statedRate(rows) ?? fps
  const cueRows = rows.filter((row) => !isRateRow(row))
  const cues = cueRows.flatMap((row) => cueOf(row, told ?? usualFps) ?? [])
  const unusable = counted(cueRows.length - cues.length, 'cue', 'with unusable times left out')
  const assumed = told === null ? [`The frame rate is not known; ${usualFps} was assumed`] : []
  return { format: 'microdvd', cues, header: '', dropped: [...unusable, ...assumed] }
}

/** Frames a second that the times of a file are read with. `fps` is what its video tells. */
export function frameRateOf(lines: readonly string[], fps: number | null): number {
  return statedRate(lines.flatMap((line) => rowOf(line) ?? [])) ?? fps ?? usualFps
}

function statedRate(rows: readonly Row[]): number | null {
  return rows.map(rateOf).find((rate) => rate !== null) ?? null
}

function rowOf(line: string): Row | null {
  const match = cueLine.exec(line)
  if (!match) return null
  const [, first, last, text = ''] = match
  return { first: Number(first), last: last ? Number(last) : null, text }
}

/** By custom the first cue, at frame 0 or 1, says the frame rate: `{1}{1}23.976`. */
function isRateRow({ first, last, text }: Row): boolean {
  return first <= 1 && last !== null && last <= 1 && /^[\d.,eE+]{1,20}$|^NaN$/.test(text.trim())
}

function rateOf(row: Row): number | null {
  const rate = isRateRow(row) ? Number(row.text.trim().replace(',', '.')) : NaN
  return rate >= 5 && rate <= 240 ? rate : null
}

function cueOf({ first, last, text }: Row, fps: number): Cue | null {
  const startMs = Math.round((Math.max(0, first) / fps) * 1000)
  const endMs = last === null ? startMs + openCueMs : Math.round((last / fps) * 1000)
  return endMs > startMs && endMs <= subtitleLimits.maxTimeMs ? { startMs, endMs, text: readText(text) } : null
}

/** `{y:i}` holds for its line, `{Y:i}` for the whole cue; a line that begins with '/' is italic too. */
function readText(text: string): string {
  const wholeCue = [...text.matchAll(/\{Y:([a-z,]{1,10})\}/g)].flatMap(([, styles = '']) => styles.split(','))
  const lines = text.split('|').map(readLine)
  return wrapTags(lines.join('\n'), wholeCue)
}

function readLine(line: string): string {
  const styles = [...line.matchAll(/\{y:([a-z,]{1,10})\}/g)].flatMap(([, written = '']) => written.split(','))
  const bare = line.replace(/\{[A-Za-z]:[^{}]*\}/g, '').trim()
  return bare.startsWith('/') ? wrapTags(bare.slice(1), [...styles, 'i']) : wrapTags(bare, styles)
}
