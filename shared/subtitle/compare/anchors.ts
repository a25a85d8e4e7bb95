/** Lines that surely belong together, whenever they are shown: both say them once, and in the same order. Pure. */
import type { WordedLine, WordedLines } from './wordedLines.ts'

export interface Anchor {
  readonly a: number
  readonly b: number
}

/** A line that was split begins as the whole one does. */
const wordsOfBeginning = 3
/** Fewer are said too often to tell. */
const fewestLetters = 6

export function anchorsOf({ a, b, lettersOf }: WordedLines): readonly Anchor[] {
  const found = [wordsOfBeginning, Infinity].flatMap((words) => {
    const [inA, inB] = [onceSaid(a, { words, lettersOf }), onceSaid(b, { words, lettersOf })]
    return [...inA].flatMap(([key, at]) => {
      const other = inB.get(key)
      return other === undefined ? [] : [{ a: at, b: other }]
    })
  })
  return longestRising(found.toSorted((one, other) => one.a - other.a || other.b - one.b))
}

interface Saying {
  readonly words: number
  readonly lettersOf: readonly number[]
}

function onceSaid(lines: readonly WordedLine[], { words, lettersOf }: Saying): ReadonlyMap<string, number> {
  const places = new Map<string, number | null>()
  for (const [at, { said }] of lines.entries()) {
    const beginning = said.slice(0, words)
    const letters = beginning.reduce((sum, number) => sum + (lettersOf[number] ?? 0), 0)
    if (letters < fewestLetters) continue
    const key = beginning.join(' ')
    places.set(key, places.has(key) ? null : at)
  }
  return new Map([...places].flatMap(([key, at]) => (at === null ? [] : [[key, at] as const])))
}

/** @param found by `a`, of the same `a` the later `b` first, so that each line is taken once */
function longestRising(found: readonly Anchor[]): readonly Anchor[] {
  /** Of each length the chain that ends at the earliest `b`, by its last link. */
  const ends: number[] = []
  const before: number[] = []
  for (const [at, { b }] of found.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((found[ends[middle] ?? 0]?.b ?? 0) < b) low = middle + 1
      else high = middle
    }
    before.push(low > 0 ? (ends[low - 1] ?? -1) : -1)
    ends[low] = at
  }
  const chain: Anchor[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) {
    const link = found[at]
    if (link) chain.push(link)
  }
  return chain.reverse()
}
