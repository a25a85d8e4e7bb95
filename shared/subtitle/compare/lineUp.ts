/**
 * Two subtitles of one film, line beside line, by nothing but their times: those that are shown at the same time belong together.
 * Pure.
 */
import type { Span } from '../../timing/span.ts'

/** Which lines of both stand beside each other; null where one says nothing there. */
export interface LinePair {
  readonly a: number | null
  readonly b: number | null
}

/** Of the shorter one's time: less is two lines that only touch. */
const leastShare = 0.3

/** @param a moved to where it stands in `b`; both in the order of time */
export function lineUp(a: readonly Span[], b: readonly Span[]): readonly LinePair[] {
  const pairs: LinePair[] = []
  let [atA, atB] = [0, 0]
  while (atA < a.length || atB < b.length) {
    const [one, other] = [a[atA], b[atB]]
    if (!one || !other) {
      pairs.push(one ? { a: atA++, b: null } : { a: null, b: atB++ })
      continue
    }
    const here = sharedShare(one, other)
    if (here < leastShare) {
      pairs.push(one.startMs <= other.startMs ? { a: atA++, b: null } : { a: null, b: atB++ })
      continue
    }
    // A neighbour that fits better is worth waiting for.
    const [nextA, nextB] = [sharedShare(a[atA + 1], other), sharedShare(one, b[atB + 1])]
    if (nextB > here && nextB >= nextA) pairs.push({ a: null, b: atB++ })
    else if (nextA > here) pairs.push({ a: atA++, b: null })
    else pairs.push({ a: atA++, b: atB++ })
  }
  return pairs
}

/** How much of the longer one's time both are shown; 0 where that is less than a touch of the shorter. */
export function sharedShare(one: Span | undefined, other: Span | undefined): number {
  if (!one || !other) return 0
  const common = Math.min(one.endMs, other.endMs) - Math.max(one.startMs, other.startMs)
  const [lengthOne, lengthOther] = [one.endMs - one.startMs, other.endMs - other.startMs]
  const shortest = Math.max(1, Math.min(lengthOne, lengthOther))
  return common / shortest < leastShare ? 0 : leastShare + common / Math.max(lengthOne, lengthOther, 1)
}
