/**
 * Spelling mistakes by look-up: a mistake touches one third of a key and leaves the two others as they are. Each key is
 * filed under the hash of every two of its thirds and its length, and a misspelt one is found with nine probes. Pure
 * arithmetic, no database.
 */

const shortestLength = 5

/** By the third that may hold the mistake. */
export const mistakeSides = ['front', 'middle', 'back'] as const
export type MistakeSide = (typeof mistakeSides)[number]

/** What a key of this length would share with `key` had the mistake been made on that side. */
function remainingText(side: MistakeSide, key: string, length: number): string {
  const [first, second] = cutsOf(length)
  if (side === 'back') return key.slice(0, second)
  if (side === 'front') return key.slice(key.length - (length - first))
  return key.slice(0, first) + key.slice(key.length - (length - second))
}

function cutsOf(length: number): readonly [first: number, second: number] {
  return [Math.floor(length / 3), Math.floor((length * 2) / 3)]
}

const seeds: Readonly<Record<MistakeSide, number>> = { front: 0x1b873593, middle: 0x2545f491, back: 0x811c9dc5 }

/** FNV-1a over two lanes, 48 bits: a number that SQLite and JavaScript both hold exactly. */
function hash(side: MistakeSide, length: number, text: string): number {
  let low = seeds[side]
  let high = length
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ unit, 0x85ebca6b) ^ (high >>> 13)
  }
  return (high & 0xffff) * 0x1_0000_0000 + (low >>> 0)
}

/** The hash that a key is filed under for mistakes on that side; none for keys too short to be misspelt safely. */
export function typoHashOf(side: MistakeSide, key: string): number | null {
  return key.length < shortestLength ? null : hash(side, key.length, remainingText(side, key, key.length))
}

/** The hashes under which every key within one edit of this one is filed, but for swaps between two thirds. */
export function typoHashesToProbe(key: string): readonly number[] {
  const lengths = [key.length - 1, key.length, key.length + 1].filter((length) => length >= shortestLength)
  return lengths.flatMap((length) => mistakeSides.map((side) => hash(side, length, remainingText(side, key, length))))
}

/** A swap of the two letters where thirds meet breaks both: the keys with them swapped back, to look up as they are. */
export function swappedAtSeams(key: string): readonly string[] {
  return cutsOf(key.length)
    .filter((cut) => cut > 0)
    .map((cut) => key.slice(0, cut - 1) + key.charAt(cut) + key.charAt(cut - 1) + key.slice(cut + 1))
}

/** Whether one letter added, dropped, changed or swapped with its neighbour turns one text into the other. */
export function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || one === other) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}
