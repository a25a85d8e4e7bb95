/** Which videos a round asks for: as many as it may search for, of those that something can be written beside. */
import { gapsByPlace, type UnwritableGap } from '../../batch/gaps/writableGaps.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { CheckFolder } from '../../sidecar/publish/checkPlace.ts'
import type { Gap } from '../../wanted/missing.ts'

export interface TurnOrder {
  /** null where all have their turn. */
  readonly affordable: number | null
  /** What is to be looked for beside a video. */
  readonly gapsOf: (video: LibraryVideo) => readonly Gap[]
  readonly checkFolder: CheckFolder
  readonly signal: AbortSignal
}

export interface VideosInTurn {
  readonly asked: readonly LibraryVideo[]
  /** They would take the place of others, whenever they come back. */
  readonly unwritable: readonly UnwritableGap[]
  /** What waits until more may be searched for. */
  readonly held: readonly Gap[]
}

/** Where all have their turn, no folder is looked at: who plans does so. @throws AppError 'cancelled' */
export async function videosInTurn(
  videos: readonly LibraryVideo[],
  { affordable, gapsOf, checkFolder, signal }: TurnOrder,
): Promise<VideosInTurn> {
  if (affordable === null || videos.length <= affordable) return { asked: videos, unwritable: [], held: [] }
  const { writable, unwritable } = await gapsByPlace(checkFolder, videos.flatMap(gapsOf), signal)
  const writableVideos = [...new Set(writable.map(({ video }) => video))]
  return {
    asked: writableVideos.slice(0, affordable),
    unwritable,
    held: writableVideos.slice(affordable).flatMap(gapsOf),
  }
}
