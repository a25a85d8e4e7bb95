/** Which videos that we knew at another place one that arrived may be: of its size, and no longer where they were. */
import { dirname, join, sep } from 'node:path'
import type { LibraryIndex } from '../../library/libraryIndex.ts'
import type { MediaFile } from '../../library/mediaFile.ts'
import type { WrittenVideos } from '../../sidecar/history/writtenVideos.ts'
import type { WatchedDisk } from '../look/watchedDisk.ts'
import type { WatchedVideo, WatchedVideos } from './watchedVideos.ts'

export interface LostParts {
  readonly index: Pick<LibraryIndex, 'ofSizes'>
  readonly disk: Pick<WatchedDisk, 'partialHash' | 'identity' | 'holdsFiles'>
  readonly videos: Pick<WatchedVideos, 'alike'>
  /** Those that we wrote beside, also where watch mode never saw them. */
  readonly written: WrittenVideos
}

/** A video at a place where it was not known. */
export type Arrival = Pick<MediaFile, 'path' | 'sizeBytes' | 'modifiedMs' | 'sidecars'>

export interface LostVideo extends WatchedVideo {
  /** The newest row of the history beside it; 0 for none. */
  readonly lastRowId: number
}

/** A root that is away holds its videos still: they are not looked for elsewhere. */
export async function findLost(
  parts: LostParts,
  now: Arrival,
  roots: readonly string[],
): Promise<readonly LostVideo[]> {
  const { disk } = parts
  const lost: LostVideo[] = []
  for (const video of knownLike(parts, now, roots))
    if (video.sizeBytes > 0 && (await disk.identity(video.path)) === null && (await disk.holdsFiles(video.root)))
      lost.push(video)
  return lost
}

/** Those that watch mode knows and those that the history knows, each once: what was not read by the one, the other may have. */
function knownLike({ videos, written }: LostParts, now: Arrival, roots: readonly string[]): readonly LostVideo[] {
  const ofHistory = new Map(written.ofSize(now.sizeBytes).map((video) => [video.path, video]))
  const known = videos.alike(now).map((video) => {
    const wrote = ofHistory.get(video.path)
    const partialHash = video.partialHash ?? wrote?.partialHash ?? null
    return { ...video, partialHash, lastRowId: wrote?.lastRowId ?? 0 }
  })
  for (const path of [now.path, ...known.map((video) => video.path)]) ofHistory.delete(path)
  const others = [...ofHistory.values()].map((video): LostVideo => {
    const root = deepestOf(roots, video.path) ?? dirname(video.path)
    // Its time is not known; its content is.
    return { ...video, root, modifiedMs: 0, sidecars: '', needsCheck: true, isGone: true }
  })
  return [...known, ...others]
}

/** One watched folder may lie in another. */
function deepestOf(roots: readonly string[], path: string): string | null {
  const holding = roots.filter((root) => path.startsWith(join(root, sep)))
  return holding.sort((a, b) => b.length - a.length)[0] ?? null
}
