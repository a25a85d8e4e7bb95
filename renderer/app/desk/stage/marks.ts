/** Three places to look at: the clearest dialogue near the beginning, the middle and the end. Pure. */
import type { Cue } from '../../../../shared/subtitle/document.ts'
import { plainTextOf } from '../../../../shared/subtitle/plainText.ts'

export interface Mark {
  /** Of the cue. */
  readonly index: number
  readonly atMs: number
}

const shares = [0.1, 0.5, 0.9] as const
/** Of the film, on each side. */
const reach = 0.05
/** Longer lines are read rather than heard. */
const clearLetters = 60

/** As long as the words are on their way: what stands below keeps its place. */
export function comingMarks(lengthMs: number): readonly Mark[] {
  return shares.map((share) => ({ index: -1, atMs: lengthMs * share }))
}

export function marksOf(cues: readonly Pick<Cue, 'startMs' | 'endMs' | 'text'>[], lengthMs: number): readonly Mark[] {
  if (cues.length === 0) return []
  return shares.map((share) => {
    const near = { atMs: lengthMs * share, reachMs: lengthMs * reach }
    let best = 0
    for (const index of cues.keys()) if (score(cues[index], near) > score(cues[best], near)) best = index
    return { index: best, atMs: cues[best]?.startMs ?? 0 }
  })
}

/** How far it is off where it is shown now: a line that was moved as measured is in step. */
export function offsetLeft(
  offsetMs: number | null | undefined,
  { atMs }: Mark,
  shown: Pick<Cue, 'startMs'> | undefined,
): number | null {
  return offsetMs === null || offsetMs === undefined || !shown ? null : offsetMs - (shown.startMs - atMs)
}

function score(
  cue: Pick<Cue, 'startMs' | 'text'> | undefined,
  { atMs, reachMs }: { readonly atMs: number; readonly reachMs: number },
): number {
  if (!cue) return -Infinity
  const away = Math.abs(cue.startMs - atMs)
  if (away > reachMs) return -away
  return Math.min(clearLetters, plainTextOf(cue.text).length) + 1 - away / reachMs
}
