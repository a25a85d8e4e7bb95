/** A bar of the strip in somebody's hand: held by an end it gets longer or shorter, else it moves. Pure. */
import type { Span } from '../../../../shared/timing/span.ts'

export type Hold = 'start' | 'whole' | 'end'

/** Where the pointer is an end. */
export const endPx = 6
/** A shorter one could not be taken hold of again. */
const leastMs = 100

/** @param atPx from the bar's beginning. A narrow bar is moved only. */
export function holdAt(atPx: number, widthPx: number): Hold {
  if (widthPx < 4 * endPx) return 'whole'
  if (atPx < endPx) return 'start'
  return atPx > widthPx - endPx ? 'end' : 'whole'
}

export function dragged({ startMs, endMs }: Span, hold: Hold, byMs: number): Span {
  if (hold === 'start') return { startMs: Math.max(0, Math.min(startMs + byMs, endMs - leastMs)), endMs }
  if (hold === 'end') return { startMs, endMs: Math.max(startMs + leastMs, endMs + byMs) }
  const movedMs = Math.max(-startMs, byMs)
  return { startMs: startMs + movedMs, endMs: endMs + movedMs }
}

/** Of cues that overlap each second one stands below, so that both are seen: 'alone', or which of the two. In order of time. */
export type Lane = 'alone' | 'upper' | 'lower'

export function lanesOf(cues: readonly Span[]): readonly Lane[] {
  const lanes: Lane[] = []
  let latestMs = -1
  for (const [index, { startMs, endMs }] of cues.entries()) {
    const overlaps = startMs < latestMs
    if (overlaps && lanes[index - 1] === 'alone') lanes[index - 1] = 'upper'
    lanes.push(overlaps ? (lanes[index - 1] === 'upper' ? 'lower' : 'upper') : 'alone')
    latestMs = Math.max(latestMs, endMs)
  }
  return lanes
}
