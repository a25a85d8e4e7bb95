/** Lets what we wrote, and what we remember, follow a video that was renamed or moved. Other people's files never move. */
import { basename, dirname, join, parse, sep } from 'node:path'
import { moveSidecar, type MoveParts } from '../../sidecar/rename/moveSidecar.ts'
import type { WrittenVideos } from '../../sidecar/history/writtenVideos.ts'
import type { WatchedDisk } from '../look/watchedDisk.ts'
import type { WishCalendar } from '../rounds/wishCalendar.ts'
import type { WatchHome } from '../watchHome.ts'
import { sameVideo, type KnownVideo } from './sameVideo.ts'
import type { WatchedVideo, WatchedVideos } from './watchedVideos.ts'

export interface FollowParts {
  readonly home: Pick<WatchHome, 'history' | 'aiJobs' | 'rules'>
  readonly disk: Pick<WatchedDisk, 'partialHash' | 'identity' | 'holdsFiles'>
  readonly videos: Pick<WatchedVideos, 'alike'>
  readonly calendar: Pick<WishCalendar, 'moved'>
  /** Those that we wrote beside, also where watch mode never saw them. */
  readonly written: WrittenVideos
  /** With what subtitles are moved. */
  readonly moves: MoveParts
}

export interface Followed {
  readonly from: WatchedVideo
  /** Read on the way, or null where size and time were enough. */
  readonly partialHash: string | null
  /** Subtitles that stand at the new place now. */
  readonly sidecars: readonly string[]
}

type Identified = Omit<KnownVideo, 'partialHash'>

/**
 * null: it is no video that we knew at another place. A copy is none, while its original is there.
 * @param roots The folders that are watched.
 */
export async function followVideo(
  parts: FollowParts,
  now: Identified,
  roots: readonly string[],
): Promise<Followed | null> {
  const missing = await withoutThose(candidatesFor(parts, now, roots), parts)
  if (missing.length === 0) return null
  const partialHash = missing.some((known) => known.partialHash !== null)
    ? await parts.disk.partialHash(now.path)
    : null
  const likely = missing.filter((known) => sameVideo(known, { ...now, partialHash }) === 'likely')
  const proven = mostAlike(
    missing.filter((known) => sameVideo(known, { ...now, partialHash }) === 'proven'),
    now.path,
  )
  if (proven) {
    const sidecars = await bringSidecars(parts, proven.path, now.path)
    takeAlong(parts, proven.path, now.path)
    return { from: proven, partialHash, sidecars }
  }
  const [only, ...others] = likely
  if (!only || others.length > 0) return null
  takeAlong(parts, only.path, now.path)
  return { from: only, partialHash: null, sidecars: [] }
}

/** Those that watch mode knows and those that the history knows, each once: what was not read by the one, the other may have. */
function candidatesFor(
  { videos, written }: FollowParts,
  now: Identified,
  roots: readonly string[],
): readonly WatchedVideo[] {
  const hashes = new Map(written.ofSize(now.sizeBytes).map(({ path, partialHash }) => [path, partialHash]))
  const known = videos.alike(now).map((video) => {
    return { ...video, partialHash: video.partialHash ?? hashes.get(video.path) ?? null }
  })
  for (const path of [now.path, ...known.map((video) => video.path)]) hashes.delete(path)
  const others = [...hashes].map(([path, partialHash]): WatchedVideo => {
    const root = deepestOf(roots, path) ?? dirname(path)
    // Its time is not known; its content is.
    const unseen = { modifiedMs: 0, sidecars: '', needsCheck: true, isGone: true }
    return { path, root, sizeBytes: now.sizeBytes, partialHash, ...unseen }
  })
  return [...known, ...others]
}

/** One watched folder may lie in another. */
function deepestOf(roots: readonly string[], path: string): string | null {
  const holding = roots.filter((root) => path.startsWith(join(root, sep)))
  return holding.sort((a, b) => b.length - a.length)[0] ?? null
}

/** The calendar, what was refused for this video, that it is ignored, and translations that are on their way. */
function takeAlong({ calendar, home }: FollowParts, from: string, to: string): void {
  calendar.moved(from, to)
  home.aiJobs.moveTargets(from, to)
  home.rules.moved(from, to)
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
async function withoutThose(known: readonly WatchedVideo[], { disk }: FollowParts): Promise<readonly WatchedVideo[]> {
  const missing: WatchedVideo[] = []
  for (const video of known)
    if (video.sizeBytes > 0 && (await disk.identity(video.path)) === null && (await disk.holdsFiles(video.root)))
      missing.push(video)
  return missing
}

async function bringSidecars({ home, moves }: FollowParts, from: string, to: string): Promise<readonly string[]> {
  const there: string[] = []
  for (const row of home.history.list({ kind: 'file', path: from })) {
    const toPath = placeBeside(row.path, from, to)
    if (row.videoPath !== from || toPath === null) continue
    const moved = await moveSidecar(moves, { row, toPath, videoPath: to })
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
