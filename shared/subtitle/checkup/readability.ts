/** How many cues of a subtitle lie over another, and how many are gone before they can be read. Pure. */
import type { SubtitleDocument } from '../document.ts'
import { cueFaults, fastestSpeed } from '../edit/readingSpeed.ts'

export interface Readability {
  readonly overlaps: { readonly count: number; readonly atMs: number }
  readonly fast: {
    readonly count: number
    readonly atMs: number
    /** Characters a second, of the middle one of these. */ readonly speed: number
  }
}

/** Players that round times make as much of their own. */
const toleratedMs = 200
/** Placed elsewhere on the picture, two cues may be shown at once. */
const placed = /\{[^}]*\\(?:an?\d|pos|move)|^(?:♪|#)/

export function readabilityOf({ cues, format }: SubtitleDocument): Readability {
  const sorted = cues.toSorted((a, b) => a.startMs - b.startMs || a.endMs - b.endMs)
  const faults = cueFaults(sorted)
  const mayOverlap = format === 'ass' || format === 'ssa' || format === 'vtt' || format === 'ttml'
  const overlaps = sorted.filter(({ text }, index) => {
    if (mayOverlap || (faults[index]?.overlapMs ?? 0) <= toleratedMs) return false
    return !placed.test(text) && !placed.test(sorted[index - 1]?.text ?? '')
  })
  const fast = sorted.flatMap(({ startMs }, index) => {
    const speed = faults[index]?.speed ?? 0
    return speed > fastestSpeed ? [{ startMs, speed }] : []
  })
  const speeds = fast.map(({ speed }) => Math.min(speed, 999)).sort((a, b) => a - b)
  return {
    overlaps: { count: overlaps.length, atMs: overlaps[0]?.startMs ?? 0 },
    fast: { count: fast.length, atMs: fast[0]?.startMs ?? 0, speed: Math.round(speeds[speeds.length >> 1] ?? 0) },
  }
}
