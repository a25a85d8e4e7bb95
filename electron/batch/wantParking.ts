/** Puts wants off until the service answers again, and forgets that once they are met. A forced one is extra and never waits. */
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

interface Waiting {
  readonly parked: Pick<ParkedWants, 'park' | 'clearParked'>
  readonly ledger: Pick<QuotaLedger, 'resumesAtMs'>
  readonly service: string
}

export function createWantParking({ parked, ledger, service }: Waiting): WantParking {
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
