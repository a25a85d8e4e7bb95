/** One archive: from the cache, or from the service for one unit that is reserved before the call and settled with its bytes. */
import { toAppError } from '../../shared/errors.ts'
import type { QuotaLedger } from '../plan/quotaLedger.ts'
import type { Reservation } from '../plan/quotaStore.ts'
import type { Download, ListedSubtitle } from '../serviceClient/listing.ts'
import { mayBeCharged } from '../serviceClient/mayBeCharged.ts'
import { WaitError } from '../serviceClient/waitError.ts'
import type { ArchiveCache } from './archiveCache.ts'

export interface ArchiveOrder {
  readonly subtitle: Pick<ListedSubtitle, 'id' | 'path'>
  readonly batchId: string
  /** The video it is fetched for, and why: stands in the quota ledger. */
  readonly subject: string
  readonly reason: string
}

export interface FetchedArchive {
  readonly bytes: Uint8Array
  /** 0 from the cache. */
  readonly units: 0 | 1
}

export interface FetchArchiveParts {
  readonly download: (subtitle: ArchiveOrder['subtitle'], signal: AbortSignal) => Promise<Download>
  readonly cache: ArchiveCache
  readonly ledger: Pick<QuotaLedger, 'reserveTogether' | 'settle' | 'release' | 'lose' | 'markExhausted' | 'holdOff'>
  readonly service: string
}

export type FetchArchive = (order: ArchiveOrder, signal: AbortSignal) => Promise<FetchedArchive>

/** Two orders for the same archive at the same time share one call. */
export function createFetchArchive(parts: FetchArchiveParts): FetchArchive {
  const underWay = new Map<string, Promise<FetchedArchive>>()
  const payments = new Set<Promise<FetchedArchive>>()

  async function fetchNew(order: ArchiveOrder, signal: AbortSignal): Promise<FetchedArchive> {
    const { subtitle, batchId, subject, reason } = order
    const cached = await parts.cache.get(subtitle.id)
    if (cached) return { bytes: cached, units: 0 }
    await parts.cache.checkRoom() // What cannot be kept is not paid for.
    const reserving = reserve({ kind: 'download', units: 1, batchId, subject, reason, service: parts.service })
    const paying = reserving.then((entry) => pay(entry, subtitle, signal))
    payments.add(paying)
    return paying.finally(() => payments.delete(paying))
  }

  /** A payment under way may stand in the counter already and is taken off it a second time: only after it is that known. */
  async function reserve(reservation: Reservation): Promise<number> {
    const others = [...payments]
    try {
      return await parts.ledger.reserveTogether(reservation)
    } catch (thrown) {
      if (others.length === 0) throw thrown
      await Promise.allSettled(others)
      return parts.ledger.reserveTogether(reservation)
    }
  }

  async function pay(entry: number, subtitle: ArchiveOrder['subtitle'], signal: AbortSignal): Promise<FetchedArchive> {
    try {
      const { bytes } = await parts.download(subtitle, signal)
      await parts.cache.keep(subtitle.id, bytes, () => parts.ledger.settle(entry, 1))
      return { bytes, units: 1 }
    } catch (thrown) {
      const error = toAppError(thrown)
      const retryAtMs = error instanceof WaitError ? error.retryAtMs : null
      if (error.code === 'quota.exhausted') parts.ledger.markExhausted(parts.service, 'download', retryAtMs)
      else if (retryAtMs !== null) parts.ledger.holdOff(parts.service, 'download', retryAtMs)
      if (mayBeCharged(error)) parts.ledger.lose(entry)
      else parts.ledger.release(entry)
      throw thrown
    }
  }

  return async (order, signal) => {
    const { id } = order.subtitle
    const known = underWay.get(id)
    if (known) return { ...(await known), units: 0 }
    const fetching = fetchNew(order, signal).finally(() => underWay.delete(id))
    underWay.set(id, fetching)
    return fetching
  }
}
