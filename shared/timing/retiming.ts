/** What is done to the times of a subtitle: made faster or slower, then moved, all of it or in pieces. Pure. */
import type { Span } from './span.ts'

export interface Piece {
  /** Cues that begin here or later, on the subtitle's own clock, up to the next piece. The first piece begins at 0. */
  readonly fromMs: number
  /** Later; earlier where negative. */
  readonly offsetMs: number
}

export interface Retiming {
  /** Times are multiplied by it before they are moved: 25/23.976 for cues made at 25 frames a second. */
  readonly speed: number
  /** In order, at least one. */
  readonly pieces: readonly Piece[]
}

export function shiftBy(offsetMs: number, speed = 1): Retiming {
  return { speed, pieces: [{ fromMs: 0, offsetMs }] }
}

/** Both ends by the piece that the stretch begins in. It may come to lie before the film. */
export function retimed({ startMs, endMs }: Span, retiming: Retiming): Span {
  const offsetMs = offsetAt(retiming, startMs)
  return {
    startMs: Math.round(startMs * retiming.speed + offsetMs),
    endMs: Math.round(endMs * retiming.speed + offsetMs),
  }
}

function offsetAt({ pieces }: Retiming, atMs: number): number {
  return (pieces.findLast(({ fromMs }) => fromMs <= atMs) ?? pieces[0])?.offsetMs ?? 0
}

/** The furthest that one of these stretches begins from where it began before. */
export function furthestMoveMs(spans: readonly Span[], retiming: Retiming): number {
  return spans.reduce((most, span) => Math.max(most, Math.abs(retimed(span, retiming).startMs - span.startMs)), 0)
}
