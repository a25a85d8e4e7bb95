/** Cuts sound into pieces at its quietest moments, so that no word is cut. Pure. */

/** Length of one step of an envelope. */
export const stepMs = 20

export interface SoundPiece {
  /** Steps of the envelope; the end is not included. */
  readonly from: number
  readonly to: number
}

/** The pause that a cut is made in is looked for in the last third of a piece. */
const searchShare = 1 / 3
/** Loudness is compared over this many steps: a pause is longer than the gap between two sounds of a word. */
const pauseSteps = 10

/** `envelope` holds the loudness of each step. Pieces follow each other without gaps. */
export function cutAtPauses(envelope: ArrayLike<number>, longestMs: number): readonly SoundPiece[] {
  const longest = Math.max(Math.floor(longestMs / stepMs), pauseSteps * 4)
  const pieces: SoundPiece[] = []
  let from = 0
  while (envelope.length - from > longest) {
    const to = quietest(envelope, from + Math.floor(longest * (1 - searchShare)), from + longest)
    pieces.push({ from, to })
    from = to
  }
  if (envelope.length > from) pieces.push({ from, to: envelope.length })
  return pieces
}

/** The middle of the quietest window between two steps; of equal ones the last, which makes fewer pieces. */
function quietest(envelope: ArrayLike<number>, first: number, last: number): number {
  let sum = 0
  let best = last
  let least = Infinity
  for (let at = first; at < last; at += 1) {
    sum += envelope[at] ?? 0
    if (at >= first + pauseSteps) sum -= envelope[at - pauseSteps] ?? 0
    if (at < first + pauseSteps - 1 || sum > least) continue
    least = sum
    best = at - Math.floor(pauseSteps / 2) + 1
  }
  return best
}
