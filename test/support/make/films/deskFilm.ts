/** Films of a few codecs, made by ffmpeg, with a voice where a program is there that reads aloud; each minute has its own colour. */
import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { constants, copyFileSync, existsSync, mkdirSync, renameSync, utimesSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { tempFolder } from '../../disks/tempFolder.ts'
import { soundInTurns } from './spokenSound.ts'
import { voiceRate } from './voices.ts'

export interface DeskFilm {
  readonly seconds: number
  readonly extension: 'mp4' | 'mkv' | 'avi' | 'webm' | 'ts'
  readonly video: readonly string[]
  readonly sound: readonly string[]
  readonly size?: string
  /** Encoded once and said again until it is as long as wished: for long films of which no two moments are compared. */
  readonly loopSeconds?: number
  /** What is heard in it (spokenSound.ts), instead of words in turns. */
  readonly samples?: Int16Array
}

const quick = ['-preset', 'ultrafast', '-g', '48', '-pix_fmt', 'yuv420p']

const vp9 = ['libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8'] as const

export const kinds = {
  'H.264 and AAC in MP4': { extension: 'mp4', video: ['libx264', ...quick], sound: ['aac'] },
  'H.264 and AAC in MKV': { extension: 'mkv', video: ['libx264', ...quick], sound: ['aac'] },
  'H.264 and AC-3 in MKV': { extension: 'mkv', video: ['libx264', ...quick], sound: ['ac3'] },
  'HEVC and AAC in MKV': {
    extension: 'mkv',
    video: ['libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none'],
    sound: ['aac'],
  },
  'HEVC and AC-3 in MP4': {
    extension: 'mp4',
    video: ['libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1', '-x265-params', 'log-level=none'],
    sound: ['ac3'],
  },
  'VP9 and Opus in MKV': { extension: 'mkv', video: vp9, sound: ['libopus'] },
  'VP9 and Opus in WebM': { extension: 'webm', video: vp9, sound: ['libopus'] },
  'MPEG-2 and AC-3 in MKV': { extension: 'mkv', video: ['mpeg2video', '-q:v', '5'], sound: ['ac3'] },
  'MPEG-2 and AC-3 in TS': { extension: 'ts', video: ['mpeg2video', '-q:v', '5'], sound: ['ac3'] },
  'MPEG-4 and MP3 in AVI': { extension: 'avi', video: ['mpeg4', '-q:v', '5'], sound: ['libmp3lame'] },
} as const satisfies Readonly<Record<string, Omit<DeskFilm, 'seconds'>>>

/** A free ffmpeg may come without some encoders: those films cannot be made with it. */
export function kindsToMake(): readonly (keyof typeof kinds)[] {
  const listed = execFileSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  const encoders = new Set(listed.split('\n').map((line) => line.trim().split(/\s+/)[1]))
  const names = Object.keys(kinds) as (keyof typeof kinds)[]
  return names.filter((name) => encoders.has(kinds[name].video[0]) && encoders.has(kinds[name].sound[0]))
}

/** Where a run of the tests keeps films: one that several tests ask for is made once. */
const shelf = process.env['UNDERTITLE_TEST_FILMS']

type WholeFilm = Omit<DeskFilm, 'extension' | 'loopSeconds'>

/** What ffmpeg is told, and what it hears. */
interface Making {
  readonly args: readonly string[]
  readonly sound: Int16Array
}

export function makeDeskFilm(path: string, { loopSeconds, ...film }: Omit<DeskFilm, 'extension'>): void {
  if (loopSeconds === undefined) place(makingOf(film), path)
  else {
    const loop = join(tempFolder(), `loop${extname(path)}`)
    place(makingOf({ ...film, seconds: loopSeconds }), loop)
    make({ args: ['-stream_loop', '-1', '-i', loop, '-t', `${film.seconds}`, '-c', 'copy'], sound: silence }, path)
  }
  // Old enough not to look like a running copy.
  utimesSync(path, 1_600_000_000, 1_600_000_000)
}

const silence = new Int16Array()

function place(making: Making, path: string): void {
  if (shelf === undefined) make(making, path)
  else copyFileSync(madeOnce(shelf, making, extname(path)), path, constants.COPYFILE_FICLONE)
}

function makingOf({ seconds, video, sound, size = '640x360', samples }: WholeFilm): Making {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=24:duration=${seconds}`]
  const heard = ['-f', 's16le', '-ar', String(voiceRate), '-ac', '1', '-i', 'pipe:0']
  const [videoCodec = '', ...videoOptions] = video
  const [soundCodec = '', ...soundOptions] = sound
  // A rate that each of them knows.
  const codecs = ['-c:v', videoCodec, ...videoOptions, '-c:a', soundCodec, ...soundOptions, '-ar', '48000']
  return { args: [...picture, ...heard, ...codecs], sound: samples ?? soundInTurns(seconds) }
}

function make({ args, sound }: Making, path: string): void {
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...args, '-y', path], { input: sound })
}

function madeOnce(folder: string, making: Making, ending: string): string {
  const order = hash('md5', making.args.join(' ') + hash('md5', making.sound))
  const kept = join(folder, `${order}${ending}`)
  if (existsSync(kept)) return kept
  mkdirSync(folder, { recursive: true })
  // Where two workers make it at once, each puts a whole one there.
  const made = join(folder, `${process.pid}-${basename(kept)}`)
  make(making, made)
  renameSync(made, kept)
  return kept
}

export function newFilmFolder(): { readonly root: string; readonly folder: string; readonly home: string } {
  const root = tempFolder()
  const folder = join(root, 'films')
  mkdirSync(folder, { recursive: true })
  return { root, folder, home: join(root, 'home') }
}
