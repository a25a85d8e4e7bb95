/** Lets what we wrote, and what we remember, follow a video that was renamed or moved. Other people's files never move. */
import { basename, dirname, join, parse } from 'node:path'
import { moveSidecar, type MoveParts } from '../../sidecar/rename/moveSidecar.ts'
import { wasTakenBack } from '../../sidecar/rename/movedSidecars.ts'
import type { WishCalendar } from '../rounds/wishCalendar.ts'
import type { WatchHome } from '../watchHome.ts'
import { alikeVideos, isTheOnlyOne, mostAlike, wasMetBefore, type AlikeVideos } from './alikeVideos.ts'
import { findLost, type Arrival, type LostParts, type LostVideo } from './lostVideos.ts'
import { sameVideo } from './sameVideo.ts'
import type { WatchedVideo } from './watchedVideos.ts'

export interface FollowParts extends LostParts {
  readonly home: Pick<WatchHome, 'history' | 'aiJobs' | 'rules'>
  readonly calendar: Pick<WishCalendar, 'moved'>
  /** With what subtitles are moved. */
  readonly moves: MoveParts
}

export interface FollowOrder {
  /** The folders that are looked at. */
  readonly roots: readonly string[]
  /** What came with it, and the library may not know yet. */
  readonly arrivals: readonly Pick<Arrival, 'path' | 'sizeBytes'>[]
}

export interface Followed {
  readonly from: WatchedVideo
  /** Read on the way, or null where size and time were enough. */
  readonly partialHash: string | null
  /** Subtitles that stand at the new place now. */
  readonly sidecars: readonly string[]
}

/** null: it is no video that we knew at another place. A copy is none, while its original is there. */
export async function followVideo(
  parts: FollowParts,
  now: Arrival,
  { roots, arrivals }: FollowOrder,
): Promise<Followed | null> {
  const lost = await findLost(parts, now, roots)
  if (lost.length === 0) return null
  const alike = alikeVideos(parts, now, arrivals)
  const missing = lost.filter((video) => mayBe(parts, video, alike))
  const partialHash = missing.some((known) => known.partialHash !== null)
    ? await parts.disk.partialHash(now.path)
    : null
  const samenessOf = (known: LostVideo) => sameVideo(known, { ...now, partialHash })
  const proven = mostAlike(
    missing.filter((known) => samenessOf(known) === 'proven'),
    now.path,
  )
  if (proven) {
    if (!(await isTheOnlyOne(parts, proven, alike))) return null
    const sidecars = await bringSidecars(parts, proven.path, now.path)
    takeAlong(parts, proven.path, now.path)
    return { from: proven, partialHash, sidecars }
  }
  const [only, ...others] = missing.filter((known) => samenessOf(known) === 'likely')
  if (!only || others.length > 0) return null
  takeAlong(parts, only.path, now.path)
  return { from: only, partialHash: null, sidecars: [] }
}

/** A subtitle of the lost one that stands beside it already says that it is not another one. */
function mayBe({ home, moves }: FollowParts, lost: LostVideo, { now, metAfter }: AlikeVideos): boolean {
  if (wasTakenBack(moves.db, lost.path, now.path)) return false
  const isBesideLeft = now.sidecars.some(({ path }) => home.history.ownerOf(path)?.videoPath === lost.path)
  return isBesideLeft || !wasMetBefore({ metAfter }, lost)
}

/** The calendar, what was refused for this video, that it is ignored, and translations that are on their way. */
function takeAlong({ calendar, home }: FollowParts, from: string, to: string): void {
  calendar.moved(from, to)
  home.aiJobs.moveTargets(from, to)
  home.rules.moved(from, to)
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
