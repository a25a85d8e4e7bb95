/** Which ffmpeg there is, and what of it the app can use. Looked up once, and again when a person asks or names another. */
import { join } from 'node:path'
import { runChild } from './runFfmpeg.ts'
import type { Clock } from '../../node/clock.ts'

export interface FoundTools {
  readonly program: string
  /** null: there is none, or it does not run. */
  readonly version: string | null
  readonly picture: 'webp' | 'jpeg'
  /** null: it can make no clip that pages play; what they play already it still copies. */
  readonly encoder: 'vp9' | 'vp8' | null
  readonly atMs: number
}

export interface MediaTools {
  find(isAgain?: boolean): Promise<FoundTools>
}

/** As they are set at this moment. */
export interface Programs {
  readonly ffmpeg: string
}

export interface MediaToolsParts {
  readonly programs: Programs
  readonly clock: Pick<Clock, 'nowMs'>
}

/** The ffmpeg of this folder; '' is the system's. */
export function ffmpegIn(folder: string): string {
  return folder === '' ? 'ffmpeg' : join(folder, process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg')
}

export function createMediaTools({ programs, clock }: MediaToolsParts): MediaTools {
  let known: { readonly program: string; readonly found: Promise<FoundTools> } | null = null
  return {
    find(isAgain = false) {
      const wanted = programs.ffmpeg
      if (isAgain || known?.program !== wanted) known = { program: wanted, found: look(wanted, clock.nowMs()) }
      return known.found
    },
  }
}

/** 'none', or its version: for a report. */
export function ffmpegWords({ version }: FoundTools): string {
  return version ?? 'none'
}

async function look(program: string, atMs: number): Promise<FoundTools> {
  const [version, encoders] = await Promise.all([
    answer(program, ['-version']),
    answer(program, ['-v', 'error', '-encoders']),
  ])
  const has = (name: string) => new RegExp(`^ \\S+ +${name} `, 'm').test(encoders)
  const hasSound = has('libopus')
  return {
    program,
    version: /^ffmpeg version (\S+)/.exec(version)?.[1]?.slice(0, 60) ?? null,
    picture: has('libwebp') ? 'webp' : 'jpeg',
    encoder: !hasSound ? null : has('libvpx-vp9') ? 'vp9' : has('libvpx') ? 'vp8' : null,
    atMs,
  }
}

async function answer(program: string, args: readonly string[]): Promise<string> {
  const pieces: Uint8Array[] = []
  const { signal } = new AbortController()
  const bounds = { deadlineMs: 5_000, mostBytes: 2 ** 20 }
  const outcome = await runChild({ program, args, signal, onBytes: (bytes) => void pieces.push(bytes), ...bounds })
  return outcome === 'done' ? Buffer.concat(pieces).toString() : ''
}
