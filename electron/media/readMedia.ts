/** How loud the sound of a video is. By ffmpeg, where that is installed. */
import { AppError } from '../../shared/errors.ts'
import { longestSoundSeconds, oneChannel } from '../../shared/sound/ffmpegArguments.ts'
import { createLoudnessMeter, stepMs } from '../../shared/sound/loudness.ts'
import { runFfmpeg, type FfmpegOutcome } from './runFfmpeg.ts'

export interface MediaOptions {
  readonly signal: AbortSignal
  /** How far it is, in milliseconds of the film. */
  readonly onProgress?: (atMs: number) => void
  readonly program?: string | undefined
  /** Which of its sound tracks, from 0; the first unless told. */
  readonly sound?: number
  /** A minute unless told. */
  readonly silentForMs?: number
  /** Half an hour unless told. */
  readonly deadlineMs?: number
}

export interface ListenOptions extends Omit<MediaOptions, 'onProgress'> {
  /** How far it is, in milliseconds of the film, and how loud it was that far. */
  readonly onProgress?: (atMs: number, soFar: () => Float32Array<ArrayBuffer>) => void
}

const samplesPerSecond = 8_000

/**
 * The loudness of a film's sound, from its beginning. Speech lies below 4,000 Hz, and what is deeper than a voice is left out.
 * @throws AppError 'input.invalid' with what to install, or that there is no sound
 */
export async function listen(mediaPath: string, options: ListenOptions): Promise<Float32Array<ArrayBuffer>> {
  const meter = createLoudnessMeter(samplesPerSecond)
  const outcome = await readSound(mediaPath, { ...options, samplesPerSecond, filter: ',highpass=f=200' }, (bytes) => {
    meter.add(bytes)
    options.onProgress?.(meter.steps * stepMs, meter.loudness)
  })
  if (outcome === 'done' && meter.steps > 0) return meter.loudness()
  throw cannotHear(outcome)
}

export interface SoundOrder extends Omit<MediaOptions, 'onProgress'> {
  readonly samplesPerSecond: number
  /** After what keeps its times. */
  readonly filter?: string
}

/** One channel of it, as 16-bit samples. While a promise of `onBytes` is open, nothing more is read. */
export function readSound(
  mediaPath: string,
  { samplesPerSecond: rate, filter = '', sound = 0, ...options }: SoundOrder,
  onBytes: (bytes: Uint8Array) => void | Promise<void>,
): Promise<FfmpegOutcome> {
  return runFfmpeg({
    mediaPath,
    output: [...oneChannel({ sound, samplesPerSecond: rate, filter }), '-f', 's16le'],
    // Sound comes all the time where there is any, from a slow drive too.
    silentForMs: 60_000,
    mostBytes: (longestSoundSeconds + 60) * rate * 2,
    onBytes,
    ...options,
  })
}

const noSound =
  'Nothing of the sound came for a minute, so listening was stopped. The file is damaged, or its drive does not answer.'
export const noFfmpeg = 'ffmpeg is not installed, so the video itself cannot be read or listened to. Install ffmpeg.'

export const nothingToHear = 'This video has no sound that can be listened to.'

const tooSlow =
  'Listening took more than half an hour, so it was stopped. The drive of this video is slow, or the computer has much to do.'

/** What to install, that there is no sound, or why it was not heard to its end. */
export function cannotHear(outcome: FfmpegOutcome): AppError {
  switch (outcome) {
    case 'no-program':
      return new AppError('input.invalid', noFfmpeg)
    case 'silent':
      return new AppError('input.invalid', noSound)
    case 'late':
      return new AppError('input.invalid', tooSlow)
    case 'done':
    case 'failed':
      return new AppError('input.invalid', nothingToHear)
  }
}

/** It is of the file itself, heard or read: the same file tells the same again. A drive, or a program, may be another the next time. */
export function isOfVideo({ code, message }: Pick<AppError, 'code' | 'message'>): boolean {
  return code === 'subtitle.unreadable' || message === nothingToHear
}
