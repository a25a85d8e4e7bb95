/**
 * Takes out of a subtitle's text what a program could run or fetch: elements that do something, handlers, addresses in
 * attributes. Text that has none of it comes back as it was. Pure, linear.
 */
import type { SubtitleFormat } from './document.ts'
import { decideTag, type TagRules, rulesFor } from './tagRules.ts'

export interface MarkupRemoval {
  readonly text: string
  /** What was taken out, in words, each kind once: '<script>', 'attributes of <b>'. */
  readonly removed: readonly string[]
}

export function removeActiveMarkup(text: string, format: SubtitleFormat = 'srt'): MarkupRemoval {
  if (!text.includes('<')) return { text, removed: [] }
  const removed = new Set<string>()
  const rules = rulesFor(format)
  const cleaned = cutAtCues(text, format).map((piece) => cleanPiece(piece, rules, removed))
  return { text: cleaned.join(''), removed: [...removed] }
}

/** A tag ends within its cue, so that one that is never closed takes nothing with it but its own line. */
function cutAtCues(text: string, format: SubtitleFormat): readonly string[] {
  if (format === 'sami' || format === 'ttml') return [text]
  if (format === 'srt' || format === 'vtt') return text.split(/(\n[ \t\r]{0,200}\n)/)
  return text.split(/(\n)/)
}

function cleanPiece(piece: string, rules: TagRules, removed: Set<string>): string {
  if (!piece.includes('<')) return piece
  const find = forwardFinder(piece)
  const kept: string[] = []
  let from = 0
  for (let at = piece.indexOf('<'); at !== -1; at = piece.indexOf('<', from)) {
    if (at > from) kept.push(piece.slice(from, at))
    const end = endOfTag(piece, at, find)
    const decision = decideTag(piece.slice(at, end), rules)
    from = decision.kind === 'text' ? at + 1 : end
    if (decision.kind === 'text') kept.push('<')
    else if (decision.kind === 'keep') kept.push(piece.slice(at, end))
    else {
      removed.add(decision.label)
      from = decision.rawElement === null ? end : endOfElement(piece, end, decision.rawElement, find)
      if (decision.replacement === '') dropOpenBrackets(kept)
      else kept.push(decision.replacement)
    }
  }
  return kept.join('') + piece.slice(from)
}

/** Behind the closing bracket; where the cue has none, or only that of its arrow, the end of the line. */
function endOfTag(piece: string, at: number, find: Finder): number {
  const close = find('>', at)
  if (close !== -1 && piece.slice(close - 2, close) !== '--') return close + 1
  if (close !== -1 && piece.startsWith('<!--', at)) return close + 1
  const lineEnd = find('\n', at)
  return lineEnd === -1 ? piece.length : lineEnd
}

/** Behind `</script>`, or `end` where the element is never closed. */
function endOfElement(piece: string, end: number, name: string, find: Finder): number {
  const close = find(`</${name}`, end)
  const bracket = close === -1 ? -1 : piece.indexOf('>', close)
  return bracket === -1 ? end : bracket + 1
}

/** Brackets before a removed tag must not become the beginning of another one: `<<img>script>`. */
function dropOpenBrackets(kept: string[]): void {
  while (kept.at(-1) === '<' || (kept.at(-1) === '/' && kept.at(-2) === '<')) kept.pop()
}

type Finder = (what: string, from: number) => number

/** `indexOf` without regard to case, for growing positions: remembers the last hit, so that all calls together are one pass. */
function forwardFinder(piece: string): Finder {
  const lower = piece.toLowerCase()
  const haystack = lower.length === piece.length ? lower : piece
  const hits = new Map<string, number>()
  return (what, from) => {
    const known = hits.get(what)
    if (known === -1 || (known !== undefined && known >= from)) return known
    const hit = haystack.indexOf(what, from)
    hits.set(what, hit)
    return hit
  }
}
