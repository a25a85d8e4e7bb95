/** What was measured of a subtitle earlier, as drawers and lists show it while it counts. */
import type { ToldTiming } from '../../../shared/contract/videos/timing.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import type { TimingBook } from '../../timing/timingBook.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'

export type FilePlace = Pick<Written, 'videoPath' | 'path'>

export interface ToldTimings {
  /** null where nothing was measured, and of what has changed since. */
  of(file: FilePlace): ToldTiming | null
}

export interface ToldTimingsParts {
  readonly book: Pick<TimingBook, 'of'>
  readonly library: Pick<LibrarySession, 'has' | 'entry'>
  readonly history: Pick<History, 'ownerOf'>
}

/** Where nobody shows it. */
export const noTimings: ToldTimings = { of: () => null }

export function createToldTimings({ book, library, history }: ToldTimingsParts): ToldTimings {
  return {
    of({ videoPath, path }) {
      const videoId = videoIdOf(videoPath)
      const told = library.has(videoId) ? book.of(path, library.entry(videoId)) : null
      if (told === null || told.fact.kind === 'unclear') return null
      const { kind, retiming, against, named, before, after, through } = told.fact
      const change = {
        offsetMs: retiming.pieces[0]?.offsetMs ?? 0,
        speed: retiming.speed,
        pieces: retiming.pieces.length,
      }
      // What somebody edited since we wrote it is moved by their hand alone.
      const isOurs = history.ownerOf(path)?.sha256 === told.sha256
      return {
        ...{ videoId, sidecarId: videoIdOf(path), state: kind, atMs: told.atMs },
        change: { ...change, against, named, before, after, ...(through === undefined ? {} : { through }) },
        canMend: kind === 'mendable' && isOurs,
      }
    },
  }
}
