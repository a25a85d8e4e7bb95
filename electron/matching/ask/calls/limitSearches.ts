/** A ledger that gives a run no more search units than the user allowed it: what is beyond them waits. */
import { AppError } from '../../../../shared/errors.ts'
import type { SearchLedger } from '../../matchedVideo.ts'

/** A question that waits because its run may make no more searches. */
export class SearchLimitReached extends AppError {
  constructor() {
    super(
      'quota.exhausted',
      'Not asked yet: the limit of searches of this run is reached. The next run goes on with it.',
    )
  }
}

export interface SearchLimit {
  readonly ledger: SearchLedger
  /** Why questions wait, once the limit held one back; null before. */
  error(): SearchLimitReached | null
}

export function limitSearches(ledger: SearchLedger, most: number | null): SearchLimit {
  if (most === null) return { ledger, error: () => null }
  const reserved = new Map<number, number>()
  let left = most
  return {
    error: () => (left === 0 ? new SearchLimitReached() : null),
    ledger: {
      ...ledger,
      remaining(service, kind) {
        const known = ledger.remaining(service, kind)
        return kind === 'search' ? Math.min(left, known ?? left) : known
      },
      reserve(reservation) {
        const { kind, units } = reservation
        if (kind !== 'search') return ledger.reserve(reservation)
        if (units > left) throw new SearchLimitReached()
        const id = ledger.reserve(reservation)
        reserved.set(id, units)
        left -= units
        return id
      },
      // What was not charged may be spent on another question.
      release(id) {
        left += reserved.get(id) ?? 0
        reserved.delete(id)
        ledger.release(id)
      },
    },
  }
}
