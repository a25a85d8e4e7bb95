/** The sound of a media file as a small WAV file, by ffmpeg where it is installed. A WAV file is taken as it is. */
import { open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../../node/files/makeFolder.ts'
import { AppError } from '../../shared/errors.ts'
import { readAlone, speechAsWav } from '../../shared/sound/ffmpegArguments.ts'
import { diskErrorOf } from '../disk/diskErrors.ts'
import { runChild, type FfmpegOutcome } from '../media/runFfmpeg.ts'
import type { Sound } from './handOver.ts'

export interface SoundOptions {
  readonly tempPath: string
  readonly signal: AbortSignal
  /** Which of its sound tracks, from 0; the first unless told. */
  readonly sound?: number
  /** The program; 'ffmpeg' unless told. */
  readonly program?: string | undefined
}

/** @throws AppError 'file.missing', 'input.invalid' with what to install */
export async function soundOf(mediaPath: string, options: SoundOptions): Promise<Sound> {
  if (await isWave(mediaPath)) return { path: mediaPath, isTemporary: false }
  let outcome: FfmpegOutcome = 'failed'
  try {
    outcome = await extract(mediaPath, options)
  } finally {
    // What it has written of it is of no use to anybody.
    if (outcome !== 'done') await rm(options.tempPath, { force: true })
  }
  if (outcome === 'done') return { path: options.tempPath, isTemporary: true }
  throw new AppError('input.invalid', whyNoSound(outcome))
}

function whyNoSound(outcome: FfmpegOutcome): string {
  switch (outcome) {
    case 'no-program':
      return 'ffmpeg is not installed, so the sound of this video cannot be taken out. Install ffmpeg, or name a WAV file.'
    case 'late':
      return 'Taking the sound out of this file took more than half an hour, so it was stopped. Its drive is slow.'
    default:
      return 'No sound could be taken out of this file. Check that it plays and has an audio track.'
  }
}

async function isWave(path: string): Promise<boolean> {
  const file = await open(path).catch((thrown: unknown) => {
    throw new AppError('file.missing', `The file cannot be read: ${path}`, thrown)
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0)
    return bytesRead === 12 && buffer.toString('latin1', 0, 4) === 'RIFF' && buffer.toString('latin1', 8) === 'WAVE'
  } finally {
    await file.close()
  }
}

async function extract(mediaPath: string, { tempPath, sound = 0, signal, program }: SoundOptions) {
  try {
    // Of a home that is new, nothing was cached yet; ffmpeg makes no folder.
    makeFolder(dirname(tempPath), 0o700)
  } catch (thrown) {
    throw diskErrorOf(thrown, dirname(tempPath))
  }
  return runChild({ args: [...readAlone(mediaPath), ...speechAsWav(tempPath, sound)], signal, program })
}

const soundFile = /^sound-[\w-]+\.wav$/
const oldMs = 24 * 60 * 60_000

export function soundPath(folder: string, id: string): string {
  return join(folder, `sound-${id}.wav`)
}

/** The sound of a film is large, and a run that was killed leaves it behind. No job takes a day. */
export async function removeOldSounds(folder: string, nowMs: number): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => soundFile.test(name))
  for (const path of names.map((name) => join(folder, name))) {
    const age = nowMs - ((await stat(path).catch(() => null))?.mtimeMs ?? nowMs)
    if (age > oldMs) await rm(path, { force: true })
  }
}
