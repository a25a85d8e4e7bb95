/** Text of a cue in ASS's markup <-> in SRT's. Pure. */
import { fromLegacyAlignment, plainStyle, type AssStyle } from './assStyles.ts'
import { splitInline, wrapTags } from '../../inlineTags.ts'

interface Style {
  readonly isDrawing: boolean
  readonly tags: readonly string[]
}

/**
 * Keeps bold, italic, underline, strike-out and the alignment, also where the cue's style says them; vector drawings and all
 * other overrides go. A style at the bottom needs no word of it.
 */
export function assToSrt(text: string, base: AssStyle = plainStyle): string {
  let style: Style = { isDrawing: false, tags: base.tags }
  let alignment: number | null = null
  const pieces: string[] = []
  for (const token of splitInline(withoutComments(text))) {
    if (token.kind === 'override') {
      alignment ??= overriddenAlignment(token.body)
      style = styleAfter(style, token.body, base)
    } else if (!style.isDrawing) {
      pieces.push(wrapTags(token.kind === 'text' ? token.text : token.written, style.tags))
    }
  }
  const shown = pieces.join('').trim()
  const place = alignment ?? (base.alignment >= 4 ? base.alignment : null)
  return shown !== '' && place !== null ? `{\\an${place}}${shown}` : shown
}

/** What an author noted between braces is never shown. */
export function withoutComments(text: string): string {
  return text.replace(/\{[^\\{}][^{}]*\}/g, '')
}

/** Of the overrides between two braces: `\an8`, and SSA's `\a6`. */
export function overriddenAlignment(body: string): number | null {
  const [, digit] = /\\an([1-9])/.exec(body) ?? []
  if (digit !== undefined) return Number(digit)
  const [, legacy] = /\\a(\d{1,2})/.exec(body) ?? []
  return legacy === undefined ? null : fromLegacyAlignment(Number(legacy))
}

function styleAfter(before: Style, body: string, base: AssStyle): Style {
  let { isDrawing, tags } = before
  for (const [, name = '', value = ''] of body.matchAll(/\\(r|p|[ibus](?=[\d\\}]|$))(\d{0,9})/g)) {
    if (name === 'r') tags = base.tags
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
