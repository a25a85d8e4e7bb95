/** Which rows of what is ignored are about a video, in whichever language. Pure. */
import type { IgnoredRow } from '../../wanted/ignoredStore.ts'
import { distanceTo } from '../../wanted/place.ts'
import type { PlacedVideo } from './scopePlaces.ts'

export type FindRows = (video: Pick<PlacedVideo, 'path' | 'showKey'>) => readonly IgnoredRow[]

export function ignoredBy(rows: readonly IgnoredRow[]): FindRows {
  const ofVideos = Map.groupBy(rows, ({ ignored }) => (ignored.kind === 'video' ? ignored.path : null))
  const ofTitles = Map.groupBy(rows, ({ ignored }) => (ignored.kind === 'title' ? ignored.titleKey : null))
  return ({ path, showKey }) => [
    ...(ofVideos.get(path) ?? []),
    ...(ofTitles.get(showKey) ?? []).filter(
      ({ ignored }) => ignored.kind === 'title' && distanceTo(ignored, path, () => showKey) !== null,
    ),
  ]
}
