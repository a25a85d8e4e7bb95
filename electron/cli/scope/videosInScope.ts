/** The one way from a command's paths, title, season and number to the videos that it is meant for. */
import { surveyLibrary } from '../../batch/surveyLibrary.ts'
import type { Engine } from '../../engine/compose.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { newestOf } from '../../plan/newestOf.ts'
import type { UnseenPlaces } from './unseenPlaces.ts'
import { meantTest, noneMeant, type VideoScope } from './batchScope.ts'

export interface ScopeOrder {
  readonly scope: VideoScope
  /** Told of what the disk would not show. */
  readonly unseen: UnseenPlaces
  readonly signal: AbortSignal
}

/** @throws AppError as the scan does, and 'input.invalid' where a title or season was named that no video is of */
export async function videosInScope(
  engine: Engine,
  paths: readonly string[],
  { scope, unseen, signal }: ScopeOrder,
): Promise<readonly LibraryVideo[]> {
  const { videos } = await surveyLibrary(engine.survey, paths, { emit: unseen.emit, signal })
  unseen.noteAway(engine.libraryIndex, paths)
  return meantVideos(engine, videos, { scope, roots: paths })
}

export interface Meant {
  readonly scope: Pick<VideoScope, 'search'>
  readonly roots: readonly string[]
}

/** Those of the title and season. @throws AppError 'input.invalid' where no video is of what was named */
export async function meantVideos(
  engine: Engine,
  videos: readonly LibraryVideo[],
  { scope, roots }: Meant,
): Promise<readonly LibraryVideo[]> {
  if (roots.length === 0) return []
  const isMeant = await meantTest(scope, roots, engine)
  const meant = isMeant === null ? videos : videos.filter(isMeant)
  if (scope.search !== '' && meant.length === 0) throw noneMeant()
  return meant
}

/** Those that changed last, of the videos that the command has something to do to. */
export function newestVideos(videos: readonly LibraryVideo[], newest: number | null): readonly LibraryVideo[] {
  if (newest === null) return videos
  const files = videos.map(({ file }) => file)
  const taken = new Set(newestOf(files, newest))
  return videos.filter(({ file }) => taken.has(file))
}
