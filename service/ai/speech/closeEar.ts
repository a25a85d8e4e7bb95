/** Hears where nobody speaks in stretches of a sound that loudness finds no pause in: under music. */
import { createEar } from '../../../node/ear/ear.ts'
import { hasEar, type EarFiles } from '../../../node/ear/earFiles.ts'
import { createSoundHearer } from '../../../node/ear/hearSound.ts'
import type { SoundPiece } from '../../../shared/sound/loudness.ts'
import { voiceSamplesPerSecond } from '../../../shared/sound/voice.ts'
import { monoSamplesOf } from './wav.ts'

/** A sound whose pieces can be read as WAV files. */
export interface ReadableSound {
  read(piece: SoundPiece): Promise<Uint8Array>
}

export interface CloseEar {
  /** How sure it is for each step that somebody speaks, 0..1; NaN outside of the stretches. */
  hear(stretches: readonly SoundPiece[], sound: ReadableSound): Promise<Float32Array | null>
}

export interface CloseEarParts {
  readonly files: EarFiles
  readonly signal: AbortSignal
  /** Told where the ear failed: the sound is cut as without it then. */
  readonly report: (where: string, thrown: unknown) => void
}

/** A minute of sound in memory. */
const stepsAtOnce = 3_000

/** null where its files are not there. */
export function openCloseEar({ files, signal, report }: CloseEarParts): CloseEar | null {
  if (!hasEar(files)) return null
  return {
    async hear(stretches, sound) {
      const ear = createEar(files)
      const steps = Math.max(0, ...stretches.map(({ to }) => to))
      const sure = new Float32Array(steps).fill(NaN)
      try {
        for (const stretch of stretches) {
          const hearer = createSoundHearer({ ear, hearing: 'all', signal })
          for (const piece of blocksOf(stretch)) await hearer.add(samplesOf(await sound.read(piece)))
          const voice = await hearer.end()
          const length = stretch.to - stretch.from
          for (let step = 0; step < length; step += 1)
            sure[stretch.from + step] = voice[Math.floor((step / length) * voice.length)] ?? NaN
        }
        return sure
      } catch (thrown) {
        signal.throwIfAborted()
        report('close ear', thrown)
        return null
      } finally {
        await ear.close()
      }
    },
  }
}

function blocksOf({ from, to }: SoundPiece): readonly SoundPiece[] {
  return Array.from({ length: Math.ceil((to - from) / stepsAtOnce) }, (_, at) => {
    const start = from + at * stepsAtOnce
    return { from: start, to: Math.min(to, start + stepsAtOnce) }
  })
}

/** As 16-bit samples of one channel. */
function samplesOf(wav: Uint8Array): Uint8Array {
  const samples = Int16Array.from(monoSamplesOf(wav, voiceSamplesPerSecond), (sample) => Math.round(sample * 32_767))
  return new Uint8Array(samples.buffer)
}
