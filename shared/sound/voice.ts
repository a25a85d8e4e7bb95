/**
 * Where a network hears a voice: a number for each frame of a sound, 0..1, and none where nobody listened. A sound is heard in
 * chunks that know nothing of each other, so that some of it, spread over all of it, can be heard first. Pure.
 */
import { stepMs, type SoundPiece } from './loudness.ts'

/** One number a frame; NaN where nobody listened. */
export type Voice = Float32Array<ArrayBuffer>

/** As the network was trained. */
export const voiceSamplesPerSecond = 16_000
export const frameSamples = 512
export const frameMs = (frameSamples * 1_000) / voiceSamplesPerSecond

/** 20 s: as many sentences as tell, and a third of a film in chunks of it lies all over the film. */
export const chunkFrames = 625
/** The network gets used to a sound in the second before a chunk, which is heard and not counted. */
export const leadFrames = 32
/** Samples before each frame that are heard again with it. */
export const contextSamples = 64

/** Which chunks are heard, and when: every third one tells of most films; the rest is for what they cannot tell. */
export type Hearing = 'some' | 'all'
export const shareOfSome = 1 / 3

export function isChunkHeard(chunk: number, hearing: Hearing): boolean {
  return hearing === 'all' || chunk % 3 === 1
}

/** Whether all chunks that this hearing takes have been heard. */
export function isHeard(voice: Voice, hearing: Hearing): boolean {
  for (let chunk = 0; chunk * chunkFrames < voice.length; chunk += 1) {
    if (isChunkHeard(chunk, hearing) && !isChunkKnown(voice, chunk)) return false
  }
  return true
}

/** The most that was heard of it; null where that is less than any hearing takes. */
export function hearingOf(voice: Voice): Hearing | null {
  return (['all', 'some'] as const).find((hearing) => isHeard(voice, hearing)) ?? null
}

/** A chunk is heard as a whole. */
export function isChunkKnown(voice: Voice, chunk: number): boolean {
  return !Number.isNaN(voice[chunk * chunkFrames] ?? NaN)
}

export function heardMs(voice: Voice): number {
  return voice.reduce((frames, sure) => frames + (Number.isNaN(sure) ? 0 : 1), 0) * frameMs
}

/** A byte a frame: the network is no surer of itself than that. */
const finest = 254
const unheard = 255

export function packedVoice(voice: Voice): Uint8Array {
  return Uint8Array.from(voice, (sure) => (Number.isNaN(sure) ? unheard : Math.round(sure * finest)))
}

export function unpackedVoice(bytes: Uint8Array): Voice {
  return Float32Array.from(bytes, (byte) => (byte === unheard ? NaN : byte / finest))
}

/** As sure as a frame must be to be called a voice; below music a voice is heard less surely. */
const spoken = 0.4
/** A frame in a word is not always sure. */
const stillSpoken = 0.2
const shortestPauseFrames = Math.round(400 / frameMs)
const shortestVoiceFrames = Math.round(100 / frameMs)
/** Words begin and end more quietly than they are in the middle. */
const marginFrames = Math.round(200 / frameMs)

/** Stretches in which somebody speaks, in steps of a sound's loudness, in order and apart. */
export function stretchesOfVoice(voice: Voice, steps: number): readonly SoundPiece[] {
  const pieces: SoundPiece[] = []
  for (let at = 0, from = -1; at <= voice.length; at += 1) {
    const sure = at < voice.length ? (voice[at] ?? 0) : 0
    if (from < 0 && sure >= spoken) from = at
    if (from < 0 || sure >= stillSpoken) continue
    if (at - from >= shortestVoiceFrames) addWidened(pieces, { from, to: at })
    from = -1
  }
  const stepOf = (frame: number) => Math.min(steps, Math.max(0, Math.round((frame * frameMs) / stepMs)))
  return pieces.map(({ from, to }) => ({ from: stepOf(from), to: stepOf(to) })).filter(({ from, to }) => to > from)
}

/** One with the last where the pause between them is a breath. */
function addWidened(pieces: SoundPiece[], { from, to }: SoundPiece): void {
  const last = pieces.at(-1)
  const widened = { from: from - marginFrames, to: to + marginFrames }
  if (last && widened.from - last.to < shortestPauseFrames - 2 * marginFrames)
    pieces[pieces.length - 1] = { from: last.from, to: widened.to }
  else pieces.push(last ? { ...widened, from: Math.max(last.to, widened.from) } : widened)
}
