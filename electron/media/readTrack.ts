/** What a subtitle track inside a video holds: its text as a file, or, of pictures, when they are shown. By ffmpeg. */
import { AppError } from '../../shared/errors.ts'
import { readTrackAlone } from '../../shared/sound/ffmpegArguments.ts'
import type { Span } from '../../shared/timing/span.ts'
import type { MediaTrack } from '../library/mediaFile.ts'
import { pictureSpans } from './pictureSpans.ts'
import { noFfmpeg } from './readMedia.ts'
import { runChild, type FfmpegOutcome } from './runFfmpeg.ts'

export interface TrackOptions {
  readonly signal: AbortSignal
  readonly program?: string | undefined
}

export interface TrackOrder extends TrackOptions {
  readonly mediaPath: string
  /** Counts the subtitle tracks of the file. */
  readonly index: number
}

export interface TrackText {
  /** Tells its format; never a path. */
  readonly name: string
  readonly bytes: Uint8Array
}

const mostTextBytes = 10 * 2 ** 20
/** A line of the list is 60 bytes: more pictures than any film shows. */
const mostListBytes = 8 * 2 ** 20

/** What stands in the container as the file would have it is copied, the rest becomes SRT. */
const copied: Readonly<Record<string, 'srt' | 'ass'>> = {
  'S_TEXT/UTF8': 'srt',
  'S_TEXT/ASS': 'ass',
  'S_TEXT/SSA': 'ass',
  S_ASS: 'ass',
  S_SSA: 'ass',
}

/** Tracks of pictures whose times can be read: PGS, VobSub (in Matroska and MP4), DVB. */
export const readablePictures: ReadonlySet<string> = new Set(['S_HDMV/PGS', 'S_VOBSUB', 'S_DVBSUB', 'mp4s'])

/** The track was read to its end and holds nothing: reading the same video again tells the same. */
export class EmptyTrack extends AppError {
  constructor() {
    super('subtitle.unreadable', 'This track inside the video is empty.')
  }
}

/** @throws EmptyTrack, AppError 'input.invalid' with what to install, 'subtitle.unreadable' where it cannot be read */
export async function readTrackText(order: TrackOrder & { readonly codec: string }): Promise<TrackText> {
  const form = Object.hasOwn(copied, order.codec) ? copied[order.codec] : undefined
  const extension = form ?? 'srt'
  const output = ['-c:s', form === undefined ? 'srt' : 'copy', '-f', extension]
  const { outcome, bytes } = await readBounded(order, output, mostTextBytes)
  if (outcome !== 'done') throw cannotRead(outcome)
  if (bytes.length === 0) throw new EmptyTrack()
  return { name: `track.${extension}`, bytes }
}

/**
 * When the pictures of a track are shown: what is written on them nobody knows. @param order as `readTrackText`
 * @throws AppError 'input.invalid' with what to install, 'subtitle.unreadable' where there are none
 */
export async function readPictureSpans(order: TrackOrder): Promise<readonly Span[]> {
  const { outcome, bytes } = await readBounded(order, ['-c:s', 'copy', '-f', 'framecrc'], mostListBytes)
  const spans = outcome === 'done' ? pictureSpans(bytes.toString('latin1')) : []
  if (spans.length > 0) return spans
  throw cannotRead(outcome)
}

/** When a subtitle track is shown, whatever it is made of. @param toCues of a text, elsewhere: it is a stranger's */
export async function readTrackSpans(
  track: Pick<MediaTrack, 'isText' | 'codec'>,
  order: TrackOrder,
  toCues: (text: TrackText) => Promise<readonly Span[]>,
): Promise<readonly Span[]> {
  if (!track.isText) return readPictureSpans(order)
  return toCues(await readTrackText({ ...order, codec: track.codec }))
}

async function readBounded(
  { mediaPath, index, signal, program }: TrackOrder,
  output: readonly string[],
  mostBytes: number,
): Promise<{ readonly outcome: FfmpegOutcome; readonly bytes: Buffer }> {
  const pieces: Uint8Array[] = []
  const outcome = await runChild({
    args: [...readTrackAlone(mediaPath, index), ...output, 'pipe:1'],
    onBytes: (bytes) => void pieces.push(bytes),
    signal,
    program,
    mostBytes,
  })
  return { outcome, bytes: Buffer.concat(pieces) }
}

function cannotRead(outcome: FfmpegOutcome): AppError {
  if (outcome === 'no-program') return new AppError('input.invalid', noFfmpeg)
  if (outcome === 'late')
    return new AppError(
      'input.invalid',
      'Reading this track took more than half an hour, so it was stopped. The drive of this video is slow.',
    )
  return new AppError(
    'subtitle.unreadable',
    'This track of the video cannot be read. It may be empty, or the video is damaged or not whole: see whether it plays to its end.',
  )
}
