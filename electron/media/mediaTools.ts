/** Which ffmpeg there is, and what of it the app can use. Looked up once, and again when a person asks or names another. */
import { ffmpegLicence, ffmpegVersion, type FfmpegLicence } from '../../shared/sound/ffmpegLicence.ts'
import { runChild } from './runFfmpeg.ts'
import type { Clock } from '../../node/clock.ts'
import type { ChosenFfmpeg, FfmpegPlace } from '../../node/programs/chooseFfmpeg.ts'
import type { ClipEncoder } from './clipWay.ts'

export interface FoundTools {
  readonly program: string
  /** null: there is none, or it does not run. */
  readonly version: string | null
  readonly place: FfmpegPlace
  /** null: it does not say how it was built. */
  readonly licence: FfmpegLicence | null
  readonly picture: 'webp' | 'jpeg'
  /** Of pictures for pages, the quickest first. None: it can make no clip; what pages play already it still copies. */
  readonly encoders: readonly ClipEncoder[]
  readonly atMs: number
  /** It was not done in time: what it would have said is not known. */
  readonly isLate: boolean
}

export interface MediaTools {
  find(isAgain?: boolean): Promise<FoundTools>
}

/** As they are set at this moment. */
export interface Programs {
  readonly ffmpeg: string
}

export interface MediaToolsParts {
  readonly programs: { readonly chosenFfmpeg: ChosenFfmpeg }
  readonly clock: Pick<Clock, 'nowMs'>
  /** How long it is waited for, unless for the usual time. */
  readonly patienceMs?: number
}

/** Each with the sound that stands beside its pictures. */
const clipEncoders = [
  { name: 'h264', needs: ['libx264', 'aac'] },
  { name: 'vp9', needs: ['libvpx-vp9', 'libopus'] },
  { name: 'vp8', needs: ['libvpx', 'libopus'] },
] as const

/** A disk that sleeps, or a virus scanner, may hold a program up. */
const usualPatienceMs = 15_000

export function createMediaTools({ programs, clock, patienceMs = usualPatienceMs }: MediaToolsParts): MediaTools {
  let known: { readonly program: string; readonly looking: Promise<FoundTools> } | null = null
  return {
    async find(isAgain = false) {
      const wanted = programs.chosenFfmpeg
      if (isAgain || known?.program !== wanted.program)
        known = { program: wanted.program, looking: look(wanted, { atMs: clock.nowMs(), patienceMs }) }
      const asked = known
      const found = await asked.looking
      // One busy moment does not decide for as long as the app runs.
      if (found.isLate && known === asked) known = null
      return found
    },
  }
}

/** For a report: its version, where it is and its licence; 'none' of one that is not there, or does not run. */
export function ffmpegWords({ version, place, licence, isLate }: FoundTools): string {
  if (version === null) return `${isLate ? 'no answer' : 'none'} (${place})`
  return `${version} (${place}, ${licence ?? 'licence unknown'})`
}

interface Look {
  readonly atMs: number
  readonly patienceMs: number
}

async function look({ program, place }: ChosenFfmpeg, { atMs, patienceMs }: Look): Promise<FoundTools> {
  const ask = (...args: readonly string[]) => answer(program, args, patienceMs)
  const [version, encoders] = await Promise.all([ask('-version'), ask('-v', 'error', '-encoders')])
  const has = (name: string) => new RegExp(`^ \\S+ +${name} `, 'm').test(encoders ?? '')
  return {
    program,
    place,
    version: ffmpegVersion(version ?? ''),
    licence: ffmpegLicence(version ?? ''),
    picture: has('libwebp') ? 'webp' : 'jpeg',
    encoders: clipEncoders.filter(({ needs }) => needs.every(has)).map(({ name }) => name),
    atMs,
    isLate: version === null || encoders === null,
  }
}

/** null where it was not done in time; '' where it is not there, or fails. */
async function answer(program: string, args: readonly string[], patienceMs: number): Promise<string | null> {
  const pieces: Uint8Array[] = []
  const { signal } = new AbortController()
  const bounds = { deadlineMs: patienceMs, mostBytes: 2 ** 20 }
  const outcome = await runChild({ program, args, signal, onBytes: (bytes) => void pieces.push(bytes), ...bounds })
  if (outcome === 'late' || outcome === 'silent') return null
  return outcome === 'done' ? Buffer.concat(pieces).toString() : ''
}
