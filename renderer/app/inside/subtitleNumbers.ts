/** How the host counts the tracks of a video that can be saved. Pure. */
import type { VideoDetails } from '../../../shared/contract/library.ts'

/** Of each track, how many subtitle tracks stand before it. */
export function subtitleNumbers(tracks: VideoDetails['tracks']): readonly number[] {
  let count = 0
  return tracks.map(({ kind }) => (kind === 'subtitle' ? count++ : count))
}
