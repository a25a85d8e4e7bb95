/** Alike byte for byte is not the same: what was known under its own name is no renamed one, and of several arrivals only a name tells. */
import { basename, dirname } from 'node:path'
import type { Arrival, LostParts, LostVideo } from './lostVideos.ts'

/** Another video of the size of one that arrived. */
export interface AlikeVideo {
  readonly path: string
  /** The newest row of the history when the library met it first; null where it has not. */
  readonly metAfter: number | null
}

export interface AlikeVideos {
  readonly now: Arrival
  readonly metAfter: number | null
  readonly others: readonly AlikeVideo[]
}

type Sized = Pick<Arrival, 'path' | 'sizeBytes'>

/** @param arrivals What came with it, and the library may not know yet. */
export function alikeVideos({ index }: LostParts, now: Arrival, arrivals: readonly Sized[]): AlikeVideos {
  const met = new Map(index.ofSizes([now.sizeBytes]).map(({ video, metAfter }) => [video.file.path, metAfter]))
  const came = arrivals.filter(({ sizeBytes }) => sizeBytes === now.sizeBytes).map(({ path }) => path)
  const others = [...new Set([...met.keys(), ...came])].filter((path) => path !== now.path)
  return {
    now,
    metAfter: met.get(now.path) ?? null,
    others: others.map((path) => ({ path, metAfter: met.get(path) ?? null })),
  }
}

/** One that was there already when we wrote beside the lost one is another video. */
export function wasMetBefore({ metAfter }: Pick<AlikeVideo, 'metAfter'>, { lastRowId }: LostVideo): boolean {
  return metAfter !== null && metAfter < lastRowId
}

/** Of several that hold what the lost one held, the one that its name or folder tells. */
export async function isTheOnlyOne(
  { disk }: LostParts,
  lost: LostVideo,
  { now, others }: AlikeVideos,
): Promise<boolean> {
  const rivals: { readonly path: string }[] = []
  for (const other of others)
    if (
      other.path !== lost.path &&
      !wasMetBefore(other, lost) &&
      (await disk.partialHash(other.path)) === lost.partialHash
    )
      rivals.push(other)
  return mostAlike([now, ...rivals], lost.path)?.path === now.path
}

/** The one with its name (a folder was renamed), else the one beside it; null where nobody can say. */
export function mostAlike<Video extends { readonly path: string }>(
  videos: readonly Video[],
  path: string,
): Video | null {
  const [only, ...others] = videos
  if (!only || others.length === 0) return only ?? null
  const bySameness = [
    videos.filter((video) => basename(video.path) === basename(path)),
    videos.filter((video) => dirname(video.path) === dirname(path)),
  ]
  return bySameness.find((some) => some.length === 1)?.[0] ?? null
}
