/** A film with subtitle tracks inside, made by ffmpeg: each with its form, its language and what else is said of it. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Span } from '../../../../shared/timing/span.ts'
import { tempFolder } from '../../disks/tempFolder.ts'
import { pictureTrack } from './pictureTrack.ts'

export interface InsideTrack {
  /** As ffmpeg calls it; pgs and vobsub are pictures, of `cues`. */
  readonly form: 'srt' | 'ass' | 'webvtt' | 'mov_text' | 'pgs' | 'vobsub'
  /** Of a text. */
  readonly srt?: string
  /** Of pictures. */
  readonly cues?: readonly Span[]
  /** Three letters; 'und' unless told. */
  readonly language?: string
  readonly title?: string
  /** 'forced', 'hearing_impaired', 'default' and others of ffmpeg. */
  readonly disposition?: string
}

export interface TrackFilm {
  readonly folder: string
  readonly name: string
  readonly seconds: number
  readonly tracks: readonly InsideTrack[]
}

const extensionOf = (form: InsideTrack['form']) => (form === 'pgs' || form === 'vobsub' ? 'sup' : 'srt')
const encoderOf = (form: InsideTrack['form']) => (form === 'pgs' ? 'copy' : form === 'vobsub' ? 'dvdsub' : form)

/** Its path. */
export function makeTrackFilm({ folder, name, seconds, tracks }: TrackFilm): string {
  const work = tempFolder()
  mkdirSync(work, { recursive: true })
  const inputs = tracks.map((track, index) => {
    const path = join(work, `${index}.${extensionOf(track.form)}`)
    writeFileSync(path, track.cues ? pictureTrack(track.cues) : (track.srt ?? ''))
    return path
  })
  const picture = ['-f', 'lavfi', '-i', `color=black:size=64x48:rate=1:duration=${seconds}`]
  const options = tracks.flatMap(({ form, language = 'und', title, disposition = '0' }, index) => [
    ...['-map', `${index + 1}:s`, `-c:s:${index}`, encoderOf(form), `-metadata:s:s:${index}`, `language=${language}`],
    ...(title === undefined ? [] : [`-metadata:s:s:${index}`, `title=${title}`]),
    ...[`-disposition:s:${index}`, disposition],
  ])
  const video = join(folder, name)
  const codec = name.endsWith('.mp4') ? 'mpeg4' : 'mjpeg'
  const args = [
    ...picture,
    ...inputs.flatMap((path) => [...(path.endsWith('.srt') ? ['-f', 'srt'] : []), '-i', path]),
    '-map',
    '0:v',
    '-c:v',
    codec,
    ...options,
  ]
  // What begins late stays late.
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', '-copyts', ...args, '-y', video])
  // Large enough for a video, and old enough not to look like a running copy.
  truncateSync(video, 16 * 2 ** 20)
  utimesSync(video, 1_600_000_000, 1_600_000_000)
  return video
}
