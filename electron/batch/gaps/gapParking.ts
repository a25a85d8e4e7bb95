/** Puts gaps off that the service would not serve any more, until it does; once they are met, nothing waits for them. Keeps why one was refused. */
import type { AppError } from '../../../shared/errors.ts'
import type { ParkedGaps } from '../../plan/parkedGaps.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import { WaitError } from '../../serviceClient/waitError.ts'
import type { NotFoundWishes } from '../../plan/notFoundWishes.ts'
import type { Gap } from '../../wanted/missing.ts'
import { formatWish } from '../../wanted/parseWishes.ts'
import { languageOfGap } from '../planBatch.ts'

export interface GapParking {
  park(gap: Gap, error: AppError): void
  settled(gap: Gap): void
  /** What was downloaded for it is not for it, and nothing else was. */
  refused(gap: Gap, message: string): void
}

export interface ParkingParts {
  readonly parked: Pick<ParkedGaps, 'park' | 'clearParked'>
  readonly notFound: Pick<NotFoundWishes, 'recordRefused'>
  readonly ledger: Pick<QuotaLedger, 'resumesAtMs'>
  readonly service: string
}

/** A forced subtitle is welcome, but not missed: nothing waits for it. */
export function createGapParking({ parked, notFound, ledger, service }: ParkingParts): GapParking {
  return {
    park(gap, error) {
      if (gap.isForced) return
      const untilMs = error instanceof WaitError ? error.retryAtMs : ledger.resumesAtMs(service, 'download')
      if (untilMs === null) return
      parked.park({ videoPath: gap.video.file.path, language: languageOfGap(gap), untilMs, reason: error.message })
    },
    settled(gap) {
      if (gap.isForced) return
      parked.clearParked({ videoPath: gap.video.file.path, language: languageOfGap(gap) })
    },
    refused(gap, message) {
      if (gap.isForced) return
      notFound.recordRefused(service, { videoPath: gap.video.file.path, wish: formatWish(gap.wish) }, message)
    },
  }
}
