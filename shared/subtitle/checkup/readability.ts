/** How many cues of a subtitle lie over another, and how many are gone before they can be read. Pure. */
import type { Cue, SubtitleDocument } from '../document.ts'
import { cueFaults } from '../edit/readingSpeed.ts'

export interface Readability {
  readonly overlaps: { readonly count: number; readonly atMs: number }
  readonly fast: {
    readonly count: number
    readonly atMs: number
    /** Characters a second, of the middle one of these. */ readonly speed: number
  }
}

export interface ReadableText extends Pick<SubtitleDocument, 'format'> {
  readonly cues: readonly Pick<Cue, 'startMs' | 'endMs' | 'text'>[]
}

export function readabilityOf({ cues, format }: ReadableText): Readability {
  const sorted = cues.toSorted((a, b) => a.startMs - b.startMs || a.endMs - b.endMs)
  const faults = cueFaults(sorted, { language: null, format })
  const overlaps = sorted.filter((_, index) => (faults[index]?.overlapMs ?? 0) > 0)
  const fast = sorted.flatMap(({ startMs }, index) => {
    const { speed = null, pace = 'easy' } = faults[index] ?? {}
    return speed !== null && pace === 'over' ? [{ startMs, speed }] : []
  })
  const speeds = fast.map(({ speed }) => Math.min(speed, 999)).sort((a, b) => a - b)
  return {
    overlaps: { count: overlaps.length, atMs: overlaps[0]?.startMs ?? 0 },
    fast: { count: fast.length, atMs: fast[0]?.startMs ?? 0, speed: Math.round(speeds[speeds.length >> 1] ?? 0) },
  }
}
