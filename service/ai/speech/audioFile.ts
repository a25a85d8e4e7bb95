/** A WAV file on disk, read piece by piece: films are too long to be held in memory. */
import { open, type FileHandle } from 'node:fs/promises'
import { findSpeech } from '../../../shared/sound/findSpeech.ts'
import { loudnessOf, stepMs, type SoundPiece } from '../../../shared/sound/loudness.ts'
import type { CloseEar } from './closeEar.ts'
import { cutAtPauses, stretchesWithoutPause } from './pauses.ts'
import { readWavForm, wavOf, type WavForm } from './wav.ts'

export interface AudioFile {
  readonly durationMs: number
  /** What holds speech, cut at pauses, none longer than this; with an ear, also at pauses that music hides. */
  pieces(longestMs: number, closeEar?: CloseEar | null): Promise<readonly AudioPiece[]>
  close(): Promise<void>
}

export interface AudioPiece {
  readonly startMs: number
  readonly durationMs: number
  /** As a WAV file. */
  read(): Promise<Uint8Array>
}

const headBytes = 64 * 1024
const readStepBytes = 1024 * 1024

/** Null where the file is no WAV with 16-bit samples. */
export async function openAudioFile(path: string): Promise<AudioFile | null> {
  const file = await open(path)
  const { size } = await file.stat()
  const form = readWavForm(await readAt(file, 0, Math.min(headBytes, size)), size)
  if (!form) {
    await file.close()
    return null
  }
  const bytesOfStep = Math.floor((form.sampleRate * stepMs) / 1000) * form.channels * 2
  const startOf = (step: number) => form.dataAt + step * bytesOfStep
  // A step holds whole samples, so at odd rates it is a little shorter than `stepMs`.
  const msOf = (step: number) => Math.round(((step * bytesOfStep) / (form.channels * 2) / form.sampleRate) * 1000)

  function pieceOf({ from, to }: SoundPiece): AudioPiece {
    const length = Math.min((to - from) * bytesOfStep, form === null ? 0 : form.dataAt + form.dataBytes - startOf(from))
    return {
      startMs: msOf(from),
      durationMs: msOf(to) - msOf(from),
      read: async () => wavOf(await readAt(file, startOf(from), length), form ?? { sampleRate: 0, channels: 0 }),
    }
  }

  return {
    durationMs: msOf(form.dataBytes / bytesOfStep),
    async pieces(longestMs, closeEar = null) {
      const envelope = await envelopeOf(file, form, bytesOfStep)
      const speech = findSpeech(envelope)
      const hidden = closeEar ? stretchesWithoutPause(speech, longestMs) : []
      const sound = { read: (piece: SoundPiece) => pieceOf(piece).read() }
      const voice = closeEar && hidden.length > 0 ? await closeEar.hear(hidden, sound) : null
      return cutAtPauses(speech, { envelope, voice }, longestMs).map(pieceOf)
    },
    close: () => file.close(),
  }
}

async function envelopeOf(
  file: FileHandle,
  { dataAt, dataBytes }: WavForm,
  bytesOfStep: number,
): Promise<Float64Array> {
  const envelope = new Float64Array(Math.ceil(dataBytes / bytesOfStep))
  const stepsAtOnce = Math.max(1, Math.floor(readStepBytes / bytesOfStep))
  for (let step = 0; step < envelope.length; step += stepsAtOnce) {
    const length = Math.min(stepsAtOnce * bytesOfStep, dataBytes - step * bytesOfStep)
    const bytes = await readAt(file, dataAt + step * bytesOfStep, length)
    for (let at = 0; at < bytes.length; at += bytesOfStep) {
      envelope[step + at / bytesOfStep] = loudnessOf(bytes.subarray(at, at + bytesOfStep))
    }
  }
  return envelope
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
