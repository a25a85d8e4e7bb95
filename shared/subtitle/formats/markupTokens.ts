/** HTML-like text cut into tags and text, for SAMI and TTML. Tolerant, linear, expands nothing but basic entities. */
import { decodeBasicEntities } from '../entities.ts'
import { subtitleLimits } from '../limits.ts'
import { SubtitleError } from '../subtitleError.ts'

export type MarkupToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }

const tag = /<(\/?)([A-Za-z][\w:.-]{0,40})([^<>]*)>|<[!?][^<>]*>/g

/** Each takes a hundred times the memory of the few characters that it can be written with. */
const maxTokens = subtitleLimits.maxLines

/** Names of tags and attributes in lower case without a namespace prefix; `<br/>` comes as an open tag only. @throws SubtitleError SUB_TOO_BIG */
export function splitMarkup(markup: string): readonly MarkupToken[] {
  const tokens: MarkupToken[] = []
  let end = 0
  for (const match of markup.matchAll(tag)) {
    const [written, slash, name, rest = ''] = match
    if (match.index > end) tokens.push({ kind: 'text', text: decodeBasicEntities(markup.slice(end, match.index)) })
    end = match.index + written.length
    if (tokens.length > maxTokens) throw new SubtitleError('SUB_TOO_BIG')
    if (name === undefined) continue
    if (slash === '/') tokens.push({ kind: 'close', name: bareName(name) })
    else tokens.push({ kind: 'open', name: bareName(name), attributes: readAttributes(rest) })
  }
  if (end < markup.length) tokens.push({ kind: 'text', text: decodeBasicEntities(markup.slice(end)) })
  return tokens
}

/** Names and values one after the other: no pattern here can look at a character more than twice. */
function readAttributes(written: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  let name: string | null = null
  for (const [, word, value] of written.matchAll(/([\w:.-]+)|=\s*("[^"]*"|'[^']*'|[^\s"'>]*)/g)) {
    if (word !== undefined) name = bareName(word)
    else if (name !== null) attributes.set(name, decodeBasicEntities((value ?? '').replace(/^["']|["']$/g, '')))
  }
  return attributes
}

function bareName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}
