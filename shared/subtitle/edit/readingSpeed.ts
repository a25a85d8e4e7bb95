/** Whether a cue can be read in its time, and whether it lies over the one before. Pure. */
import { pairOf } from '../../languagePair.ts'
import { plainTextOf } from '../plainText.ts'
import type { Cue } from '../document.ts'

type Read = Pick<Cue, 'startMs' | 'endMs' | 'text'>

/** Characters a second that most people read with ease, and the most that anybody follows. */
export const easySpeed = 17
export const fastestSpeed = 25
/** Letters that fit a line of a screen. */
export const longestLine = 42

/** Marks above and below letters, as of Thai and Hindi, and what turns the direction are no letters to be read; nor is an end of line. */
const unread = /[\p{M}\p{Cf}\n]/gu

/** Characters a second; what has no length cannot be read at all. */
export function readingSpeed({ startMs, endMs, text }: Read): number {
  const letters = plainTextOf(text).replace(unread, '').length
  const seconds = (endMs - startMs) / 1000
  return letters === 0 ? 0 : seconds <= 0 ? Infinity : letters / seconds
}

/** over: nobody follows it. */
export type Pace = 'easy' | 'fast' | 'over'

export function paceOf(speed: number | null): Pace {
  if (speed === null || speed <= easySpeed) return 'easy'
  return speed > fastestSpeed ? 'over' : 'fast'
}

export interface CueFaults {
  /** null where it says nothing: of two languages at once nobody reads both. */
  readonly speed: number | null
  readonly pace: Pace
  /** How long it lies over the cue before; 0 for not at all. */
  readonly overlapMs: number
}

/** @param cues in the order of time */
export function cueFaults(cues: readonly Read[], language: string | null = null): readonly CueFaults[] {
  const areTwo = language !== null && pairOf(language) !== null
  return cues.map((cue, index) => {
    const before = cues[index - 1]
    const speed = areTwo ? null : readingSpeed(cue)
    const overlapMs = before && before.startMs < cue.startMs ? Math.max(0, before.endMs - cue.startMs) : 0
    return { speed, pace: paceOf(speed), overlapMs }
  })
}
