/** Text of a cue in ASS's markup <-> in SRT's. Pure. */
import { splitInline, wrapTags } from './inlineTags.ts'

interface Style {
  readonly isDrawing: boolean
  readonly tags: readonly string[]
}

const plain: Style = { isDrawing: false, tags: [] }

/** Keeps bold, italic, underline, strike-out and the alignment; vector drawings and all other overrides go. */
export function assToSrt(text: string): string {
  let style = plain
  let alignment: string | null = null
  const pieces: string[] = []
  for (const token of splitInline(text.replace(/\{[^\\{}][^{}]*\}/g, ''))) {
    if (token.kind === 'override') {
      alignment ??= /\\an[1-9]/.exec(token.body)?.[0] ?? null
      style = styleAfter(style, token.body)
    } else if (!style.isDrawing) {
      pieces.push(wrapTags(token.kind === 'text' ? token.text : token.written, style.tags))
    }
  }
  const shown = pieces.join('').trim()
  return shown !== '' && alignment !== null ? `{${alignment}}${shown}` : shown
}

function styleAfter(before: Style, body: string): Style {
  let { isDrawing, tags } = before
  for (const [, name = '', value = ''] of body.matchAll(/\\(r|p|[ibus](?=[\d\\}]|$))(\d{0,9})/g)) {
    if (name === 'r') tags = []
    else if (name === 'p') isDrawing = value === '' ? isDrawing : Number(value) > 0
    else tags = tags.filter((tag) => tag !== name).concat(Number(value) > 0 ? [name] : [])
  }
  return { isDrawing, tags }
}

/** The other way; the colour of `<font>` is kept, other attributes and unknown tags go. */
export function srtToAss(text: string): string {
  return splitInline(text)
    .map((token) => {
      if (token.kind === 'text') return literal(token.text)
      return token.kind === 'override' ? token.written : override(token.name, token.isClosing, token.written)
    })
    .join('')
}

/** Braces would open an override and a backslash a break; a word joiner keeps the latter apart from its letter. */
function literal(text: string): string {
  return text.replaceAll('\\', '\\\u2060').replace(/[{}]/g, '\\$&')
}

function override(name: string, isClosing: boolean, written: string): string {
  if (/^[ibus]$/.test(name)) return `{\\${name}${isClosing ? 0 : 1}}`
  if (name !== 'font') return ''
  if (isClosing) return '{\\c}'
  const [, red, green, blue] = /#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b/i.exec(written) ?? []
  return red && green && blue ? `{\\c&H${blue}${green}${red}&}`.toUpperCase().replace('\\C', '\\c') : ''
}
