/** Which lines of one subtitle are looked at beside each line of the other: those around what is known, so that long ones take no time. Pure. */
import type { Span } from '../../timing/span.ts'
import type { Anchor } from './anchors.ts'

/** For each count of lines of `a` that are paired, the fewest and the most of `b`. */
export interface Band {
  readonly from: Int32Array
  readonly to: Int32Array
}

/** Beyond an anchor: what was split or joined around it. */
const beyond = 4
/** To each side of the line that is shown at the time. */
const aside = { usual: 30, long: 6 } as const
const longFrom = 6_000
/** So small a stretch between anchors is looked at whole, whatever its times say. */
const wholeArea = 2_500

/** @param a moved to where it stands in `b` */
export function bandOf(a: readonly Span[], b: readonly Span[], anchors: readonly Anchor[]): Band {
  const [from, to] = [new Int32Array(a.length + 1), new Int32Array(a.length + 1)]
  const around = a.length > longFrom || b.length > longFrom ? aside.long : aside.usual
  let [before, nearest] = [0, 0]
  for (let row = 0; row <= a.length; row += 1) {
    while (before < anchors.length && (anchors[before]?.a ?? 0) < row) before += 1
    const left = anchors[before - 1] ?? { a: 0, b: 0 }
    const right = anchors[before] ?? { a: a.length, b: b.length }
    const startMs = a[Math.min(row, a.length - 1)]?.startMs ?? 0
    while (nearest < b.length && (b[nearest]?.startMs ?? 0) < startMs) nearest += 1
    const [first, last] = [Math.max(0, left.b - beyond), Math.min(b.length, right.b + beyond)]
    const isSmall = (right.a - left.a) * (right.b - left.b) <= wholeArea
    from[row] = isSmall ? first : clamp(nearest - around, first, last)
    to[row] = isSmall ? last : clamp(nearest + around, first, last)
  }
  return connected({ from, to }, b.length)
}

/** There is a way through it from the first lines to the last. */
function connected({ from, to }: Band, count: number): Band {
  const last = from.length - 1
  from[0] = 0
  to[last] = count
  for (let row = 1; row <= last; row += 1) {
    to[row] = Math.max(to[row] ?? 0, to[row - 1] ?? 0)
    from[row] = Math.max(from[row] ?? 0, from[row - 1] ?? 0)
  }
  for (let row = last; row > 0; row -= 1) {
    from[row - 1] = Math.min(from[row - 1] ?? 0, from[row] ?? 0)
    to[row - 1] = Math.max(to[row - 1] ?? 0, from[row] ?? 0)
  }
  return { from, to }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
