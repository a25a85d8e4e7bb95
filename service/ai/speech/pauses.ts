/** Cuts sound into pieces at its pauses, so that no word is cut and long silence is left out. Pure. */
import { stepMs, type SoundPiece } from '../../../shared/sound/loudness.ts'

/** A longer pause is left out; across a shorter one a recogniser keeps its thread, and calls are fewer. */
const longestPauseSteps = 5_000 / stepMs
/** The pause that a cut is made in is looked for in the last third of a piece. */
const searchShare = 1 / 3
/** Loudness is compared over this many steps: a pause is longer than the gap between two sounds of a word. */
const pauseSteps = 10

/** What is known of each step of a sound. */
export interface HeardSound {
  readonly envelope: ArrayLike<number>
  /** How sure it is that somebody speaks, 0..1, NaN where nobody listened closely; null where nobody did at all. */
  readonly voice: ArrayLike<number> | null
}

/** Stretches of speech as few pieces, none longer than this. */
export function cutAtPauses(
  speech: readonly SoundPiece[],
  sound: HeardSound,
  longestMs: number,
): readonly SoundPiece[] {
  const longest = longestSteps(longestMs)
  return gathered(
    speech.flatMap((stretch) => cutStretch(stretch, sound, longest)),
    longest,
  )
}

/** Those that loudness alone finds no pause in, where one is needed. */
export function stretchesWithoutPause(speech: readonly SoundPiece[], longestMs: number): readonly SoundPiece[] {
  return speech.filter(({ from, to }) => to - from > longestSteps(longestMs))
}

function longestSteps(longestMs: number): number {
  return Math.max(Math.floor(longestMs / stepMs), pauseSteps * 4)
}

/** Neighbours go into one piece as long as that is short enough and holds no long pause. */
function gathered(stretches: readonly SoundPiece[], longest: number): readonly SoundPiece[] {
  const pieces: SoundPiece[] = []
  for (const { from, to } of stretches) {
    const last = pieces.at(-1)
    const fits = last !== undefined && to - last.from <= longest && from - last.to < longestPauseSteps
    if (fits) pieces[pieces.length - 1] = { from: last.from, to }
    else pieces.push({ from, to })
  }
  return pieces
}

/** Speech without a pause is cut all the same: where nobody speaks for longest, as far as that is known, else where it is quietest. */
function cutStretch({ from, to }: SoundPiece, sound: HeardSound, longest: number): readonly SoundPiece[] {
  const pieces: SoundPiece[] = []
  let start = from
  while (to - start > longest) {
    const end = placeOfCut(sound, start + Math.floor(longest * (1 - searchShare)), start + longest)
    pieces.push({ from: start, to: end })
    start = end
  }
  return [...pieces, { from: start, to }]
}

function placeOfCut({ envelope, voice }: HeardSound, first: number, last: number): number {
  return (voice && longestPause(voice, first, last)) ?? quietest(envelope, first, last)
}

/** Under music nothing is quite sure to be silent. */
const surelySpoken = 0.1

/** The middle of the longest stretch in which no voice is heard; null where none is as long as a pause. */
function longestPause(voice: ArrayLike<number>, first: number, last: number): number | null {
  let best = { from: first, steps: pauseSteps - 1 }
  for (let at = first, from = first; at <= last; at += 1) {
    if (at < last && (voice[at] ?? NaN) < surelySpoken) continue
    if (at - from > best.steps) best = { from, steps: at - from }
    from = at + 1
  }
  return best.steps < pauseSteps ? null : best.from + Math.floor(best.steps / 2)
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
