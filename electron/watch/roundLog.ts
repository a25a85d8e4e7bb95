/** Notes what becomes of each wish of a round: told at once, kept in the calendar, counted for the last line. */
import type { BatchEvent, Emit, WrittenFile } from '../batch/batchEvents.ts'
import type { WantStep } from '../batch/fulfilPlan.ts'
import type { LanguageTag } from '../../shared/language.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { Want } from '../wanted/missing.ts'
import type { Wish } from '../wanted/wish.ts'
import type { WatchedVideos } from './watchedVideos.ts'
import type { WishCalendar } from './wishCalendar.ts'

export interface RoundLogParts {
  readonly videos: Pick<WatchedVideos, 'looked'>
  readonly calendar: Pick<WishCalendar, 'ended' | 'settle'>
  readonly formatWish: (wish: Wish) => string
  readonly languageOf: (want: Want) => LanguageTag
  readonly quota: (kind: 'search' | 'download') => { readonly resumesAtMs: number | null }
  readonly noteWritten: (written: WrittenFile) => void
  readonly nowMs: () => number
}

export interface RoundCounts {
  readonly written: number
  readonly skipped: number
  readonly failed: number
  readonly asked: number
}

export interface RoundLog {
  note(want: Want, step: WantStep): void
  /** All of these were looked at: what was not noted as missing is there, but for what the user took away. */
  end(videos: readonly LibraryVideo[], removed: ReadonlyMap<string, ReadonlySet<string>>): void
  counts(): RoundCounts
}

export function createRoundLog(parts: RoundLogParts, emit: Emit): RoundLog {
  const missing = new Map<string, Set<string>>()
  const counts = { written: 0, skipped: 0, failed: 0, asked: 0 }

  function noteMissing(want: Want, { reason, message }: Extract<WantStep, { kind: 'skipped' }>): void {
    const videoPath = want.video.file.path
    const wish = parts.formatWish(want.wish)
    missing.set(videoPath, (missing.get(videoPath) ?? new Set()).add(wish))
    const { resumesAtMs } = soonest(parts)
    const language = parts.languageOf(want)
    parts.calendar.ended({ videoPath, wish, language, reason, message, resumesAtMs }, parts.nowMs())
  }

  return {
    note(want, step) {
      if (step.kind === 'written') {
        counts.written += 1
        parts.noteWritten(step.event)
        emit(step.event)
      }
      if (step.kind !== 'skipped') return
      const isFailure = step.reason === 'error' || step.reason === 'rejected'
      counts[isFailure ? 'failed' : 'skipped'] += 1
      if (step.reason === 'ask') counts.asked += 1
      if (step.reason !== 'covered' && !want.isForced) noteMissing(want, step)
      const event: BatchEvent = { ...step, video: want.video.file.path, language: parts.languageOf(want) }
      emit(event)
    },
    end(videos, removed) {
      for (const { file } of videos)
        parts.calendar.settle(
          file.path,
          new Set([...(missing.get(file.path) ?? []), ...(removed.get(file.path) ?? [])]),
        )
      parts.videos.looked(videos.map(({ file }) => file.path))
    },
    counts: () => counts,
  }
}

/** Where either quota is used up, its reset is what is waited for. */
function soonest({ quota }: RoundLogParts): { readonly resumesAtMs: number | null } {
  const searches = quota('search').resumesAtMs
  const downloads = quota('download').resumesAtMs
  return {
    resumesAtMs: searches !== null && downloads !== null ? Math.min(searches, downloads) : (searches ?? downloads),
  }
}
