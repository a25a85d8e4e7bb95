/** Cues that follow each other and lie at one offset. Pure. */

export interface RoughPiece {
  /** Of the cues; the end is not included. */
  readonly fromIndex: number
  readonly toIndex: number
  readonly offsetMs: number
}
