/** Whether one offset holds for all cues, or others from some place on, because the film was cut or has breaks. Pure. */
import { bestPath } from './bestPath.ts'
import { evidenceCurve } from './evidence.ts'
import { peakAt, sharpened } from './peak.ts'
import { withExactCuts } from './exactCuts.ts'
import { isHeardThroughout } from './heardThroughout.ts'
import type { CurveRange } from './overlapCurve.ts'
import type { RoughPiece } from './roughPiece.ts'
import type { Reference, Span } from './span.ts'

export interface PieceOptions {
  readonly range: CurveRange
  readonly sharpHalfMs: number
  readonly guardMs: number
}

/** So many cues are looked at together: fewer fit anywhere by chance. */
const cuesAtOnce = 25
/** In noise of one part's curve: a part alone finds about 4 of it by chance, and pays for coming back too. */
const jumpCost = 8
/** A smaller difference is no cut but a film that runs a little unevenly. */
const smallestJumpMs = 500
/**
 * A piece that lies far from its neighbours must tell as much as a whole film: of 210 pairs of films that had nothing in common
 * six had two such pieces of 6 and more, one of them three, because each may lie anywhere in twenty minutes. None had two of 8.
 */
const enoughForPiece = 8
/** A piece that lies near its neighbour has fewer offsets to lie at by chance: there 5.1 was the most, of 250 pairs. */
const enoughNearby = 5.2
const nearbyMs = 60_000
const mostPieces = 8
export interface FoundPieces {
  readonly pieces: readonly RoughPiece[]
  /** The higher, the better all parts lie; to be compared between speeds of the same cues. */
  readonly score: number
  /** In standard deviations: of one piece how far its offset stands out, of several all of theirs together. */
  readonly confidence: number
  /** The confidences of those pieces that are sure for themselves. */
  readonly sure: readonly number[]
  /** False where there are pieces, cuts, or parts that lie nowhere, of which nothing can be said. */
  readonly isSure: boolean
}

/** `cues` in order and at the film's speed. */
export function findPieces(cues: readonly Span[], reference: Reference, options: PieceOptions): FoundPieces {
  const { range } = options
  const parts = cutIntoParts(cues)
  const curves = parts.map((part) => sharpCurve(cues.slice(part.fromIndex, part.toIndex), reference, options))
  const noise = noiseOf(curves)
  const path = bestPath(curves, jumpCost * noise)
  const heights = curves.map((curve, index) => curve[path[index] ?? 0] ?? 0)
  const rough = parts.map((part, index) => ({ ...part, offsetMs: range.fromMs + (path[index] ?? 0) * range.stepMs }))
  const { pieces, areSure } = withExactCuts(unite(rough), { cues, reference, reach: cuesAtOnce })
  const confidences = pieces.map((piece) => confidenceOf(piece, cues, { reference, options }))
  const sure = confidences.filter((confidence, at) => confidence >= enoughFor(pieces, at))
  const isHeard = isHeardThroughout({ curves, path, noise, range }, pieces.length)
  return {
    pieces,
    score: heights.reduce((sum, height) => sum + height, 0) - (pieces.length - 1) * jumpCost * noise,
    confidence: Math.hypot(...confidences.map((confidence) => Math.max(0, confidence))),
    sure,
    isSure:
      isHeard && (pieces.length === 1 || (pieces.length <= mostPieces && areSure && sure.length === pieces.length)),
  }
}

function enoughFor(pieces: readonly RoughPiece[], at: number): number {
  const here = pieces[at]?.offsetMs ?? 0
  const beside = [pieces[at - 1], pieces[at + 1]].filter((piece) => piece !== undefined)
  const isNear = beside.some(({ offsetMs }) => Math.abs(offsetMs - here) <= nearbyMs)
  return isNear ? enoughNearby : enoughForPiece
}

function cutIntoParts(cues: readonly Span[]): readonly Pick<RoughPiece, 'fromIndex' | 'toIndex'>[] {
  const count = Math.max(1, Math.floor(cues.length / cuesAtOnce))
  const at = (part: number) => Math.round((cues.length * part) / count)
  return Array.from({ length: count }, (_, part) => ({ fromIndex: at(part), toIndex: at(part + 1) }))
}

function sharpCurve(cues: readonly Span[], reference: Reference, { range, sharpHalfMs }: PieceOptions): Float64Array {
  return sharpened(evidenceCurve(cues, reference, range), sharpHalfMs / range.stepMs)
}

/** The usual deviation of one part's curve. */
function noiseOf(curves: readonly Float64Array[]): number {
  const squares = curves.map(
    (curve) => curve.reduce((sum, value) => sum + value * value, 0) / Math.max(1, curve.length),
  )
  return Math.sqrt(squares.reduce((sum, value) => sum + value, 0) / Math.max(1, curves.length))
}

/** Neighbours with nearly the same offset are one piece; the longer one's offset holds. */
function unite(parts: readonly RoughPiece[]): readonly RoughPiece[] {
  const pieces: RoughPiece[] = []
  for (const part of parts) {
    const last = pieces.at(-1)
    if (!last || Math.abs(last.offsetMs - part.offsetMs) >= smallestJumpMs) pieces.push(part)
    else pieces[pieces.length - 1] = { ...last, toIndex: part.toIndex }
  }
  return pieces
}

function confidenceOf(
  { fromIndex, toIndex, offsetMs }: RoughPiece,
  cues: readonly Span[],
  { reference, options }: { readonly reference: Reference; readonly options: PieceOptions },
): number {
  const { range, guardMs } = options
  const curve = sharpCurve(cues.slice(fromIndex, toIndex), reference, options)
  const step = Math.round((offsetMs - range.fromMs) / range.stepMs)
  return peakAt(curve, step, guardMs / range.stepMs).confidence
}
