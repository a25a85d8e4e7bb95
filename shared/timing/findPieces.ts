/** Whether one offset holds for all cues, or others from some place on, because the film was cut or has breaks. Pure. */
import { bestPath } from './bestPath.ts'
import { overlapCurve, type CurveRange } from './overlapCurve.ts'
import { peakAt, sharpened } from './peak.ts'
import { commonMs, type Reference, type Span } from './span.ts'

export interface RoughPiece {
  /** Of the cues; the end is not included. */
  readonly fromIndex: number
  readonly toIndex: number
  readonly offsetMs: number
}

export interface PieceOptions {
  readonly range: CurveRange
  readonly sharpHalfMs: number
  readonly guardMs: number
}

/** So many cues are looked at together: fewer fit anywhere by chance. */
const cuesAtOnce = 25
/** In noise of one part's curve: a part alone finds about 4 of it by chance, and pays for coming back too. */
const jumpCost = 10
/** A smaller difference is no cut but a film that runs a little unevenly. */
const smallestJumpMs = 500
const enoughForPiece = 6
const mostPieces = 8
/** In noise: a part below it may as well lie elsewhere. Parts with music all through them do not stand out in a sound. */
const standsOut = 2
const mostLost = { ofOne: 0.5, ofSeveral: 0.05 } as const

export interface FoundPieces {
  readonly pieces: readonly RoughPiece[]
  /** The higher, the better all parts lie; to be compared between speeds of the same cues. */
  readonly score: number
  /** False where there are pieces, or parts that lie nowhere, of which nothing can be said. */
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
  const pieces = withExactCuts(unite(rough), cues, reference)
  const lost = heights.filter((height) => height < standsOut * noise).length / heights.length
  return {
    pieces,
    score: heights.reduce((sum, height) => sum + height, 0) - (pieces.length - 1) * jumpCost * noise,
    isSure:
      pieces.length === 1
        ? lost <= mostLost.ofOne
        : pieces.length <= mostPieces &&
          lost <= mostLost.ofSeveral &&
          pieces.every((piece) => isSurePiece(piece, cues, { reference, options })),
  }
}

function cutIntoParts(cues: readonly Span[]): readonly Pick<RoughPiece, 'fromIndex' | 'toIndex'>[] {
  const count = Math.max(1, Math.floor(cues.length / cuesAtOnce))
  const at = (part: number) => Math.round((cues.length * part) / count)
  return Array.from({ length: count }, (_, part) => ({ fromIndex: at(part), toIndex: at(part + 1) }))
}

function sharpCurve(cues: readonly Span[], reference: Reference, { range, sharpHalfMs }: PieceOptions): Float64Array {
  return sharpened(overlapCurve(cues, reference, range), sharpHalfMs / range.stepMs)
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

/** Parts are cut anywhere; the film was cut where the cues on both sides lie best. */
function withExactCuts(
  pieces: readonly RoughPiece[],
  cues: readonly Span[],
  reference: Reference,
): readonly RoughPiece[] {
  const exact = [...pieces]
  for (let at = 1; at < exact.length; at += 1) {
    const [left, right] = [exact[at - 1], exact[at]]
    if (!left || !right) continue
    const cut = bestCut(left, right, { cues, reference })
    exact[at - 1] = { ...left, toIndex: cut }
    exact[at] = { ...right, fromIndex: cut }
  }
  return exact
}

/** Among the cues of a part on either side of the rough cut. */
function bestCut(
  left: RoughPiece,
  right: RoughPiece,
  { cues, reference }: { readonly cues: readonly Span[]; readonly reference: Reference },
): number {
  const from = Math.max(left.fromIndex + 1, right.fromIndex - cuesAtOnce)
  const to = Math.min(right.toIndex - 1, right.fromIndex + cuesAtOnce)
  const gains = cues
    .slice(from, to)
    .map((cue) => onReference(cue, left.offsetMs, reference) - onReference(cue, right.offsetMs, reference))
  let best = { cut: from, gain: 0 }
  let gain = 0
  for (const [index, more] of gains.entries()) {
    gain += more
    if (gain > best.gain) best = { cut: from + index + 1, gain }
  }
  return best.cut
}

function onReference({ startMs, endMs }: Span, offsetMs: number, { spans }: Reference): number {
  return commonMs([{ startMs: startMs + offsetMs, endMs: endMs + offsetMs }], spans)
}

function isSurePiece(
  { fromIndex, toIndex, offsetMs }: RoughPiece,
  cues: readonly Span[],
  { reference, options }: { readonly reference: Reference; readonly options: PieceOptions },
): boolean {
  const { range, guardMs } = options
  const curve = sharpCurve(cues.slice(fromIndex, toIndex), reference, options)
  const step = Math.round((offsetMs - range.fromMs) / range.stepMs)
  return peakAt(curve, step, guardMs / range.stepMs).confidence >= enoughForPiece
}
