/** Two languages in one ASS script: the first as it is, the second in a style of its own at the other end of the picture. Pure. */
import type { Cue, SubtitleDocument } from '../document.ts'
import { styleNameOf, writeAss } from '../formats/ass/ass.ts'
import { srtToAss } from '../formats/ass/assMarkup.ts'
import { styleKey, stylesOf } from '../formats/ass/assStyles.ts'
import type { PlainCue } from './pairCues.ts'
import { withoutPlace } from './underneath.ts'

const secondStyle = 'Second language'
const bottom = 2
const top = 8

/** `first` is an ASS script; the second's cues are in SRT's markup. */
export function writeAssPair({ cues, header }: SubtitleDocument, second: readonly PlainCue[]): string {
  const below = second.map(({ startMs, endMs, text }) => ({
    startMs,
    endMs,
    text: srtToAss(withoutPlace(text)),
    settings: `0,${secondStyle},,0,0,0,`,
  }))
  return writeAss([...cues, ...below].sort(byTime), withSecondStyle(header, mainStyleOf(cues)))
}

/** The style that most of the cues are shown in. */
function mainStyleOf(cues: readonly Cue[]): string {
  const counts = Map.groupBy(cues, (cue) => styleKey(styleNameOf(cue)))
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0] ?? ''
}

/** Looks as the main style does: its size is right for the script's picture. */
function withSecondStyle(header: string, mainStyle: string): string {
  const lines = header.trimEnd().split('\n')
  const columns = columnsOf(lines.findLast((line) => line.startsWith('Format:')) ?? '')
  const at = lines.findLastIndex((line) => line.startsWith('Style:'))
  const main = lines.find(
    (line) => line.startsWith('Style:') && styleKey(fieldsOf(line)[columns.indexOf('name')] ?? '') === mainStyle,
  )
  const copied = main ?? lines[at]
  if (copied === undefined) return header
  const { alignment } = stylesOf(header).get(mainStyle) ?? { alignment: bottom }
  const made = fieldsOf(copied).map((field, column) => {
    if (columns[column] === 'name') return secondStyle
    return columns[column] === 'alignment' ? String(alignment >= 7 ? bottom : top) : field
  })
  return `${lines.toSpliced(at + 1, 0, `Style: ${made.join(',')}`).join('\n')}\n`
}

function columnsOf(line: string): readonly string[] {
  return fieldsOf(line).map((name) => name.toLowerCase())
}

function fieldsOf(line: string): readonly string[] {
  return line
    .slice(line.indexOf(':') + 1)
    .split(',')
    .map((field) => field.trim())
}

function byTime(a: Cue, b: Cue): number {
  return a.startMs - b.startMs || a.endMs - b.endMs
}
