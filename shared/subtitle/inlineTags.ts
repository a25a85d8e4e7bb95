/** The tags and overrides inside the text of a cue, cut apart. Pure, linear: no pattern can read past the next bracket. */

export type InlineToken =
  | { readonly kind: 'text'; readonly text: string }
  /** `<name rest>`, `</name>`; the name in lower case without WebVTT classes. */
  | { readonly kind: 'tag'; readonly name: string; readonly isClosing: boolean; readonly written: string }
  /** `{\an8\i1}`: what is between the braces. */
  | { readonly kind: 'override'; readonly body: string; readonly written: string }

const inline = /<(\/?)([A-Za-z][A-Za-z0-9]{0,15}|(?=\d\d:))([^<>]*)>|\{(\\[^{}]*)\}/g

/** `<3`, `a < b` and `{laughs}` are text. WebVTT's time tags have the name ''. */
export function splitInline(text: string): readonly InlineToken[] {
  const tokens: InlineToken[] = []
  let end = 0
  for (const match of text.matchAll(inline)) {
    const [written, slash, name, , body] = match
    if (match.index > end) tokens.push({ kind: 'text', text: text.slice(end, match.index) })
    if (body !== undefined) tokens.push({ kind: 'override', body, written })
    else tokens.push({ kind: 'tag', name: name?.toLowerCase() ?? '', isClosing: slash === '/', written })
    end = match.index + written.length
  }
  if (end < text.length) tokens.push({ kind: 'text', text: text.slice(end) })
  return tokens
}

const stylesWithTags = new Set(['i', 'b', 'u', 's'])

/** `wrapTags('x', ['i', 'b'])` is `<i><b>x</b></i>`; other styles and repeated ones are ignored, empty text stays empty. */
export function wrapTags(text: string, styles: readonly string[]): string {
  const known = [...new Set(styles)].filter((style) => stylesWithTags.has(style))
  if (text === '') return ''
  return `${known.map((style) => `<${style}>`).join('')}${text}${known
    .toReversed()
    .map((style) => `</${style}>`)
    .join('')}`
}

/** `{\an8}` of a cue's text as a number 1-9, counted like the keys of a number pad; null where the text says none. */
export function alignmentOf(text: string): number | null {
  const [, digit] = /\{[^{}]*\\an([1-9])/.exec(text) ?? []
  return digit === undefined ? null : Number(digit)
}
