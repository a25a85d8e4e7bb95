/** Advanced SubStation Alpha and its older form SSA. Overrides stay in the text; embedded files are left out. */
import { columnPlaces, type ColumnPlaces } from './assColumns.ts'
import { splitScript, headingOf } from './assSections.ts'
import { counted } from '../../counted.ts'
import type { Cue, SubtitleDocument, SubtitleFormat } from '../../document.ts'
import type { SubtitleReader, SubtitleSource } from '../reader.ts'
import { assTime, parseClock } from '../timecode.ts'

const headings = new Set(['script info', 'v4 styles', 'v4+ styles'])

export const assReader: SubtitleReader = {
  format: 'ass',
  extensions: ['ass'],
  recognises: (source) => hasHeading(source, headings) || hasEvents(source),
  read: (source) => readScript(source, 'ass'),
}

export const ssaReader: SubtitleReader = {
  format: 'ssa',
  extensions: ['ssa'],
  recognises: (source) => hasHeading(source, new Set(['v4 styles'])),
  read: (source) => readScript(source, 'ssa'),
}

/** The columns of an event before its text, in the order this app writes them. */
const settingsColumns = ['layer', 'style', 'name', 'marginl', 'marginr', 'marginv', 'effect'] as const
const plainSettings = '0,Default,,0,0,0,'

const eventsHead = `[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
`

const plainHeader = `[Script Info]
ScriptType: v4.00+
PlayResX: 1280
PlayResY: 720
WrapStyle: 0
ScaledBorderAndShadow: yes

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: Default,Arial,48,&H00FFFFFF,&H000000FF,&H00000000,&H64000000,0,0,0,0,100,100,0,0,1,2,1,2,40,40,36,1
`

function hasHeading({ text, lines }: SubtitleSource, wanted: ReadonlySet<string>): boolean {
  if (!text.startsWith('[') && !text.includes('\n[')) return false
  return lines.some((line) => {
    const heading = headingOf(line)
    return heading !== null && wanted.has(heading.toLowerCase())
  })
}

/** A heading alone can be a line of somebody's text. */
function hasEvents(source: SubtitleSource): boolean {
  return hasHeading(source, new Set(['events'])) && source.lines.some((line) => line.startsWith('Dialogue:'))
}

function readScript({ lines }: SubtitleSource, format: SubtitleFormat): SubtitleDocument {
  const script = splitScript(lines)
  const textsOf = (part: string) => script.lines.filter((line) => line.part === part).map((line) => line.text)
  const { cues, unusable } = readEvents(textsOf('event'))
  return {
    format,
    cues,
    header: `${textsOf('header').join('\n').trim()}\n`,
    dropped: [
      ...script.unsafeNames.map((name) => `${name} left out`),
      ...counted(unusable, 'line', 'with unusable times left out'),
    ],
  }
}

function readEvents(lines: readonly string[]): { readonly cues: readonly Cue[]; readonly unusable: number } {
  let columns = columnPlaces('Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text')
  const cues: Cue[] = []
  let unusable = 0
  for (const line of lines) {
    if (line.startsWith('Format:')) columns = columnPlaces(line.slice('Format:'.length))
    if (!line.startsWith('Dialogue:')) continue
    const cue = readEvent(line.slice('Dialogue:'.length).trimStart(), columns)
    if (cue) cues.push(cue)
    else unusable += 1
  }
  return { cues, unusable }
}

function readEvent(written: string, { count, placeOf }: ColumnPlaces): Cue | null {
  const fields = splitFields(written, count)
  const fieldOf = (name: string) => fields[placeOf(name)]
  const startMs = parseClock(fieldOf('start')?.trim() ?? '')
  const endMs = parseClock(fieldOf('end')?.trim() ?? '')
  const text = fieldOf('text')
  if (startMs === null || endMs === null || text === undefined || endMs <= startMs) return null
  const settings = settingsColumns.map((name) => fieldOf(name)?.trim() ?? '').join(',')
  return { startMs, endMs, text: readBreaks(text), settings }
}

/** Cuts at commas; the last field, the text, keeps its own. */
function splitFields(written: string, count: number): readonly string[] {
  const fields: string[] = []
  let start = 0
  while (fields.length < count - 1) {
    const comma = written.indexOf(',', start)
    if (comma === -1) break
    fields.push(written.slice(start, comma))
    start = comma + 1
  }
  return [...fields, written.slice(start)]
}

function readBreaks(text: string): string {
  return text
    .replace(/\\[Nn]/g, '\n')
    .replaceAll('\\h', '\u00a0')
    .trimEnd()
}

/** The style that a cue of a script is shown in. */
export function styleNameOf({ settings = plainSettings }: Cue): string {
  return settings.split(',')[settingsColumns.indexOf('style')] ?? ''
}

/**
 * Cues whose text is already in the script's markup; `header` is a script's own, or '' for a plain one with a single style.
 * SSA marks lines where ASS has layers.
 */
export function writeAss(cues: readonly Cue[], header: string, format: 'ass' | 'ssa' = 'ass'): string {
  const head = format === 'ssa' ? eventsHead.replace('Layer', 'Marked') : eventsHead
  return [header || plainHeader, '\n', head, ...cues.map((cue) => eventLine(cue, format))].join('')
}

function eventLine({ startMs, endMs, text, settings = plainSettings }: Cue, format: 'ass' | 'ssa'): string {
  const [layer = '0', ...others] = settings.split(',')
  const written = text.replaceAll('\n', '\\N').replaceAll('\u00a0', '\\h')
  const first = format === 'ssa' ? 'Marked=0' : layer || '0'
  return `Dialogue: ${first},${assTime(startMs)},${assTime(endMs)},${others.join(',')},${written}\n`
}
