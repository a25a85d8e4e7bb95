/** Puts gaps off that the service would not serve any more, until it does; once they are met, nothing waits for them. */
import type { AppError } from '../../../shared/errors.ts'
import type { ParkedGaps } from '../../plan/parkedGaps.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import { WaitError } from '../../serviceClient/waitError.ts'
import type { Gap } from '../../wanted/missing.ts'
import { languageOfGap } from '../planBatch.ts'

export interface GapParking {
  park(gap: Gap, error: AppError): void
  settled(gap: Gap): void
}

export interface ParkingParts {
  readonly parked: Pick<ParkedGaps, 'park' | 'clearParked'>
  readonly ledger: Pick<QuotaLedger, 'resumesAtMs'>
  readonly service: string
}

/** A forced subtitle is welcome, but not missed: nothing waits for it. */
export function createGapParking({ parked, ledger, service }: ParkingParts): GapParking {
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
  }
}
