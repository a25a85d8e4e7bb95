/** Reads the brackets at the beginning of a name: '[Group] Title', '[Group][Title][07]', '[1080p] Title'. */
import type { Tag } from './findTags.ts'
import type { Bracket, Words } from './tokens.ts'

export interface Leading {
  readonly group: string | null
  /** Where the title may begin, and where it must end when a bracket holds it. */
  readonly titleFrom: number
  readonly titleTo: number | null
  readonly isBracketed: boolean
}

export function readLeading(words: Words, candidates: readonly Tag[]): Leading {
  const boxes = leadingBrackets(words)
  const named = boxes.filter((box) => !isTags(words, candidates, box))
  const afterBoxes = (boxes.at(-1)?.end ?? -1) + 1
  const [first, second] = named
  if (!first) return { group: null, titleFrom: afterBoxes, titleTo: null, isBracketed: boxes.length > 0 }
  const hasTitleOutside = /^[\s._-]*[\p{L}\p{N}]/u.test(words.text.slice(afterBoxes))
  const text = (box: Bracket) => words.text.slice(box.start + 1, box.end).trim()
  if (hasTitleOutside) {
    const titleBox = named.find((box, index) => index > 0 && !isNumber(text(box)))
    const restIsTags = titleBox !== undefined && !/^[\s._-]*[\p{L}\p{N}]/u.test(words.text.slice(afterBoxes))
    if (!restIsTags) return { group: text(first), titleFrom: afterBoxes, titleTo: null, isBracketed: true }
  }
  if (second && !isNumber(text(second)))
    return { group: text(first), titleFrom: second.start + 1, titleTo: second.end, isBracketed: true }
  return { group: null, titleFrom: first.start + 1, titleTo: first.end, isBracketed: true }
}

function isNumber(text: string): boolean {
  return /^(?:第?\d{1,4}(?:\s*[-~]\s*\d{1,4})?(?:v\d)?[话話集回]?|[0-9a-f]{8}|\d.*)$/i.test(text)
}

/** Brackets that follow one another from the first character on. */
function leadingBrackets({ text, brackets }: Words): readonly Bracket[] {
  const found: Bracket[] = []
  let place = 0
  for (const [index, bracket] of brackets.entries()) {
    if (index === 0 || bracket.parent !== 0) continue
    if (/[^\s._-]/.test(text.slice(place, bracket.start)) || bracket.open === '(') break
    found.push(bracket)
    place = bracket.end + 1
  }
  return found
}

function isTags({ tokens }: Words, candidates: readonly Tag[], box: Bracket): boolean {
  const inside = tokens.filter(({ start, end }) => start > box.start && end <= box.end)
  if (inside.length === 0) return true
  if (inside.length === 1 && /^[0-9a-f]{8}$/i.test(inside[0]?.text ?? '')) return true
  const tagged = candidates.filter(({ from }) => {
    const start = tokens[from]?.start ?? -1
    return start > box.start && start < box.end
  })
  return (
    tagged.some(({ isSure }) => isSure) && tagged.reduce((sum, { from, to }) => sum + to - from, 0) * 2 >= inside.length
  )
}
