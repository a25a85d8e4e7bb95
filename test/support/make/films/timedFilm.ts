/** A film of which the talk is known, made by ffmpeg: picture, sound that is loud where somebody talks, and a text track. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Span } from '../../../../shared/timing/span.ts'
import { toneWav } from '../../engines/speechPeer.ts'
import { tempFolder } from '../../disks/tempFolder.ts'
import { srtOf } from './timedSubtitle.ts'

export const hasMediaTools = isThere('ffmpeg')
export const ifMediaTools = hasMediaTools ? '' : ' (skipped: ffmpeg is not installed)'

function isThere(program: string): boolean {
  try {
    execFileSync(program, ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export interface FilmOrder {
  readonly folder: string
  readonly name: string
  readonly minutes: number
  /** A text track with these cues. */
  readonly track?: readonly Span[]
  /** Loud here, else silent. */
  readonly sound?: readonly Span[]
}

/** Its path. */
export function makeFilm({ folder, name, minutes, track, sound }: FilmOrder): string {
  const work = tempFolder()
  mkdirSync(work, { recursive: true })
  const inputs = ['-f', 'lavfi', '-i', `color=black:size=64x48:rate=1:duration=${minutes * 60}`]
  const maps = ['-map', '0:v']
  if (sound) {
    const path = join(work, 'sound.wav')
    writeFileSync(path, toneWav(minutes * 60, loudIn(sound)))
    inputs.push('-i', path)
    maps.push('-map', '1:a')
  }
  if (track) {
    const path = join(work, 'track.srt')
    writeFileSync(path, srtOf(track))
    inputs.push('-i', path)
    maps.push('-map', `${sound ? 2 : 1}:s`, '-metadata:s:s:0', 'language=eng')
  }
  const video = join(folder, name)
  const codecs = ['-c:v', 'mjpeg', '-c:a', 'flac', '-c:s', 'srt']
  execFileSync('ffmpeg', ['-nostdin', '-v', 'error', ...inputs, ...maps, ...codecs, video])
  // Large enough for a video, and old enough not to look like a running copy.
  truncateSync(video, 16 * 2 ** 20)
  utimesSync(video, 1_600_000_000, 1_600_000_000)
  return video
}

/** Asked for growing seconds. */
function loudIn(spans: readonly Span[]): (second: number) => boolean {
  let at = 0
  return (second) => {
    while ((spans[at]?.endMs ?? Infinity) <= second * 1000) at += 1
    return (spans[at]?.startMs ?? Infinity) <= second * 1000
  }
}
