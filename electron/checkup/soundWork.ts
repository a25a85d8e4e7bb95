/** How much listening a check-up with sound may come to, told before it begins: videos with a text beside them, and how long they are. */
import { holdsPictures } from '../library/pictureSubtitles.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import { soundOf } from '../timing/timingSources.ts'

export interface SoundWork {
  readonly videos: number
  /** Of all of them together, as far as their headers tell. */
  readonly soundMs: number
}

export function soundWorkOf(videos: readonly LibraryVideo[]): SoundWork {
  const heard = videos.filter((video) => soundOf(video) !== null && !video.file.sidecars.every(holdsPictures))
  return {
    videos: heard.length,
    soundMs: heard.reduce((sum, { media }) => sum + (media?.durationMs ?? 0), 0),
  }
}
