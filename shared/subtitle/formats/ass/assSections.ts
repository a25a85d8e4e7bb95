/** The parts of an ASS or SSA script, and which of them can carry files, scripts or addresses. Pure. */

export type AssPart = 'header' | 'event' | 'unsafe'

export interface AssLine {
  readonly text: string
  readonly part: AssPart
}

export interface AssScript {
  readonly lines: readonly AssLine[]
  /** The names of unsafe sections and header fields that the script has, each once. */
  readonly unsafeNames: readonly string[]
}

/** Embedded files, and an editor's paths to media and automation scripts: no player needs them to show text. */
const unsafeSections = new Set(['fonts', 'graphics', 'aegisub project garbage'])
const unsafeFields = new Set([
  'video file',
  'audio file',
  'audio uri',
  'automation scripts',
  'keyframes file',
  'timecodes file',
])

export function splitScript(lines: readonly string[]): AssScript {
  const unsafeNames = new Set<string>()
  let section = ''
  const marked = lines.map((text): AssLine => {
    const heading = headingOf(text)
    if (heading !== null) section = heading.toLowerCase()
    if (unsafeSections.has(section)) {
      if (heading !== null) unsafeNames.add(heading)
      return { text, part: 'unsafe' }
    }
    const field = unsafeFieldOf(text)
    if (field !== null && section !== 'events') {
      unsafeNames.add(field)
      return { text, part: 'unsafe' }
    }
    return { text, part: section === 'events' ? 'event' : 'header' }
  })
  return { lines: marked, unsafeNames: [...unsafeNames] }
}

/** 'Events' for '[Events]'. Lines of an embedded font can begin with '[' too, but do not end so after a plain name. */
export function headingOf(line: string): string | null {
  if (!line.startsWith('[')) return null
  return /^\[([A-Za-z0-9+ ]{1,40})\]\s*$/.exec(line)?.[1]?.trim() ?? null
}

function unsafeFieldOf(line: string): string | null {
  const name = line.slice(0, Math.max(0, line.slice(0, 40).indexOf(':'))).trim()
  return unsafeFields.has(name.toLowerCase()) ? name : null
}
