/** Lets what we wrote, and what we remember, follow a video that was renamed or moved. Other people's files never move. */
import { basename, dirname, join, parse } from 'node:path'
import type { History } from '../../sidecar/history.ts'
import type { Moved, SidecarMove } from '../../sidecar/moveSidecar.ts'
import type { WrittenVideos } from '../../sidecar/writtenVideos.ts'
import { sameVideo, type KnownVideo } from './sameVideo.ts'
import type { WatchedVideo, WatchedVideos } from './watchedVideos.ts'

export interface FollowParts {
  readonly videos: Pick<WatchedVideos, 'alike'>
  readonly history: Pick<History, 'list'>
  /** Those that we wrote beside, also where watch mode never saw them. */
  readonly written: WrittenVideos
  /** The watched folder that a path lies in; null outside of them. */
  readonly rootOf: (path: string) => string | null
  /** null where it cannot be read just now. */
  readonly hash: (path: string) => Promise<string | null>
  readonly move: (move: SidecarMove) => Promise<Moved>
  readonly isThere: (path: string) => Promise<boolean>
  /** Whether the folder is there with something in it: a drive that is pulled may leave an empty one behind. */
  readonly holdsFiles: (folder: string) => Promise<boolean>
  /** The calendar and what was refused for this video go along. */
  readonly moved: (from: string, to: string) => void
}

export interface Followed {
  readonly from: WatchedVideo
  /** Read on the way, or null where size and time were enough. */
  readonly partialHash: string | null
  /** Subtitles that stand at the new place now. */
  readonly sidecars: readonly string[]
}

type Identified = Omit<KnownVideo, 'partialHash'>

/** null: it is no video that we knew at another place. A copy is none, while its original is there. */
export async function followVideo(parts: FollowParts, now: Identified): Promise<Followed | null> {
  const missing = await withoutThose(candidatesFor(parts, now), parts)
  if (missing.length === 0) return null
  const partialHash = missing.some((known) => known.partialHash !== null) ? await parts.hash(now.path) : null
  const likely = missing.filter((known) => sameVideo(known, { ...now, partialHash }) === 'likely')
  const proven = mostAlike(
    missing.filter((known) => sameVideo(known, { ...now, partialHash }) === 'proven'),
    now.path,
  )
  if (proven) {
    const sidecars = await bringSidecars(parts, proven.path, now.path)
    parts.moved(proven.path, now.path)
    return { from: proven, partialHash, sidecars }
  }
  const [only, ...others] = likely
  if (!only || others.length > 0) return null
  parts.moved(only.path, now.path)
  return { from: only, partialHash: null, sidecars: [] }
}

/** Those that watch mode knows and those that the history knows, each once: what was not read by the one, the other may have. */
function candidatesFor({ videos, written, rootOf }: FollowParts, now: Identified): readonly WatchedVideo[] {
  const hashes = new Map(written.ofSize(now.sizeBytes).map(({ path, partialHash }) => [path, partialHash]))
  const known = videos.alike(now).map((video) => {
    return { ...video, partialHash: video.partialHash ?? hashes.get(video.path) ?? null }
  })
  for (const path of [now.path, ...known.map((video) => video.path)]) hashes.delete(path)
  const others = [...hashes].map(([path, partialHash]): WatchedVideo => {
    const root = rootOf(path) ?? dirname(path)
    // Its time is not known; its content is.
    const unseen = { modifiedMs: 0, sidecars: '', needsLook: true, isGone: true }
    return { path, root, sizeBytes: now.sizeBytes, partialHash, ...unseen }
  })
  return [...known, ...others]
}

/** Of copies of one video: the one with its name (a folder was renamed), else the one beside it; null where nobody can say. */
function mostAlike(known: readonly WatchedVideo[], path: string): WatchedVideo | null {
  const [only, ...others] = known
  if (!only || others.length === 0) return only ?? null
  const bySameness = [
    known.filter((video) => basename(video.path) === basename(path)),
    known.filter((video) => dirname(video.path) === dirname(path)),
  ]
  return bySameness.find((some) => some.length === 1)?.[0] ?? null
}

/** A root that is away holds its videos still: they are not looked for elsewhere. */
async function withoutThose(
  known: readonly WatchedVideo[],
  { isThere, holdsFiles }: FollowParts,
): Promise<readonly WatchedVideo[]> {
  const missing: WatchedVideo[] = []
  for (const video of known)
    if (video.sizeBytes > 0 && !(await isThere(video.path)) && (await holdsFiles(video.root))) missing.push(video)
  return missing
}

async function bringSidecars({ history, move }: FollowParts, from: string, to: string): Promise<readonly string[]> {
  const there: string[] = []
  for (const row of history.list({ kind: 'file', path: from })) {
    const toPath = placeBeside(row.path, from, to)
    if (row.videoPath !== from || toPath === null) continue
    const moved = await move({ row, toPath, videoPath: to })
    if (moved !== 'left') there.push(toPath)
  }
  return there
}

/** '.en.srt' after the video's old name is '.en.srt' after its new one; null for a name that is not made like that. */
export function placeBeside(sidecar: string, oldVideo: string, newVideo: string): string | null {
  const oldStem = parse(oldVideo).name
  const name = basename(sidecar)
  if (!name.startsWith(`${oldStem}.`)) return null
  return join(dirname(newVideo), `${parse(newVideo).name}${name.slice(oldStem.length)}`)
}
