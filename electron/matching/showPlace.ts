/** Where a correction of the user applies: to one show or movie within one scanned folder. Pure. */
import { showKeyOf, type NamedTitle } from '../../shared/release/title/showKey.ts'
import type { MediaFile } from '../library/mediaFile.ts'

/** A show or movie as the user's disk names it; `titleKey` is empty where only the folder tells. */
export interface ShowPlace {
  readonly folder: string
  readonly titleKey: string
}

/** As much of a video as tells its place. */
export interface PlacedVideo {
  readonly file: Pick<MediaFile, 'path' | 'root'>
}

/**
 * All episodes of a show below one scanned folder share a place; movies share it only with the same year.
 * A video whose name gives no title is known by the folder it lies in.
 */
export function showPlaceOf(video: PlacedVideo, release: NamedTitle): ShowPlace {
  const titleKey = showKeyOf(release)
  return { folder: titleKey === '' ? folderOf(video.file.path) : video.file.root, titleKey }
}

/** Tells it from every other place. */
export function placeKeyOf({ folder, titleKey }: ShowPlace): string {
  return `${folder}\n${titleKey}`
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'), 0))
}
