/**
 * What players read out of a subtitle's text, by the rules of their sources: where a cue begins, where its words end, and which end
 * of the picture they stand at. Written from those rules alone, and from nothing of the program under test.
 */
export interface SeenCue {
  readonly startMs: number
  readonly endMs: number
  /** From above to below, without markup. */
  readonly lines: readonly string[]
}

export type CueReader = (text: string) => readonly SeenCue[]

const timing = /^\s*(\d+):(\d+):(\d+)[,.](\d+)\s*-->\s*(\d+):(\d+):(\d+)[,.](\d+)/
const clockMs = ([hours, minutes, seconds, ms]: readonly string[]) =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(ms)

function timesOf(line: string): Pick<SeenCue, 'startMs' | 'endMs'> | null {
  const found = timing.exec(line)
  return found && { startMs: clockMs(found.slice(1, 5)), endMs: clockMs(found.slice(5, 9)) }
}

const linesOf = (text: string) => text.replace(/^\ufeff/, '').split(/\r?\n/)
const plain = (line: string) => line.replace(/<\/?[a-z][^<>]*>/gi, '').replace(/\{\\[^{}]*\}/g, '')
const shownLines = (lines: readonly string[]) => lines.map(plain).filter((line) => line.trim() !== '')

/** VLC's demux/subtitle.c and Kodi's DVDSubtitleParserSubrip: whatever is no time is passed over; then words up to the first empty line. */
const untilEmptyLine: CueReader = (text) => {
  const lines = linesOf(text)
  const cues: SeenCue[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const times = timesOf(lines[at] ?? '')
    if (!times) continue
    const words: string[] = []
    for (at += 1; at < lines.length && (lines[at] ?? '').trim() !== ''; at += 1) words.push(lines[at] ?? '')
    cues.push({ ...times, lines: shownLines(words) })
  }
  return cues
}

/** FFmpeg's srtdec.c, which mpv, Jellyfin and Plex use: a time begins a cue wherever it stands, the number before it is not said. */
const untilNextTime: CueReader = (text) => {
  const cues: (Omit<SeenCue, 'lines'> & { lines: string[] })[] = []
  for (const line of linesOf(text)) {
    const times = timesOf(line)
    const last = cues.at(-1)
    if (times) {
      while (last && (last.lines.at(-1) ?? 'words').trim() === '') last.lines.pop()
      if (last && /^\s*\d+\s*$/.test(last.lines.at(-1) ?? '')) last.lines.pop()
      cues.push({ ...times, lines: [] })
    } else last?.lines.push(line)
  }
  return cues.map((cue) => ({ ...cue, lines: shownLines(cue.lines) }))
}

/** SubRip as it is defined, and as strict readers take it: number, time, words, an empty line, and again. */
const inBlocks: CueReader = (text) =>
  linesOf(text)
    .join('\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block, at) => {
      const [number, time = '', ...words] = block.split('\n')
      const times = timesOf(time)
      if (number?.trim() !== String(at + 1) || !times) throw new Error(`no block of SubRip: ${JSON.stringify(block)}`)
      return { ...times, lines: shownLines(words) }
    })

/**
 * Emby's SrtParser.cs, as it was last published: a line that is not blank is the number, whatever it says; the next one must be the
 * time; then words up to a line without a single character. `\N` breaks a line, and of all markup five tags reach the page.
 */
const embyTime = /^(\d\d:\d\d:\d\d[,.]\d{3})[\t ]*-->[\t ]*(\d\d:\d\d:\d\d[,.]\d{3})(?: .*)?$/
const afterNumber: CueReader = (text) => {
  const lines = linesOf(text)
  const cues: SeenCue[] = []
  for (let at = 0; at < lines.length; at += 1) {
    if ((lines[at] ?? '').trim() === '') continue
    at += 1
    const time = lines[at] ?? ''
    if (time.trim() === '') continue
    const times = embyTime.test(time) ? timesOf(time) : null
    if (!times) throw new Error(`Emby reads no time in ${JSON.stringify(time)}`)
    const words: string[] = []
    for (at += 1; at < lines.length && lines[at] !== ''; at += 1) words.push(lines[at] ?? '')
    cues.push({ ...times, lines: embyLines(words.join('\n')) })
  }
  return cues
}

function embyLines(words: string): readonly string[] {
  const unstyled = words.replace(/\\N/gi, '\n').replace(/\{(\\\w+\(?(\w+,?)+\)?)+\}/gi, '')
  return unstyled.replace(/<\/?\s*(?:font|b|u|i|s)(?:\s[^<>]*)?\/?>/gi, '').split('\n')
}

export const srtReaders: Readonly<Record<string, CueReader>> = {
  'VLC and Kodi': untilEmptyLine,
  Emby: afterNumber,
  'mpv, Jellyfin and Plex by FFmpeg': untilNextTime,
  'a strict reader of SubRip': inBlocks,
}

export interface SeenEvent extends SeenCue {
  readonly style: string
  readonly end: 'top' | 'middle' | 'bottom'
}

/**
 * libass, which VLC, mpv, Kodi and Jellyfin's page draw ASS with: columns by the line that names them, the words behind the last
 * comma that is one, a style that is not there is the first one; alignments 7 to 9 are above, 1 to 3 below.
 */
export function readAss(text: string): readonly SeenEvent[] {
  const styles: Record<string, string>[] = []
  const events: SeenEvent[] = []
  let [section, columns] = ['', [] as string[]]
  for (const line of linesOf(text)) {
    const [, name = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? []
    if (/^\[.*\]$/.test(line.trim())) section = line.trim().toLowerCase()
    else if (name === 'Format') columns = value.split(',').map((each) => each.trim())
    else if (name === 'Style' && section.startsWith('[v4+')) styles.push(fieldsIn(value, columns))
    else if (name === 'Dialogue' && section === '[events]') {
      const fields = fieldsIn(value, columns)
      const style = styles.find((each) => each['Name'] === fields['Style']) ?? styles[0] ?? {}
      const words = fields['Text'] ?? ''
      const alignment = Number(/\\an(\d)/.exec(words)?.[1] ?? style['Alignment'] ?? 2)
      events.push({
        startMs: assMs(fields['Start']),
        endMs: assMs(fields['End']),
        lines: shownLines(words.split(/\\N/)),
        style: style['Name'] ?? '',
        end: alignment >= 7 ? 'top' : alignment >= 4 ? 'middle' : 'bottom',
      })
    }
  }
  return events
}

function fieldsIn(value: string, columns: readonly string[]): Record<string, string> {
  const parts = value.split(',')
  const fields = [...parts.slice(0, columns.length - 1), parts.slice(columns.length - 1).join(',')]
  return Object.fromEntries(columns.map((column, at) => [column, (fields[at] ?? '').trim()]))
}

function assMs(clock = ''): number {
  const [, hours, minutes, seconds, hundredths] = /^(\d+):(\d+):(\d+)\.(\d+)$/.exec(clock) ?? []
  return clockMs([hours ?? '', minutes ?? '', seconds ?? '', `${hundredths ?? ''}0`])
}
