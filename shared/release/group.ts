/** Finds the release group at the end of a name: '-GROUP', '(… Tigole)', '[QxR]', 'x264.ETRG', 'by.Seven'. */
import type { Tag } from './findTags.ts'
import type { Words } from './tokens.ts'

export interface GroupClues {
  readonly tags: readonly Tag[]
  /** Place behind which a group may stand: the end of title, year and numbering. */
  readonly from: number
}

const dashEnd = /-\s?([^\s\-[\](){}/]{1,40})(?:\s?[[(]([^\s[\]()]{1,20})[\])])?\s*$/u
const boxEnd = /[[({]\s*([^[\](){}]{2,40}?)\s*[\])}]\s*$/u

export function findGroup(words: Words, clues: GroupClues): string | null {
  return groupAfterDash(words, clues) ?? groupInBox(words, clues) ?? groupAfterTags(words, clues)
}

function groupAfterDash({ text, tokens }: Words, { tags, from }: GroupClues): string | null {
  const found = dashEnd.exec(text)
  if (!found?.[1] || found.index < from) return null
  const isTag = tags.some((tag) => {
    const last = tokens[tag.to - 1]
    const first = tokens[tag.from]
    return (
      last !== undefined &&
      first !== undefined &&
      last.end > found.index + 1 &&
      first.start < found.index + found[0].length
    )
  })
  if (isTag || tags.length === 0) return null
  return found[2] ? `${found[1]}[${found[2]}]` : found[1]
}

function groupInBox({ text, tokens }: Words, { tags, from }: GroupClues): string | null {
  const found = boxEnd.exec(text)
  if (!found?.[1] || found.index < from || tags.length === 0) return null
  const end = found.index + found[0].length
  const inside = tokens
    .map((token, index) => ({ token, index }))
    .filter(({ token }) => token.start > found.index && token.end < end)
  const free = inside.filter(({ index }) => !tags.some((tag) => tag.from <= index && index < tag.to))
  const rest =
    free.length === inside.length ? free : trailing(free, inside.length > 0 ? (inside.at(-1)?.index ?? 0) : 0)
  const [first, last] = [rest[0]?.token, rest.at(-1)?.token]
  if (!first || !last || /^[0-9a-f]{8}$/i.test(found[1]) || /^\d+$/.test(found[1])) return null
  return text.slice(first.start, last.end)
}

function trailing<T extends { readonly index: number }>(free: readonly T[], last: number): readonly T[] {
  const run: T[] = []
  let expected = last
  for (const item of [...free].reverse()) {
    if (item.index !== expected) break
    run.unshift(item)
    expected -= 1
  }
  return run
}

function groupAfterTags({ text, tokens }: Words, { tags, from }: GroupClues): string | null {
  const last = tags.at(-1)
  if (!last) return null
  const rest = tokens.slice(last.to).filter(({ bracket, start }) => bracket === 0 && start >= from)
  const [first, end] = [rest[0], rest.at(-1)]
  if (!first || !end || rest.length > 3) return null
  const words = first.lower === 'by' ? rest.slice(1) : rest
  return words[0] ? text.slice(words[0].start, end.end) : null
}
