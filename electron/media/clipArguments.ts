/** What ffmpeg is told to make a picture, or a clip, of a film. Pure. */
import { readAloneFrom } from '../../shared/sound/ffmpegArguments.ts'
import type { ClipEncoder, ClipWay } from './clipWay.ts'

export interface PictureRecipe {
  readonly mediaPath: string
  readonly atMs: number
  /** That moment's, however long its decoding takes. */
  readonly isExact: boolean
  /** WebP where this ffmpeg can make it. */
  readonly format: 'webp' | 'jpeg'
}

/** At most 640 wide; pixels that are not square become so. */
const size = 'scale=w=min(640\\,trunc(iw*sar/2)*2):h=trunc(ow/dar/2)*2:flags=fast_bilinear,setsar=1'

const pictures = {
  webp: ['-c:v', 'libwebp', '-compression_level', '1', '-quality', '70', '-f', 'webp'],
  jpeg: ['-c:v', 'mjpeg', '-q:v', '5', '-pix_fmt', 'yuvj420p', '-f', 'mjpeg'],
} as const

/** What lies before the moment has a time below zero, and would be dropped for the next whole picture, seconds later. */
const fromZero = 'setpts=PTS-STARTPTS'

/** The last whole picture before the moment, or the exact one, which may lie behind seconds of decoding, to standard output. */
export function pictureArguments({ mediaPath, atMs, isExact, format }: PictureRecipe): readonly string[] {
  const input = decodedFrom(mediaPath, atMs, isExact ? quickly : ['-noaccurate_seek', '-skip_frame', 'nokey'])
  return [...input, '-an', '-sn', '-dn', '-frames:v', '1', '-vf', `${fromZero},${size}`, ...pictures[format], 'pipe:1']
}

/** As `readAloneFrom`, with how it is decoded. */
function decodedFrom(mediaPath: string, atMs: number, how: readonly string[]): readonly string[] {
  const input = readAloneFrom(mediaPath, atMs)
  return input.toSpliced(input.indexOf('-ss'), 0, ...how)
}

/**
 * Decoding in full size is two thirds of the work. Pictures that no other one is made from go without their last smoothing: made
 * so small, nobody sees it, and decoding costs a little less.
 */
const quickly = ['-skip_loop_filter', 'noref'] as const

export interface ClipRecipe {
  readonly mediaPath: string
  readonly atMs: number
  readonly lengthMs: number
  /** Which of its sound tracks. */
  readonly sound: number
  readonly way: ClipWay
  readonly outPath: string
  /** Of what is made: it ends there. */
  readonly mostBytes: number
}

const realtime = ['-deadline', 'realtime', '-cpu-used', '8', '-b:v', '900k'] as const

/** As fast as they can: a person waits. */
const encoders: Readonly<Record<ClipEncoder, readonly string[]>> = {
  h264: ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '24'],
  vp9: ['-c:v', 'libvpx-vp9', '-row-mt', '1', '-tile-columns', '1', ...realtime],
  vp8: ['-c:v', 'libvpx', ...realtime],
}

/** A whole picture each second, so that jumping is quick. */
const everySecond = ['-force_key_frames', 'expr:gte(t,n_forced)'] as const

/** The clip to a file; what is copied begins before the moment, and standard output says when (`clipStart`). */
export function clipArguments(order: ClipRecipe): readonly string[] {
  const { mediaPath, atMs, way, outPath, mostBytes } = order
  const length = ['-t', (order.lengthMs / 1000).toFixed(3)]
  const picture = ['-map', '0:v:0']
  const sound = way.sound === null ? ['-an'] : ['-map', `0:a:${order.sound}?`]
  const bare = ['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1']
  return [
    ...decodedFrom(mediaPath, atMs, way.video === 'copy' ? [] : quickly),
    ...[...length, ...picture, ...sound, ...bare, ...videoOf(way), ...soundOf(way), ...muxerOf(way)],
    ...['-fs', String(mostBytes), '-y', `file:${outPath}`],
    ...(way.video === 'copy' ? ['-t', '0.1', ...copiedMaps(order), '-c', 'copy', '-f', 'framecrc', 'pipe:1'] : []),
  ]
}

function copiedMaps({ way, sound }: ClipRecipe): readonly string[] {
  return ['-map', '0:v:0', ...(way.sound === 'copy' ? ['-map', `0:a:${sound}?`] : [])]
}

function videoOf({ video }: ClipWay): readonly string[] {
  if (video === 'copy') return ['-c:v', 'copy']
  return ['-vf', size, ...encoders[video], ...everySecond, '-pix_fmt', 'yuv420p']
}

function soundOf({ sound, container }: ClipWay): readonly string[] {
  if (sound === null) return []
  if (sound === 'copy') return ['-c:a', 'copy']
  return container === 'mp4'
    ? ['-c:a', 'aac', '-b:a', '128k', '-ac', '2']
    : ['-c:a', 'libopus', '-b:a', '96k', '-ac', '2']
}

function muxerOf({ container }: ClipWay): readonly string[] {
  return container === 'webm'
    ? ['-f', 'webm']
    : ['-movflags', '+frag_keyframe+empty_moov+default_base_moof', '-f', 'mp4']
}
