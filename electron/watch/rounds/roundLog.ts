/** Notes what becomes of each wish of a round: told at once, kept in the calendar, counted for the last line. */
import type { BatchEvent, Emit } from '../../batch/batchEvents.ts'
import { stepOutcome } from '../../batch/stepOutcome.ts'
import type { GapStep } from '../../batch/delivery/fulfilOrder.ts'
import { languageOfGap } from '../../batch/planBatch.ts'
import { isFailure } from '../../../shared/isFailure.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { QuotaKind } from '../../quota/quotaCounter.ts'
import type { Gap } from '../../wanted/missing.ts'
import { formatWish } from '../../wanted/parseWishes.ts'
import type { Clock } from '../../../node/clock.ts'
import type { WatchedVideos } from '../follow/watchedVideos.ts'
import type { WaitReason } from './retryCalendar.ts'
import { resumesAtMs, type Budget } from './roundBudget.ts'
import type { RoundRun } from './roundRun.ts'
import type { EndedWish, WishCalendar } from './wishCalendar.ts'
import type { WrittenFiles } from './writtenFiles.ts'

export interface RoundLogParts {
  readonly videos: Pick<WatchedVideos, 'checked'>
  readonly calendar: Pick<WishCalendar, 'ended' | 'settle'>
  readonly home: Budget
  readonly written: Pick<WrittenFiles, 'note'>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly run: Pick<RoundRun, 'begin' | 'record'>
}

export interface RoundCounts {
  readonly written: number
  readonly skipped: number
  readonly failed: number
  readonly asked: number
}

/** How a gap that is not there is kept, where that is not told by its step. */
export interface Keeping {
  readonly as?: WaitReason
  /** Whose reset is waited for. */
  readonly quota?: QuotaKind
}

export interface RoundLog {
  record(gap: Gap, step: GapStep, keeping?: Keeping): void
  /** A translation is on its way: neither there nor missing. */
  ordered(gap: Gap): void
  /** All of these were looked at: what was not noted as missing is there, but for what the user took away. */
  end(videos: readonly LibraryVideo[], removed: ReadonlyMap<string, ReadonlySet<string>>): void
  counts(): RoundCounts
}

export function createRoundLog(parts: RoundLogParts, emit: Emit): RoundLog {
  const missing = new Map<string, Set<string>>()
  const counts = { written: 0, skipped: 0, failed: 0, asked: 0 }

  function keep(gap: Gap, kept: Pick<EndedWish, 'reason' | 'message' | 'resumesAtMs' | 'code'>): void {
    const videoPath = gap.video.file.path
    const wish = formatWish(gap.wish)
    missing.set(videoPath, (missing.get(videoPath) ?? new Set()).add(wish))
    parts.calendar.ended({ videoPath, wish, language: languageOfGap(gap), ...kept }, parts.clock.nowMs())
  }

  return {
    ordered(gap) {
      parts.run.begin()
      keep(gap, { reason: 'translating', message: 'A translation was ordered.', resumesAtMs: null })
    },
    record(gap, step, { as, quota } = {}) {
      parts.run.record(stepOutcome(gap, step))
      if (step.kind === 'written') {
        counts.written += 1
        parts.written.note(step.event)
        emit(step.event)
      }
      if (step.kind !== 'skipped') return
      counts[isFailure(step.reason) ? 'failed' : 'skipped'] += 1
      if (step.reason === 'ask') counts.asked += 1
      const resetMs = quota ? resumesAtMs(parts.home, quota) : soonest(parts.home)
      if (step.reason !== 'covered' && !gap.isForced)
        keep(gap, { reason: as ?? step.reason, message: step.message, resumesAtMs: resetMs, code: step.code })
      const event: BatchEvent = { ...step, video: gap.video.file.path, language: languageOfGap(gap) }
      emit(event)
    },
    end(videos, removed) {
      for (const { file } of videos)
        parts.calendar.settle(
          file.path,
          new Set([...(missing.get(file.path) ?? []), ...(removed.get(file.path) ?? [])]),
        )
      parts.videos.checked(videos.map(({ file }) => file.path))
    },
    counts: () => counts,
  }
}

/** Where either quota is used up, its reset is what is waited for. */
function soonest(home: Budget): number | null {
  const searches = resumesAtMs(home, 'search')
  const downloads = resumesAtMs(home, 'download')
  return searches !== null && downloads !== null ? Math.min(searches, downloads) : (searches ?? downloads)
}
