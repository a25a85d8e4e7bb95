/**
 * One archive, opened: from the cache, or from the service for one unit that is reserved before the call and settled with its
 * bytes. Only what proved to be whole is kept.
 */
import { archiveLimits } from '../../node/archive/archiveLimits.ts'
import { AppError, toAppError } from '../../shared/errors.ts'
import { paidCall, type PayingLedger } from '../quota/paidCall.ts'
import type { QuotaLedger } from '../quota/quotaLedger.ts'
import type { Reservation } from '../quota/quotaStore.ts'
import { contentOfDownload } from '../serviceClient/callContent.ts'
import type { WaitForRoom } from '../serviceClient/answers/bodyReader.ts'
import type { CallId } from '../serviceClient/callId.ts'
import type { Download } from '../serviceClient/listing.ts'
import type { ArchiveCache } from './cache/archiveCache.ts'
import type { ArchiveContent } from './archive/archiveContent.ts'
import { createByteRoom, type RoomPlace } from './byteRoom.ts'
import { openWhole, type OpenWholeParts, type WantedArchive } from './openWhole.ts'

export interface ArchiveOrder {
  readonly subtitle: WantedArchive
  readonly batchId: string
  /** The video it is fetched for, and why: stands in the quota ledger. */
  readonly subject: string
  readonly reason: string
  /** Told once its bytes are here: what is left to do with them needs no way to the service. */
  readonly onArrived?: () => void
  /** Only what is kept is wanted: where it is gone, this is said, and nothing is asked for. */
  readonly saidIfGone?: string
}

export interface FetchedArchive {
  readonly content: ArchiveContent
  /** 0 from the cache, and where the service says that it was free. */
  readonly units: 0 | 1
}

export interface FetchArchiveParts extends OpenWholeParts {
  readonly download: (
    subtitle: WantedArchive,
    signal: AbortSignal,
    callId: CallId,
    waitForRoom: WaitForRoom,
  ) => Promise<Download>
  readonly cache: ArchiveCache
  readonly ledger: PayingLedger & Pick<QuotaLedger, 'areRepeatsFree'>
  readonly service: string
  /** Whose units these are; one account for good unless told. */
  readonly account?: string
}

interface Paid {
  /** What came, or the error of a whole archive that holds no subtitle: paid for as well. */
  readonly content: ArchiveContent | AppError
  readonly units: 0 | 1
}

interface Sent {
  readonly callId: CallId
  /** Taken by what is not small, until it is opened and kept. */
  readonly place: RoomPlace
}

/** @throws AppError 'archive.damaged' for what may come whole another time; as the service, the cache and `readArchive` do */
export type FetchArchive = (order: ArchiveOrder, signal: AbortSignal) => Promise<FetchedArchive>

/** In all, where a repeat costs nothing. Where it may, one is enough: the next run is a new decision. */
const mostTries = 3

/**
 * Two orders for the same archive at the same time share one call. Where the first of them is stopped, the other sends it again
 * under the same id: that costs nothing where the service remembers ids, as the document says, and may cost a second unit else.
 */
export function createFetchArchive(parts: FetchArchiveParts): FetchArchive {
  const { cache, ledger, service, account = '', damages } = parts
  const underWay = new Map<string, Promise<FetchedArchive>>()
  const room = createByteRoom(archiveLimits.archiveBytes)
  const payments = new Set<Promise<Paid>>()

  async function fetchNew(order: ArchiveOrder, signal: AbortSignal): Promise<FetchedArchive> {
    const { subtitle, batchId, subject, reason, saidIfGone } = order
    const cached = await openCached(subtitle.id)
    if (cached) return { content: cached, units: 0 }
    if (saidIfGone !== undefined) throw new AppError('input.invalid', saidIfGone)
    if (damages.isBroken(subtitle.id)) throw brokenThere()
    await cache.checkRoom() // What cannot be kept is not paid for.
    const call = { account, content: contentOfDownload(subtitle.id) }
    const paying = pay({ kind: 'download', units: 1, batchId, subject, reason, service, call }, order, signal)
    payments.add(paying)
    const { content, units } = await paying.finally(() => payments.delete(paying))
    if (content instanceof Error) throw content
    return { content, units }
  }

  /** What an earlier version kept although it was cut is asked for again. */
  async function openCached(subtitleId: string): Promise<ArchiveContent | null> {
    const bytes = await cache.get(subtitleId)
    if (!bytes) return null
    try {
      return await parts.open(bytes)
    } catch (thrown) {
      if (toAppError(thrown).code !== 'archive.unreadable') throw thrown
      await cache.drop(subtitleId)
      return null
    }
  }

  /** A payment under way may stand in the counter already and is taken off it a second time: only after it is that known. */
  async function pay(unit: Reservation, order: ArchiveOrder, signal: AbortSignal): Promise<Paid> {
    const others = [...payments]
    const sent = new Set<number>()
    const paid = () =>
      paidCall(ledger, {
        unit,
        call(entry) {
          sent.add(entry)
          return fetchAndStore(entry, order, signal)
        },
        unitsSpent: ({ units }) => units,
        keep({ content, units, enter }) {
          enter()
          damages.forget(order.subtitle.id)
          return { content, units }
        },
      })
    try {
      return await paid()
    } catch (thrown) {
      if (sent.size > 0 || others.length === 0) throw thrown
      await Promise.allSettled(others)
      return paid()
    }
  }

  async function fetchAndStore(entry: number, order: ArchiveOrder, signal: AbortSignal) {
    const place = room.open(signal)
    try {
      const { bytes, ...opened } = await downloadWhole(order, { callId: ledger.callIdOf(entry), place }, signal)
      return { ...opened, enter: await cache.store(order.subtitle.id, bytes) }
    } finally {
      place.leave()
    }
  }

  async function downloadWhole({ subtitle, onArrived }: ArchiveOrder, { callId, place }: Sent, signal: AbortSignal) {
    for (let tryNumber = 1; ; tryNumber += 1) {
      try {
        const arrived = await parts.download(subtitle, signal, callId, place.take)
        onArrived?.()
        const { bytes, unitsCharged } = arrived
        // An earlier try may have been what was charged.
        const units = tryNumber === 1 && unitsCharged === 0 ? (0 as const) : (1 as const)
        return { bytes, content: await openWhole(parts, subtitle, arrived), units }
      } catch (thrown) {
        const mayRepeat = tryNumber < mostTries && ledger.areRepeatsFree(service) && !signal.aborted
        if (!mayRepeat || !isDamage(toAppError(thrown))) throw thrown
      }
    }
  }

  /** null: who began it has stopped, and this order has not. */
  async function shared(known: Promise<FetchedArchive>, signal: AbortSignal): Promise<FetchedArchive | null> {
    try {
      return { ...(await known), units: 0 }
    } catch (thrown) {
      if (toAppError(thrown).code !== 'cancelled' || signal.aborted) throw thrown
      return null
    }
  }

  return async (order, signal) => {
    const { id } = order.subtitle
    for (let known = underWay.get(id); known; known = underWay.get(id)) {
      const fetched = await shared(known, signal)
      if (fetched) return fetched
    }
    const fetching = fetchNew(order, signal).finally(() => underWay.delete(id))
    underWay.set(id, fetching)
    return fetching
  }
}

function isDamage({ code }: AppError): boolean {
  return code === 'archive.damaged' || code === 'service.cutAnswer'
}

function brokenThere(): AppError {
  return new AppError('archive.unreadable', 'The service has this archive damaged. Try another subtitle.')
}
