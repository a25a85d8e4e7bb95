/** Which subtitles `timing` and `clean` are of: ours beside the videos that are meant, and any that was named itself. */
import { dirname } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import type { Emit } from '../../batch/batchEvents.ts'
import { surveyLibrary } from '../../batch/surveyLibrary.ts'
import type { Engine } from '../../engine/compose.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { kindOfFile } from '../../library/scan/fileNames.ts'
import { isWithin } from '../../views/folders/folderPaths.ts'
import { meantVideos, newestVideos, type Meant, type ScopeOrder } from './videosInScope.ts'
import type { VideoScope } from './batchScope.ts'

export interface SubtitleInScope {
  readonly video: LibraryVideo
  readonly path: string
  /** It was named itself, so that an edited one is moved too. */
  readonly isNamed: boolean
}

/** The scope is of what the folders and videos hold; a subtitle that is named is meant whatever it says. */
export interface SubtitlesOrder extends ScopeOrder {
  /** It is measured against, and never itself. */
  readonly reference?: string | undefined
}

/** @throws AppError 'input.invalid' for a subtitle that stands beside no video, a reference for several videos, and a title that none is of */
export async function subtitlesInScope(
  engine: Engine,
  paths: readonly string[],
  { reference, scope, unseen, signal }: SubtitlesOrder,
): Promise<readonly SubtitleInScope[]> {
  const named = new Set(paths.filter((path) => kindOfFile(path) === 'subtitle' && path !== reference))
  // Which video a file of the user's belongs to is told by what else is in its folder.
  const roots = paths
    .filter((path) => path !== reference)
    .map((path) => (named.has(path) ? (engine.history.ownerOf(path)?.videoPath ?? dirname(path)) : path))
  const folders = paths.filter((path) => !named.has(path) && path !== reference)
  const emit: Emit = (event) => {
    // Of a subtitle that was named, its own folder is looked at alone.
    if ('path' in event && folders.some((folder) => isWithin(event.path, folder))) unseen.emit(event)
  }
  const { videos } = await surveyLibrary(engine.survey, [...new Set(roots)], { emit, signal })
  unseen.noteAway(engine.libraryIndex, folders)
  const under = videos.filter(({ file }) => folders.some((folder) => isWithin(file.path, folder)))
  const wanted = new Set(await withOurs(engine, under, { scope, roots: folders }))
  const subjects = videos.flatMap((video) =>
    video.file.sidecars
      .map(({ path }) => ({ video, path, isNamed: named.has(path) }))
      .filter(({ path, isNamed }) => isNamed || (wanted.has(video) && engine.history.ownerOf(path) !== null))
      .filter(({ path }) => path !== reference),
  )
  requireVideos(subjects, named)
  return oneOfEachPath(engine, subjects, reference)
}

async function withOurs(
  engine: Engine,
  videos: readonly LibraryVideo[],
  { scope, roots }: Meant & { readonly scope: VideoScope },
): Promise<readonly LibraryVideo[]> {
  const meant = await meantVideos(engine, videos, { scope, roots })
  const ours = meant.filter(({ file }) => file.sidecars.some(({ path }) => engine.history.ownerOf(path) !== null))
  return newestVideos(ours, scope.newest)
}

/** Videos of one name share a subtitle: it is taken once, beside the video that it was written for. */
function oneOfEachPath(
  { history }: Pick<Engine, 'history'>,
  found: readonly SubtitleInScope[],
  reference: string | undefined,
): readonly SubtitleInScope[] {
  const byPath = new Map<string, SubtitleInScope>()
  for (const one of found)
    if (!byPath.has(one.path) || history.ownerOf(one.path)?.videoPath === one.video.file.path) byPath.set(one.path, one)
  const subjects = [...byPath.values()]
  if (reference !== undefined && new Set(subjects.map(({ video }) => video)).size > 1)
    throw new AppError('input.invalid', '--reference is a subtitle of one video. Name subtitles of that one only.')
  return subjects
}

function requireVideos(subjects: readonly SubtitleInScope[], named: ReadonlySet<string>): void {
  const found = new Set(subjects.map(({ path }) => path))
  const alone = [...named].find((path) => !found.has(path))
  if (alone === undefined) return
  throw new AppError('input.invalid', `No video stands beside this subtitle, so it belongs to none: ${alone}`)
}

/** Before anything is changed. @param left What is left as it is, and what to say against it. @throws AppError 'input.invalid' */
export function requireOurs(
  { history }: Pick<Engine, 'history'>,
  subjects: readonly SubtitleInScope[],
  left: (path: string) => string,
): void {
  const foreign = subjects.find(({ path }) => history.ownerOf(path) === null)
  if (foreign) throw new AppError('input.invalid', left(foreign.path))
}
