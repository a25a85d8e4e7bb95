/** Which subtitles a check of timing is of: ours beside what was named, and any that was named itself. */
import { dirname, sep } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import { surveyLibrary } from '../../batch/surveyLibrary.ts'
import type { Engine } from '../../engine/compose.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { newestOf } from '../../plan/newestOf.ts'
import { kindOfFile } from '../../library/scan/fileNames.ts'
import { meantTest, noneMeant, type VideoScope } from '../batchScope.ts'

export interface TimingSubject {
  readonly video: LibraryVideo
  readonly path: string
  /** It was named itself, so that an edited one is moved too. */
  readonly isNamed: boolean
}

export interface SubjectsOrder {
  /** It is measured against, and never itself. */
  readonly reference: string | undefined
  /** Of what the folders and videos hold; a subtitle that is named is meant whatever it says. */
  readonly scope: VideoScope
  readonly signal: AbortSignal
}

/** @throws AppError 'input.invalid' for a subtitle that stands beside no video, a reference for several videos, and a title that none is of */
export async function timingSubjects(
  engine: Engine,
  paths: readonly string[],
  { reference, scope, signal }: SubjectsOrder,
): Promise<readonly TimingSubject[]> {
  const named = new Set(paths.filter((path) => kindOfFile(path) === 'subtitle' && path !== reference))
  // Which video a file of the user's belongs to is told by what else is in its folder.
  const roots = paths
    .filter((path) => path !== reference)
    .map((path) => (named.has(path) ? (engine.history.ownerOf(path)?.videoPath ?? dirname(path)) : path))
  const { videos } = await surveyLibrary(engine.survey, [...new Set(roots)], { emit: () => undefined, signal })
  const folders = paths.filter((path) => !named.has(path) && path !== reference)
  const under = videos.filter(({ file }) => folders.some((folder) => isWithin(file.path, folder)))
  const wanted = await meantVideos(engine, under, { scope, roots: folders })
  const subjects = videos.flatMap((video) =>
    video.file.sidecars
      .map(({ path }) => ({ video, path, isNamed: named.has(path) }))
      .filter(({ path, isNamed }) => isNamed || (wanted.has(video) && engine.history.ownerOf(path) !== null))
      .filter(({ path }) => path !== reference),
  )
  requireVideos(subjects, named)
  return oneOfEachPath(engine, subjects, reference)
}

interface Meant {
  readonly scope: VideoScope
  readonly roots: readonly string[]
}

/** @throws AppError 'input.invalid' where a title or season was named that no video is of */
async function meantVideos(
  engine: Engine,
  videos: readonly LibraryVideo[],
  { scope, roots }: Meant,
): Promise<ReadonlySet<LibraryVideo>> {
  if (roots.length === 0) return new Set()
  const isMeant = await meantTest(scope, roots, engine)
  const meant = isMeant === null ? videos : videos.filter(isMeant)
  if (scope.search !== '' && meant.length === 0) throw noneMeant()
  if (scope.newest === null) return new Set(meant)
  const withOurs = meant.filter(({ file }) => file.sidecars.some(({ path }) => engine.history.ownerOf(path) !== null))
  const newest = new Set(
    newestOf(
      withOurs.map(({ file }) => file),
      scope.newest,
    ),
  )
  return new Set(withOurs.filter(({ file }) => newest.has(file)))
}

/** Videos of one name share a subtitle: it is measured once, beside the video that it was written for. */
function oneOfEachPath(
  { history }: Pick<Engine, 'history'>,
  found: readonly TimingSubject[],
  reference: string | undefined,
): readonly TimingSubject[] {
  const byPath = new Map<string, TimingSubject>()
  for (const one of found)
    if (!byPath.has(one.path) || history.ownerOf(one.path)?.videoPath === one.video.file.path) byPath.set(one.path, one)
  const subjects = [...byPath.values()]
  if (reference !== undefined && new Set(subjects.map(({ video }) => video)).size > 1)
    throw new AppError('input.invalid', '--reference is a subtitle of one video. Name subtitles of that one only.')
  return subjects
}

function isWithin(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`)
}

function requireVideos(subjects: readonly TimingSubject[], named: ReadonlySet<string>): void {
  const found = new Set(subjects.map(({ path }) => path))
  const alone = [...named].find((path) => !found.has(path))
  if (alone === undefined) return
  throw new AppError(
    'input.invalid',
    `No video stands beside this subtitle, so there is nothing that it could be in step with: ${alone}`,
  )
}
