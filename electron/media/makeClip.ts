/** Pictures and clips of films by ffmpeg, kept in a cache: the same one is not made twice. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { ClipCodec } from '../../shared/contract/videos/desk.ts'
import { AppError } from '../../shared/errors.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import { clipArguments, pictureArguments } from './clipArguments.ts'
import { clipStart } from './clipStart.ts'
import { clipWay } from './clipWay.ts'
import type { MediaCache } from './mediaCache.ts'
import type { MediaFile } from './mediaFiles.ts'
import type { FoundTools } from './mediaTools.ts'
import type { MediaTurns } from './mediaTurns.ts'
import { runChild } from './runFfmpeg.ts'

export interface ClipParts {
  readonly cache: MediaCache
  readonly turns: MediaTurns
  /** When copied clips begin, by name: what was kept by an earlier start of the app is made again. */
  readonly starts: Map<string, number>
  /** A clip ends where it would be larger. */
  readonly mostClipBytes: number
  /** How long ffmpeg may take for a picture, and for a clip. */
  readonly deadlines: MomentDeadlines
}

export interface MomentDeadlines {
  readonly pictureMs: number
  readonly clipMs: number
}

/** Nobody waits longer, and what takes so long is a trap or on a drive that sleeps. */
export const usualDeadlines: MomentDeadlines = { pictureMs: 10_000, clipMs: 30_000 }

export interface MomentOrder {
  readonly tools: FoundTools
  readonly video: LibraryVideo
  readonly atMs: number
  readonly signal: AbortSignal
}

export interface PictureOrder extends MomentOrder {
  /** Else the whole picture before it, which is there sooner. */
  readonly isExact: boolean
}

export interface ClipOrder extends MomentOrder {
  readonly lengthMs: number
  /** Which of its sound tracks. */
  readonly sound: number
  readonly plays: readonly ClipCodec[]
}

export interface Clip extends MediaFile {
  /** Milliseconds of the film at the clip's zero. */
  readonly startMs: number
  readonly isCopied: boolean
}

const mostPictureBytes = 4 * 2 ** 20
const mostListBytes = 2 ** 20
const jpegBegins = 0xffd8

/** @throws AppError 'input.invalid' where this part cannot be shown, 'cancelled' */
export async function makePicture({ cache, turns, deadlines }: ClipParts, order: PictureOrder): Promise<MediaFile> {
  const { tools, video, isExact, signal } = order
  requireInFilm(order)
  const atMs = isExact ? Math.max(0, order.atMs) : second(order.atMs)
  const format = tools.picture
  const name = `${keyOf(video, [isExact ? 'exact' : 'still', atMs])}.${format}`
  const path =
    (await cache.find(name)) ??
    (await turns.take(signal, () =>
      cache.make(name, async (place) => {
        const args = pictureArguments({ mediaPath: video.file.path, atMs, isExact, format })
        const bounds = { deadlineMs: deadlines.pictureMs, mostBytes: mostPictureBytes }
        const bytes = await answerOf({ tools, args, signal, ...bounds })
        if (!isPicture(bytes)) throw cannotShow()
        await writeFile(place, bytes, { mode: 0o600 })
      }),
    ))
  return { path, type: `image/${format}` }
}

/** @throws AppError 'input.invalid' where this part cannot be played, 'cancelled' */
export async function makeClip(
  { cache, turns, starts, deadlines, mostClipBytes: mostBytes }: ClipParts,
  order: ClipOrder,
): Promise<Clip> {
  const { tools, video, sound, plays, signal, lengthMs } = order
  requireInFilm(order)
  const way = clipWay({ media: video.media, sound, plays, encoders: tools.encoders })
  if (way === null) throw cannotMake()
  const [atMs, type] = [second(order.atMs), `video/${way.container}`]
  const made = Object.values(way).join('')
  const name = `${keyOf(video, ['clip', atMs, lengthMs, sound, made])}.${way.container}`
  const answer = (path: string) => ({ path, type, startMs: starts.get(name) ?? atMs, isCopied: way.video === 'copy' })
  const kept = starts.has(name) ? await cache.find(name) : null
  if (kept !== null) return answer(kept)
  const path = await turns.take(signal, () =>
    cache.make(name, async (outPath) => {
      const args = clipArguments({ mediaPath: video.file.path, atMs, lengthMs, sound, way, outPath, mostBytes })
      const list = await answerOf({ tools, args, signal, deadlineMs: deadlines.clipMs, mostBytes: mostListBytes })
      starts.set(name, Math.round(clipStart(list.toString(), atMs)))
    }),
  )
  return answer(path)
}

/** A film of unknown length is asked: where it is over, there is no picture. */
function requireInFilm({ video: { media }, atMs }: Pick<MomentOrder, 'video' | 'atMs'>): void {
  const endMs = media?.durationMs ?? null
  if (endMs !== null && second(atMs) >= endMs)
    throw new AppError('input.invalid', 'The film is over before this place.')
}

/** Without a picture in its input, ffmpeg ends well all the same, and writes the four bytes of a length for WebP. */
function isPicture(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' || (bytes.length > 2 && bytes.readUInt16BE(0) === jpegBegins)
}

/** Close moments share what is made. */
function second(atMs: number): number {
  return Math.max(0, Math.floor(atMs / 1000) * 1000)
}

/** Another film under the same name has another key. */
function keyOf({ file }: LibraryVideo, of: readonly (string | number)[]): string {
  const said = [file.path, file.sizeBytes, file.modifiedMs, ...of].join('\n')
  return createHash('sha256').update(said).digest('hex').slice(0, 40)
}

interface ChildAnswer {
  readonly tools: FoundTools
  readonly args: readonly string[]
  readonly signal: AbortSignal
  readonly deadlineMs: number
  readonly mostBytes: number
}

async function answerOf({ tools, ...order }: ChildAnswer): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  const onBytes = (bytes: Uint8Array) => void pieces.push(bytes)
  const outcome = await runChild({ ...order, onBytes, program: tools.program })
  if (outcome !== 'done') throw cannotShow()
  return Buffer.concat(pieces)
}

function cannotShow(): AppError {
  return new AppError(
    'input.invalid',
    'This part of the film cannot be shown. The film may be over, or the file damaged here.',
  )
}

function cannotMake(): AppError {
  return new AppError('input.invalid', 'This ffmpeg cannot make WebM clips. Install one with libvpx and libopus.')
}
