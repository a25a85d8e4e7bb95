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

/** Text made to survive more passes than this is no subtitle's. */
const maxPasses = 3

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

/** What is left when a tag goes can be a tag again: `<<img>script>`. Text that is still not clean then loses its brackets. */
function cleanPiece(piece: string, rules: TagRules, removed: Set<string>): string {
  let clean = piece
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const before = clean
    clean = removeTags(before, rules, removed)
    if (clean === before) return clean
  }
  return clean.replaceAll('<', '')
}

function removeTags(piece: string, rules: TagRules, removed: Set<string>): string {
  if (!piece.includes('<')) return piece
  const find = forwardFinder(piece)
  const kept: string[] = []
  let copied = 0
  let end = 0
  for (let at = find('<', end); at !== -1; at = find('<', end)) {
    end = endOfTag(piece, at, find)
    const decision = decideTag(piece.slice(at, end), rules)
    if (decision.kind === 'keep') continue
    removed.add(decision.label)
    kept.push(piece.slice(copied, at), decision.replacement)
    copied = decision.rawElement === null ? end : endOfElement(end, decision.rawElement, find)
    end = copied
  }
  return kept.join('') + piece.slice(copied)
}

/** Behind the closing bracket; where another tag begins first, or the bracket is an arrow's, there or at the end of the line. */
function endOfTag(piece: string, at: number, find: Finder): number {
  const close = find('>', at)
  const next = endOr(piece, find('<', at + 1))
  const isComment = piece.startsWith('<!--', at)
  if (close !== -1 && close < next && (isComment || piece.slice(close - 2, close) !== '--')) return close + 1
  return Math.min(next, endOr(piece, find('\n', at)))
}

function endOr(piece: string, found: number): number {
  return found === -1 ? piece.length : found
}

/** Behind `</script>`, or `end` where the element is never closed. */
function endOfElement(end: number, name: string, find: Finder): number {
  const close = find(`</${name}`, end)
  const bracket = close === -1 ? -1 : find('>', close)
  return bracket === -1 ? end : bracket + 1
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
