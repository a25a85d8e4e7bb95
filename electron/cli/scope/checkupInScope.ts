/** What `check` looks at: the subtitles beside the videos that are meant, those beside none, and any that was named itself. */
import { stat } from 'node:fs/promises'
import { dirname, sep } from 'node:path'
import { scanRoot } from '../../batch/surveyLibrary.ts'
import type { Engine } from '../../engine/compose.ts'
import { noIds, type LibraryVideo } from '../../library/mediaFile.ts'
import { kindOfFile } from '../../library/scan/fileNames.ts'
import { meantTest, noneMeant } from './batchScope.ts'
import type { ScopeTest } from './scopeTest.ts'
import { newestVideos, type ScopeOrder } from './videosInScope.ts'

export interface CheckupSubjects {
  readonly videos: readonly LibraryVideo[]
  readonly orphans: readonly string[]
  /** Folders and videos that were looked at to their end, all that they hold, and that held anything. */
  readonly wholeFolders: readonly string[]
  /** The subtitles beside a subtitle that was named are only what it is measured against. */
  readonly isAsked: (path: string) => boolean
}

interface Found {
  readonly video: LibraryVideo
  /** It is there for a subtitle that was named, and meant whatever it is of. */
  readonly isOfNamed: boolean
}

/** @throws AppError as the scan does, and 'input.invalid' where a title or season was named that nothing is of */
export async function checkupInScope(
  engine: Engine,
  paths: readonly string[],
  { scope, unseen, signal }: ScopeOrder,
): Promise<CheckupSubjects> {
  const found = new Map<string, Found>()
  const orphans = new Map<string, string>()
  const folders: string[] = []
  const filled = new Set<string>()
  const named = new Set<string>()
  for (const path of paths) {
    const isSubtitle = kindOfFile(path) === 'subtitle' && (await isFile(path))
    const root = isSubtitle ? dirname(path) : path
    const folder = path.endsWith(sep) ? path.slice(0, -1) : path
    const isHere = (sidecar: string) => !isSubtitle || sidecar === path
    await scanRoot(engine.survey, root, {
      signal,
      onVideos: (some) => {
        filled.add(folder)
        for (const video of some) {
          if (!video.file.sidecars.some((sidecar) => isHere(sidecar.path))) continue
          const isOfNamed = isSubtitle || found.get(video.file.path)?.isOfNamed === true
          found.set(video.file.path, { video, isOfNamed })
        }
      },
      onSkipped: (finding) => {
        if (finding.kind === 'orphan') filled.add(folder)
        // Of a subtitle that was named, its own folder is looked at alone.
        else if (!isSubtitle || finding.path === root) unseen.emit(finding)
        if (finding.kind === 'orphan' && isHere(finding.path)) orphans.set(finding.path, root)
      },
    })
    if (isSubtitle) named.add(path)
    else folders.push(folder)
  }
  unseen.noteAway(engine.libraryIndex, folders)
  const isMeant = folders.length === 0 ? null : await meantTest(scope, folders, engine)
  const videos = meantVideos([...found.values()], isMeant, scope.newest)
  const meantOrphans = [...orphans].flatMap(([path, root]) =>
    named.has(path) || (scope.newest === null && isOrphanMeant(path, { root, isMeant })) ? path : [],
  )
  if (scope.search !== '' && videos.length + meantOrphans.length === 0) throw noneMeant()
  const isWhole = scope.search === '' && scope.newest === null
  return {
    videos,
    orphans: meantOrphans,
    // Of one that shows nothing nobody knows whether it is empty, or away.
    wholeFolders: isWhole && unseen.count() === 0 ? folders.filter((folder) => filled.has(folder)) : [],
    isAsked: (path) => named.has(path) || isUnder(folders, found, path),
  }
}

function meantVideos(
  found: readonly Found[],
  isMeant: ScopeTest | null,
  newest: number | null,
): readonly LibraryVideo[] {
  const ofNamed = found.filter(({ isOfNamed }) => isOfNamed).map(({ video }) => video)
  const inScope = found.map(({ video }) => video).filter((video) => isMeant === null || isMeant(video))
  return [...new Set([...ofNamed, ...newestVideos(inScope, newest)])]
}

interface OrphanScope {
  readonly root: string
  readonly isMeant: ScopeTest | null
}

/** A subtitle beside no video is of the title that its own name tells. */
function isOrphanMeant(path: string, { root, isMeant }: OrphanScope): boolean {
  const file = { path, root, sizeBytes: 0, modifiedMs: 0, sidecars: [] }
  return isMeant === null || isMeant({ file, media: null, ids: noIds })
}

function isUnder(folders: readonly string[], found: ReadonlyMap<string, Found>, path: string): boolean {
  return folders.some(
    (folder) =>
      `${path}${sep}`.startsWith(`${folder}${sep}`) ||
      found.get(folder)?.video.file.sidecars.some((sidecar) => sidecar.path === path),
  )
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() === true
}
