/**
 * Are cues in step with speech, or with another subtitle of the same film, and if not, what mends it? Says "unclear" rather
 * than guessing: a subtitle of another film, or of another episode, is never moved. Pure.
 */
import { evidenceCurve } from './evidence.ts'
import { findPieces, type FoundPieces } from './findPieces.ts'
import { fineOffset, leadMs } from './fineOffset.ts'
import type { CurveRange } from './overlapCurve.ts'
import { highest, sharpened, type Peak } from './peak.ts'
import { furthestMoveMs, retimed, shiftBy, type Retiming } from './retiming.ts'
import { commonMs, joined, totalMs, type Reference, type Span } from './span.ts'
import { speeds } from './speeds.ts'

export type AlignmentKind =
  /** Nothing to mend. */
  | 'fits'
  /** `retiming` mends it. */
  | 'mendable'
  /** It fits in parts only: another cut of the film, and the parts are not sure enough to be moved. */
  | 'other-cut'
  /** Too little in common to say anything. */
  | 'unclear'

export interface Alignment {
  readonly kind: AlignmentKind
  /** The identity unless it is mendable. */
  readonly retiming: Retiming
  /** How far the best offset stands out of all others, in standard deviations of those. */
  readonly confidence: number
  /** Share of the cues' time that lies on the reference, 0..1: as it is, and after the retiming. */
  readonly before: number
  readonly after: number
}

/** Chance stays below it: docs/decisions/timing-is-compared-over-all-offsets-at-once.md tells how often it did not. */
const enoughConfidence = 8
/** Several pieces have more chances. */
const enoughOfPieces = 10
/** Of cues: a reference of fewer holds some foreign lines, and tells nothing of the others. */
const fewestOfReference = 1 / 3

const identity = shiftBy(0)
const stepMs = 50
const furthestMs = 10 * 60_000
/** Of the shorter of both: with less in common, chance finds too much. */
const furthestShare = 0.4
/** With fewer offsets than these there is no telling what chance does. */
const shortestReachMs = 30_000
/** What is slower than this is not timing but the order of scenes. */
const sharpHalfMs = 2_500
const guardMs = 5_000
/** Of fewer, no comparison can tell anything. */
export const fewestCues = 12
/** Cues that are less out of step than this are not moved: nobody sees it, and stretches of loud sound tell no better. */
const toleratedMs = { cues: 150, speech: 300 } as const
/**
 * Where sound rises tells better; but who set the cues began them a fifth of a second before their words, or with them, as
 * programs do: that is later than people by all of their lead, and by a frame more where the sound is heard late.
 */
const habitMs = leadMs.rises + 25
/** The surer an offset, the nearer it is: the furthest of 350 lay so far from the truth, times its confidence. */
const riseErrorMs = 800
/** Of cues too: of 720 films of a few minutes, in step with another subtitle, none seemed further off than this, divided so. */
const cueErrorMs = 3_400
/** Another speed must do better than the video's own by this, or the simpler explanation holds. */
const gainOfSpeed = 1.02
/** Of the highest peak: with less, a speed is not the right one. */
const worthTrying = 0.6
const mostTried = 3

export function alignCues(cues: readonly Span[], reference: Reference): Alignment {
  const own = joined(cues)
  const before = shareOn(own, reference)
  const unclear = { kind: 'unclear', retiming: identity, before, after: before } as const
  if (own.length < fewestCues || isTooShort(own, reference)) return { ...unclear, confidence: 0 }
  const range = rangeFor(own, reference)
  if (range.fromMs > -shortestReachMs) return { ...unclear, confidence: 0 }
  const { speed, found, sped } = likeliest(own, reference, {
    candidates: speedsWorthTrying(own, reference, range),
    range,
  })
  const { confidence } = found
  if (!found.isSure) return { ...unclear, kind: isAnotherCut(found) ? 'other-cut' : 'unclear', confidence }
  if (confidence < (found.pieces.length === 1 ? enoughConfidence : enoughOfPieces)) return { ...unclear, confidence }
  const pieces = found.pieces.map(({ fromIndex, toIndex, offsetMs }) => ({
    fromMs: fromIndex === 0 ? 0 : (own[fromIndex]?.startMs ?? 0),
    offsetMs: fineOffset(sped.slice(fromIndex, toIndex), reference, offsetMs),
  }))
  const retiming = { speed, pieces }
  const isInStep = furthestMoveMs(own, retiming) <= toleratedOf(reference, confidence)
  const after = shareOn(
    own.map((span) => retimed(span, retiming)),
    reference,
  )
  if (isInStep) return { ...unclear, kind: 'fits', confidence }
  if (after <= before && !reference.rises) return { ...unclear, confidence }
  return { kind: 'mendable', retiming, confidence, before, after }
}

/** A sound is one stretch or thousands; of cues a full subtitle has about as many as another. */
function isTooShort(own: readonly Span[], { kind, spans }: Reference): boolean {
  return spans.length < fewestCues || (kind === 'cues' && spans.length < own.length * fewestOfReference)
}

function toleratedOf({ kind, rises }: Reference, confidence: number): number {
  if (rises) return habitMs + riseErrorMs / confidence
  return kind === 'cues' ? Math.max(toleratedMs.cues, cueErrorMs / confidence) : toleratedMs[kind]
}

/** Only where two parts lie at two places for sure: that the rest cannot be heard is no cut, and tells nothing. */
function isAnotherCut({ sure }: FoundPieces): boolean {
  return sure.length >= 2 && Math.hypot(...sure) >= enoughOfPieces
}

interface SpeedCandidate {
  readonly speed: number
  readonly peak: Peak
}

/** In the order of `speeds`. */
function speedsWorthTrying(own: readonly Span[], reference: Reference, range: CurveRange): readonly SpeedCandidate[] {
  const all = speeds.map((speed) => {
    const curve = sharpened(evidenceCurve(atSpeed(own, speed), reference, range), sharpHalfMs / stepMs)
    return { speed, peak: highest(curve, guardMs / stepMs) }
  })
  const best = all.reduce((most, { peak }) => Math.max(most, peak.height), 0)
  return all
    .filter(({ peak }) => peak.height >= best * worthTrying)
    .sort((a, b) => b.peak.height - a.peak.height)
    .slice(0, mostTried)
    .sort((a, b) => speeds.indexOf(a.speed) - speeds.indexOf(b.speed))
}

interface Likeliest {
  readonly speed: number
  readonly sped: readonly Span[]
  readonly found: FoundPieces
}

/** Of several speeds the one at which all parts lie best: in a film with cuts, no offset tells for all of it. */
function likeliest(
  own: readonly Span[],
  reference: Reference,
  { candidates, range }: { readonly candidates: readonly SpeedCandidate[]; readonly range: CurveRange },
): Likeliest {
  const all = candidates.map(({ speed }) => {
    const sped = atSpeed(own, speed)
    return { speed, sped, found: findPieces(sped, reference, { range, sharpHalfMs, guardMs }) }
  })
  return all.reduce((best, each) => (each.found.score > best.found.score * gainOfSpeed ? each : best))
}

function atSpeed(own: readonly Span[], speed: number): readonly Span[] {
  return speed === 1 ? own : own.map((span) => retimed(span, shiftBy(0, speed)))
}

function rangeFor(own: readonly Span[], { domain }: Reference): CurveRange {
  const lengths = [lengthOf(own), domain.endMs - domain.startMs]
  const reachMs = Math.min(furthestMs, Math.min(...lengths) * furthestShare)
  const half = Math.floor(reachMs / stepMs)
  return { fromMs: -half * stepMs, stepMs, steps: 2 * half + 1 }
}

function lengthOf(own: readonly Span[]): number {
  return (own.at(-1)?.endMs ?? 0) - (own[0]?.startMs ?? 0)
}

/** Cues outside of what was listened to or read say nothing. */
function shareOn(cues: readonly Span[], { spans, domain }: Reference): number {
  const apart = joined(cues)
  const known = commonMs(apart, [domain])
  return known > 0 ? Math.min(1, commonMs(apart, spans) / Math.max(known, totalMs(apart) / 2)) : 0
}
