/** By how much most lines of one subtitle stand earlier than those of another one of the same film. Pure. */
import type { Span } from '../../timing/span.ts'

/** Further apart, two subtitles of one film are hardly ever. */
const reachMs = 60_000
/** What is said together is rarely cut to the same frame. */
const stepMs = 200
/** Bounds the work for subtitles of any length. */
const [mostLines, mostNeighbours] = [600, 100]
/** With fewer, chance decides. */
const fewestLines = 8
/** Of the lines: chance brings about an eighth of them together. */
const leastShare = 0.4
/** Times as many lines as stand together already: two that are in step are never moved. */
const leastGain = 1.25

/** @param a and @param b in the order of time; 0 where they are in step, or nothing is clear */
export function commonOffsetMs(a: readonly Span[], b: readonly Span[]): number {
  const stride = Math.ceil(a.length / mostLines)
  const lines = a.filter((_, index) => index % stride === 0)
  if (Math.min(lines.length, b.length) < fewestLines) return 0
  const counts = countedOffsets(lines, b)
  const near = (step: number) => [-1, 0, 1].reduce((sum, by) => sum + (counts.get(step + by) ?? 0), 0)
  let best = 0
  for (const step of counts.keys()) if (near(step) > near(best)) best = step
  const isClear = near(best) >= Math.max(fewestLines, leastShare * lines.length)
  return isClear && near(best) >= leastGain * near(0) ? best * stepMs : 0
}

/** How many lines begin together if `lines` were moved by so many steps. */
function countedOffsets(lines: readonly Span[], b: readonly Span[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  let nearest = 0
  for (const { startMs } of lines) {
    while (nearest < b.length && (b[nearest]?.startMs ?? 0) < startMs) nearest += 1
    for (const { startMs: other } of b.slice(Math.max(0, nearest - mostNeighbours), nearest + mostNeighbours)) {
      if (Math.abs(other - startMs) > reachMs) continue
      const step = Math.round((other - startMs) / stepMs)
      counts.set(step, (counts.get(step) ?? 0) + 1)
    }
  }
  return counts
}
