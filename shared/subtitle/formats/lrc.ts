/** LRC, the words of songs: `[01:02.03]text`, several times before a text that comes back, times of single words within it. */
import { counted } from '../counted.ts'
import type { Cue, SubtitleDocument } from '../document.ts'
import { subtitleLimits } from '../limits.ts'
import type { SubtitleReader, SubtitleSource } from './reader.ts'

const times = /^\s*((?:\[\d{1,3}:\d{1,2}(?:[.:,]\d{1,3})?\]\s*)+)(.*)$/
const time = /\[(\d{1,3}):(\d{1,2})(?:[.:,](\d{1,3}))?\]/g
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
}

function readLrc({ lines }: SubtitleSource): SubtitleDocument {
  const earlierMs = offsetOf(lines)
  const found = lines.flatMap(sungIn)
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

function sungIn(line: string): readonly Sung[] {
  const [, marks = '', written = ''] = times.exec(line) ?? []
  const text = written.replace(wordTime, '').replace(/\s+/g, ' ').trim()
  return [...marks.matchAll(time)].map(([, minutes, seconds, part = '']) => ({
    startMs: (Number(minutes) * 60 + Number(seconds)) * 1000 + Number(part.padEnd(3, '0')),
    text,
  }))
}

/** A line lasts until the next one; one without words only ends it. */
function cuesOf(sung: readonly Sung[]): readonly Cue[] {
  return sung.flatMap(({ startMs, text }, at): readonly Cue[] => {
    const next = sung.slice(at + 1).find((later) => later.startMs > startMs)
    return text === '' ? [] : [{ startMs, endMs: next?.startMs ?? startMs + lastCueMs, text }]
  })
}
