/** Notes what becomes of each wish of a round: told at once, kept in the calendar, counted for the last line. */
import type { BatchEvent, Emit, WrittenFile } from '../../batch/batchEvents.ts'
import type { WantStep } from '../../batch/fulfilPlan.ts'
import { isFailure } from '../../../shared/isFailure.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { QuotaKind } from '../../quota/quotaCounter.ts'
import type { Want } from '../../wanted/missing.ts'
import type { Wish } from '../../wanted/wish.ts'
import type { WatchedVideos } from '../follow/watchedVideos.ts'
import type { WaitReason } from './retryCalendar.ts'
import type { EndedWish, WishCalendar } from './wishCalendar.ts'

export interface RoundLogParts {
  readonly videos: Pick<WatchedVideos, 'looked'>
  readonly calendar: Pick<WishCalendar, 'ended' | 'settle'>
  readonly formatWish: (wish: Wish) => string
  readonly languageOf: (want: Want) => LanguageTag
  readonly quota: (kind: QuotaKind) => { readonly resumesAtMs: number | null }
  readonly noteWritten: (written: WrittenFile) => void
  readonly nowMs: () => number
}

export interface RoundCounts {
  readonly written: number
  readonly skipped: number
  readonly failed: number
  readonly asked: number
}

/** How a want that is not there is kept, where that is not told by its step. */
export interface Keeping {
  readonly as?: WaitReason
  /** Whose reset is waited for. */
  readonly quota?: QuotaKind
}

export interface RoundLog {
  note(want: Want, step: WantStep, keeping?: Keeping): void
  /** A translation is on its way: neither there nor missing. */
  ordered(want: Want): void
  /** All of these were looked at: what was not noted as missing is there, but for what the user took away. */
  end(videos: readonly LibraryVideo[], removed: ReadonlyMap<string, ReadonlySet<string>>): void
  counts(): RoundCounts
}

export function createRoundLog(parts: RoundLogParts, emit: Emit): RoundLog {
  const missing = new Map<string, Set<string>>()
  const counts = { written: 0, skipped: 0, failed: 0, asked: 0 }

  function keep(want: Want, kept: Pick<EndedWish, 'reason' | 'message' | 'resumesAtMs' | 'code'>): void {
    const videoPath = want.video.file.path
    const wish = parts.formatWish(want.wish)
    missing.set(videoPath, (missing.get(videoPath) ?? new Set()).add(wish))
    parts.calendar.ended({ videoPath, wish, language: parts.languageOf(want), ...kept }, parts.nowMs())
  }

  return {
    ordered(want) {
      keep(want, { reason: 'translating', message: 'A translation was ordered.', resumesAtMs: null })
    },
    note(want, step, { as, quota } = {}) {
      if (step.kind === 'written') {
        counts.written += 1
        parts.noteWritten(step.event)
        emit(step.event)
      }
      if (step.kind !== 'skipped') return
      counts[isFailure(step.reason) ? 'failed' : 'skipped'] += 1
      if (step.reason === 'ask') counts.asked += 1
      const { resumesAtMs } = quota ? parts.quota(quota) : soonest(parts)
      if (step.reason !== 'covered' && !want.isForced)
        keep(want, { reason: as ?? step.reason, message: step.message, resumesAtMs, code: step.code })
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
