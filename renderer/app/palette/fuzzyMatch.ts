/** How well a text answers what was typed, and which of its letters did. Case and accents do not matter. Pure. */

/** From and to (not included), in the text as it is shown. */
export type LetterRange = readonly [from: number, to: number]

export interface FuzzyMatch {
  /** Larger is better; texts are compared by it. */
  readonly score: number
  readonly ranges: readonly LetterRange[]
}

/** What one typed word is worth, by where it was found. */
const scores = { whole: 120, begin: 100, word: 80, wordBegins: 60, inside: 40 } as const
/** A shorter text says more of what was typed; never enough to change the kind of a match. */
const lengthWorth = 15

/** null where a typed word is not in the text at all; an empty query matches everything alike. */
export function fuzzyMatch(query: string, text: string): FuzzyMatch | null {
  const { letters, places } = fold(text)
  const words = fold(query)
    .letters.split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return { score: 0, ranges: [] }
  const found = words.map((word) => findWord(word, letters))
  if (found.some((each) => each === null)) return null
  const hits = found.filter((each) => each !== null)
  const score = hits.reduce((sum, hit) => sum + hit.score, 0) / hits.length
  const ranges = hits.flatMap((hit) => hit.ranges.map(([from, to]) => shownRange(places, from, to)))
  return { score: score + lengthWorth / (1 + letters.length), ranges: joined(ranges) }
}

/** Letters to compare, and where each of them stands in the text. */
function fold(text: string): { readonly letters: string; readonly places: readonly number[] } {
  const places: number[] = []
  let letters = ''
  let at = 0
  for (const sign of text) {
    const plain = sign.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    places.push(...Array<number>(plain.length).fill(at))
    letters += plain
    at += sign.length
  }
  places.push(at)
  return { letters, places }
}

function findWord(word: string, text: string): FuzzyMatch | null {
  const range: LetterRange = [text.indexOf(word), text.indexOf(word) + word.length]
  if (word === text) return { score: scores.whole, ranges: [range] }
  if (range[0] === 0) return { score: scores.begin, ranges: [range] }
  const starts = wordStarts(text)
  const start = starts.find((each) => text.startsWith(word, each))
  if (start !== undefined) return { score: scores.word, ranges: [[start, start + word.length]] }
  const begins = matchWordBegins(word, text, starts)
  if (begins) return { score: scores.wordBegins, ranges: begins }
  return range[0] > 0 ? { score: scores.inside, ranges: [range] } : null
}

function wordStarts(text: string): readonly number[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index)
}

/** 'trc' in 'The Rain Clerk', 'thera' too: pieces that each begin a word, in their order. Texts and words are short. */
function matchWordBegins(word: string, text: string, starts: readonly number[]): readonly LetterRange[] | null {
  if (word === '') return []
  for (const [index, start] of starts.entries()) {
    for (let length = commonLength(word, text, start); length > 0; length -= 1) {
      const rest = matchWordBegins(word.slice(length), text, starts.slice(index + 1))
      if (rest) return [[start, start + length], ...rest]
    }
  }
  return null
}

function commonLength(word: string, text: string, start: number): number {
  let length = 0
  while (length < word.length && word[length] === text[start + length]) length += 1
  return length
}

function shownRange(places: readonly number[], from: number, to: number): LetterRange {
  return [places[from] ?? 0, places[to] ?? places.at(-1) ?? 0]
}

function joined(ranges: readonly LetterRange[]): readonly LetterRange[] {
  const sorted = ranges.toSorted(([a], [b]) => a - b)
  return sorted.reduce<LetterRange[]>((sum, [from, to]) => {
    const last = sum.at(-1)
    if (last && from <= last[1]) return [...sum.slice(0, -1), [last[0], Math.max(last[1], to)]]
    return [...sum, [from, to]]
  }, [])
}
