/** TMPlayer: `00:01:02:text|second line`, no ends; further lines of a text may come as `00:01:02,2=text`. */
import { counted } from '../counted.ts'
import type { Cue, SubtitleDocument } from '../document.ts'
import { subtitleLimits } from '../limits.ts'
import { longestReadingMs, readingEndMs } from './readingEnd.ts'
import type { SubtitleReader, SubtitleSource } from './reader.ts'

const cueLine = /^\s*(\d{1,3}):([0-5]\d):([0-5]\d)(?:,\d)?[:=](.*)$/

/** A log or a chat has such lines too, among others. */
const leastShare = 0.8
const fewestLines = 2

export const tmplayerReader: SubtitleReader = {
  format: 'tmplayer',
  extensions: ['tmp', 'txt'],
  recognises: ({ lines }) => {
    const written = lines.slice(0, 60).filter((line) => line.trim() !== '')
    const fitting = written.filter((line) => cueLine.test(line)).length
    return fitting >= fewestLines && fitting >= written.length * leastShare
  },
  read: readTmplayer,
}

interface Row {
  readonly startMs: number
  readonly text: string
}

function readTmplayer({ lines }: SubtitleSource): SubtitleDocument {
  const found = lines.flatMap(rowOf)
  const rows = united(found.filter(({ startMs }) => startMs + longestReadingMs <= subtitleLimits.maxTimeMs))
  const cues = rows.flatMap(({ startMs, text }, at): readonly Cue[] => {
    if (text === '') return []
    return [{ startMs, endMs: readingEndMs({ startMs, text }, rows[at + 1]?.startMs), text }]
  })
  const late = found.filter(({ startMs }) => startMs + longestReadingMs > subtitleLimits.maxTimeMs).length
  return { format: 'tmplayer', cues, header: '', dropped: counted(late, 'cue', 'with unusable times left out') }
}

function rowOf(line: string): readonly Row[] {
  const [, hours, minutes, seconds, written] = cueLine.exec(line) ?? []
  if (written === undefined) return []
  const startMs = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000
  const texts = written.split('|').map((one) => one.trim())
  return [{ startMs, text: texts.filter((one) => one !== '').join('\n') }]
}

/** Lines of one time are one text. */
function united(rows: readonly Row[]): readonly Row[] {
  const apart: Row[] = []
  for (const row of rows) {
    const last = apart.at(-1)
    if (last?.startMs !== row.startMs) apart.push(row)
    else apart[apart.length - 1] = { ...last, text: [last.text, row.text].filter((one) => one !== '').join('\n') }
  }
  return apart
}
