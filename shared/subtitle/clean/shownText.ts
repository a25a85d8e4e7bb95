/** What a viewer sees of a cue, its tags set aside: so that words can go while the markup around them stays. Pure. */
import { type InlineToken, splitInline } from '../inlineTags.ts'

export interface ShownText {
  /** Only what is seen; lines end with '\n'. */
  readonly shown: string
  readonly tokens: readonly InlineToken[]
}

/** Changes to `shown`, by the places of its UTF-16 units. */
export interface Edit {
  /** 1 for what goes. */
  readonly gone: Uint8Array
  /** What comes before the unit at a place. */
  readonly added: ReadonlyMap<number, string>
}

/** No person's cue is longer; it is left as it is. */
const longestCue = 2_000

/** Null for vector drawings, and for what is too long to be read. */
export function shownTextOf(text: string): ShownText | null {
  if (text.length > longestCue) return null
  const tokens = splitInline(text)
  if (tokens.some((token) => token.kind === 'override' && /\\p[1-9]/.test(token.body))) return null
  return { shown: tokens.map((token) => (token.kind === 'text' ? token.text : '')).join(''), tokens }
}

/** The cue's text after the edit: every tag in its place, but for pairs of tags around nothing. */
export function editedText({ tokens }: ShownText, { gone, added }: Edit): string {
  let at = 0
  const written = tokens.map((token) => {
    if (token.kind !== 'text') return token.written
    const from = at
    at += token.text.length
    return Array.from({ length: token.text.length }, (_, index) => {
      const kept = gone[from + index] === 1 ? '' : token.text.charAt(index)
      return (added.get(from + index) ?? '') + kept
    }).join('')
  })
  return withoutEmptyTags(written.join(''))
}

const emptyPair = /<(i|b|u|s|c|v|font|lang|ruby|rt)\b[^<>]*><\/\1\s*>/gi

function withoutEmptyTags(text: string): string {
  let before = text
  for (;;) {
    const after = before.replace(emptyPair, '')
    if (after === before) return after
    before = after
  }
}
