/** Whether a cue can be read in its time, and whether it lies over the one before. Pure. */
import { pairOf } from '../../languagePair.ts'
import { plainTextOf } from '../plainText.ts'
import type { Cue, SubtitleDocument } from '../document.ts'

type Read = Pick<Cue, 'startMs' | 'endMs' | 'text'>

/**
 * Characters a second that most people read with ease, and the most that anybody follows. Guides allow adults 17 to 21 of them; so what
 * is between these two is dense, and only what is beyond both is called too fast, on every screen.
 */
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

/** over: nobody follows it; this alone is counted as too fast. */
export type Pace = 'easy' | 'fast' | 'over'

export function paceOf(speed: number | null): Pace {
  if (speed === null || speed <= easySpeed) return 'easy'
  return speed > fastestSpeed ? 'over' : 'fast'
}

export interface CuePace {
  /** null where it says nothing: of two languages at once nobody reads both. */
  readonly speed: number | null
  readonly pace: Pace
}

export interface CueFaults extends CuePace {
  /** How long it lies over the cue before; 0 where it does not, or may. */
  readonly overlapMs: number
}

/** Of the text that the cues are of. */
export interface TextOfCues {
  readonly language: string | null
  readonly format: string
}

/** Formats that place each cue on the picture. */
const placing: ReadonlySet<string> = new Set<SubtitleDocument['format']>(['ass', 'ssa', 'vtt', 'ttml'])
/** Players that round times make as much of their own. */
const toleratedMs = 200
/** Placed elsewhere on the picture, or sung, two cues may be shown at once. */
const placed = /\{[^}]*\\(?:an?\d|pos|move)|^(?:♪|#)/

export function cuePaces(cues: readonly Read[], language: string | null): readonly CuePace[] {
  const areTwo = language !== null && pairOf(language) !== null
  return cues.map((cue) => {
    const speed = areTwo ? null : readingSpeed(cue)
    return { speed, pace: paceOf(speed) }
  })
}

/** @param cues in the order of time */
export function cueFaults(cues: readonly Read[], { language, format }: TextOfCues): readonly CueFaults[] {
  const mayOverlap = placing.has(format)
  return cuePaces(cues, language).map((pace, index) => {
    const [cue, before] = [cues[index], cues[index - 1]]
    return { ...pace, overlapMs: mayOverlap || !cue || !before ? 0 : overlapOf(cue, before) }
  })
}

function overlapOf(cue: Read, before: Read): number {
  if (before.startMs >= cue.startMs) return 0
  const overMs = before.endMs - cue.startMs
  return overMs <= toleratedMs || placed.test(cue.text) || placed.test(before.text) ? 0 : overMs
}
