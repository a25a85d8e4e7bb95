/** Tells most words that are in no list without asking the list, which would read all their letters. */
import { codeAt } from './signs.ts'

const places = 0x4000

/** Two of its letters and its length tell most words from those of the list. */
function placeOf(word: string): number {
  const { length } = word
  const ends = codeAt(word, 0) * 31 + codeAt(word, length - 1)
  return (ends * 37 + codeAt(word, length >> 1) * 1187 + length * 397) & (places - 1)
}

/** False for a word that is certainly not among them. */
export function quickLook(words: Iterable<string>): (word: string) => boolean {
  const taken = new Uint8Array(places)
  for (const word of words) taken[placeOf(word)] = 1
  return (word) => taken[placeOf(word)] === 1
}
