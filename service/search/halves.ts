/**
 * Spelling mistakes by look-up: two keys that differ by one edit share a half, so each key is filed under the hash of
 * either half and its length, and a misspelt one is found with six probes. Pure arithmetic, no database.
 */

const shortestLength = 5

type Side = 'front' | 'back'

function half(side: Side, key: string, length: number): string {
  const cut = length >> 1
  return side === 'front' ? key.slice(0, cut) : key.slice(key.length - (length - cut))
}

/** FNV-1a over two lanes, 48 bits: a number that SQLite and JavaScript both hold exactly. */
function hash(side: Side, length: number, text: string): number {
  let low = side === 'front' ? 0x811c9dc5 : 0x1b873593
  let high = length
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ unit, 0x85ebca6b) ^ (high >>> 13)
  }
  return (high & 0xffff) * 0x1_0000_0000 + (low >>> 0)
}

/** The hash that a key is filed under for one of its halves; none for keys too short to be misspelt safely. */
export function filedHalf(side: Side, key: string): number | null {
  return key.length < shortestLength ? null : hash(side, key.length, half(side, key, key.length))
}

/** The hashes under which every key within one edit of this one is filed. */
export function probedHalves(key: string): readonly number[] {
  const lengths = [key.length - 1, key.length, key.length + 1].filter((length) => length >= shortestLength)
  return lengths.flatMap((length) => [
    hash('front', length, half('front', key, length)),
    hash('back', length, half('back', key, length)),
  ])
}

/** A swap of the two letters at the middle breaks both halves: the key with them swapped back, to look up as it is. */
export function swappedMiddle(key: string): string {
  const cut = key.length >> 1
  return key.slice(0, cut - 1) + key.charAt(cut) + key.charAt(cut - 1) + key.slice(cut + 1)
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
