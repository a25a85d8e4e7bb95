/**
 * Voice activity by loudness: where in a sound somebody may be speaking. Doubtful sound counts as speech, so that no word
 * is lost; what is surely a pause is not sent to a recogniser, which would be paid for it or make words up. Pure.
 */
import { stepMs, type SoundPiece } from './loudness.ts'

const stepsOf = (ms: number) => Math.round(ms / stepMs)

/** A shorter gap is a breath, or a sound of a word that is hardly heard. */
const shortestPauseSteps = stepsOf(400)
/** A shorter sound is a click. */
const shortestSpeechSteps = stepsOf(60)
/** Words begin and end more quietly than they are in the middle. */
export const marginMs = 200
const marginSteps = stepsOf(marginMs)

/** Of the loudest possible sound: below this there is nothing to be heard, whatever is around it. */
const silence = 0.0005
/** Speech stands out from the noise of the room by at least this factor. */
const aboveNoise = 2
/** Of what is loud in this sound; quieter is no dialogue. It also keeps sound without any pause from being its own noise. */
const shareOfLoud = 0.1

/** Stretches that hold speech, in order, apart from each other. `envelope`: mean loudness of each step, 0..1. */
export function findSpeech(envelope: ArrayLike<number>): readonly SoundPiece[] {
  const threshold = thresholdOf(envelope)
  const loud = stretchesAbove(envelope, threshold)
  const joined = joinNear(loud, shortestPauseSteps).filter(({ from, to }) => to - from >= shortestSpeechSteps)
  const widened = joined.map(({ from, to }) => ({
    from: Math.max(0, from - marginSteps),
    to: Math.min(envelope.length, to + marginSteps),
  }))
  return joinNear(widened, 1)
}

/** The noise is what even the quiet tenth of the sound has; what is loud is what a twentieth of it exceeds. */
function thresholdOf(envelope: ArrayLike<number>): number {
  const sorted = Float64Array.from(envelope).sort()
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return Math.max(silence, Math.min(at(0.1) * aboveNoise, at(0.95) * shareOfLoud))
}

function stretchesAbove(envelope: ArrayLike<number>, threshold: number): readonly SoundPiece[] {
  const found: SoundPiece[] = []
  let from = -1
  for (let at = 0; at <= envelope.length; at += 1) {
    const isLoud = at < envelope.length && (envelope[at] ?? 0) >= threshold
    if (isLoud && from < 0) from = at
    if (isLoud || from < 0) continue
    found.push({ from, to: at })
    from = -1
  }
  return found
}

/** Makes one of those between which there are fewer steps than these. */
function joinNear(pieces: readonly SoundPiece[], steps: number): readonly SoundPiece[] {
  const joined: SoundPiece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && piece.from - last.to < steps) joined[joined.length - 1] = { from: last.from, to: piece.to }
    else joined.push(piece)
  }
  return joined
}
