/** MPL2: `[start][end]text|second line`, times in tenths of a second. */
import { counted } from '../counted.ts'
import type { Cue, SubtitleDocument } from '../document.ts'
import { wrapTags } from '../inlineTags.ts'
import { subtitleLimits } from '../limits.ts'
import type { SubtitleReader, SubtitleSource } from './reader.ts'

const cueLine = /^\s{0,9}\[(-?\d{1,30})\]\s?\[(\d{0,30})\](.*)$/

/** How long a cue without an end stays. */
const openCueMs = 3000

export const mpl2Reader: SubtitleReader = {
  format: 'mpl2',
  extensions: ['mpl', 'txt'],
  recognises: ({ lines }) => lines.slice(0, 50).some((line) => cueLine.test(line)),
  read: readMpl2,
}

function readMpl2({ lines }: SubtitleSource): SubtitleDocument {
  const rows = lines.flatMap((line) => {
    const match = cueLine.exec(line)
    return match ? [match] : []
  })
  const cues = rows.flatMap(([, start = '', end = '', text = '']): Cue[] => {
    const startMs = Math.max(0, Number(start)) * 100
    const endMs = end === '' ? startMs + openCueMs : Number(end) * 100
    const isUsable = endMs > startMs && endMs <= subtitleLimits.maxTimeMs
    return isUsable ? [{ startMs, endMs, text: text.split('|').map(readLine).join('\n') }] : []
  })
  const dropped = counted(rows.length - cues.length, 'cue', 'with unusable times left out')
  return { format: 'mpl2', cues, header: '', dropped }
}

/** A line that begins with '/' is italic, with '\' bold, with '_' underlined. */
function readLine(line: string): string {
  const marks = /^[/\\_]*/.exec(line)?.[0] ?? ''
  const styles = Array.from(marks, (mark) => (mark === '/' ? 'i' : mark === '\\' ? 'b' : 'u'))
  return wrapTags(line.slice(marks.length).trim(), styles)
}
