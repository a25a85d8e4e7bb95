/** Tells brackets that hold tags from brackets that hold words. */
import type { Tag } from './findTags.ts'
import type { Token, Words } from '../tokens.ts'

const none: ReadonlySet<number> = new Set()

/** Numbers of the outermost brackets that hold a sure tag, or tags in half of their words. */
export function tagBoxes({ tokens, brackets }: Words, candidates: readonly Tag[]): ReadonlySet<number> {
  if (brackets.length === 1) return none
  const counts = new Map<number, { words: number; tagged: number; isSure: boolean }>()
  const countOf = (token: Token) => {
    const root = brackets[token.bracket]?.root ?? 0
    const count = counts.get(root) ?? { words: 0, tagged: 0, isSure: false }
    counts.set(root, count)
    return count
  }
  for (const token of tokens) if (token.bracket > 0) countOf(token).words += 1
  for (const { from, to, isSure } of candidates) {
    const token = tokens[from]
    if (!token || token.bracket === 0) continue
    const count = countOf(token)
    count.tagged += to - from
    count.isSure ||= isSure
  }
  const boxes = new Set<number>()
  for (const [root, { words, tagged, isSure }] of counts) if (isSure || tagged * 2 >= words) boxes.add(root)
  return boxes
}
