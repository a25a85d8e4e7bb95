/** Puts wants off that the service would not serve any more, until it does; once they are met, nothing waits for them. */
import type { AppError } from '../../shared/errors.ts'
import type { ParkedWants } from '../plan/parkedWants.ts'
import type { QuotaLedger } from '../quota/quotaLedger.ts'
import { WaitError } from '../serviceClient/waitError.ts'
import type { Want } from '../wanted/missing.ts'
import { languageOfWant } from './planBatch.ts'

export interface WantParking {
  park(want: Want, error: AppError): void
  settled(want: Want): void
}

export interface ParkingParts {
  readonly parked: Pick<ParkedWants, 'park' | 'clearParked'>
  readonly ledger: Pick<QuotaLedger, 'resumesAtMs'>
  readonly service: string
}

/** A forced subtitle is welcome, but not missed: nothing waits for it. */
export function createWantParking({ parked, ledger, service }: ParkingParts): WantParking {
  return {
    park(want, error) {
      if (want.isForced) return
      const untilMs = error instanceof WaitError ? error.retryAtMs : ledger.resumesAtMs(service, 'download')
      if (untilMs === null) return
      parked.park({ videoPath: want.video.file.path, language: languageOfWant(want), untilMs, reason: error.message })
    },
    settled(want) {
      if (want.isForced) return
      parked.clearParked({ videoPath: want.video.file.path, language: languageOfWant(want) })
    },
  }
}
