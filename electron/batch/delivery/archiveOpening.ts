/** Fetches archives for a run, so many at a time, and counts its downloads against the limit that the run was given. */
import PQueue from 'p-queue'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { ArchiveContent } from '../../download/archive/archiveContent.ts'
import type { ArchiveOrder, FetchedArchive } from '../../download/fetchArchive.ts'
import type { ListedSubtitle } from '../../serviceClient/listing.ts'
import type { Gap } from '../../wanted/missing.ts'
import { endsTheRun } from './endsTheRun.ts'
import type { FulfilOrder, FulfilParts } from './fulfilOrder.ts'

/** Downloads in flight: the service is asked politely. What has come makes room for the next before it is opened and kept. */
export const fetchedAtOnce = 8

export interface Opening {
  readonly subtitle: ListedSubtitle
  readonly gap: Gap
  readonly reason: string
  /** Waited for in the row of the downloads: what waits there was not begun yet. */
  readonly begin?: () => Promise<void>
  /** Units that the plan counted for it. */
  readonly planned?: number
}

export interface ArchiveOpening {
  /** @throws AppError, at once for what is to be fetched once the service will not answer any more in this run */
  open(opening: Opening): Promise<ArchiveContent>
  /** Whether the limit of the run leaves room for one that nobody planned. */
  mayReplace(subtitleId: string): boolean
  /** What is planned counts from the beginning, so that no replacement takes what others still wait for. */
  count(units: number): void
  /** Why the service does not answer any more in this run; archives from the cache still go on. */
  closedBy(): AppError | null
}

export function createArchiveOpening(
  { cache, fetch }: Pick<FulfilParts, 'cache' | 'fetch'>,
  { batchId, limitDownloads, saidIfGone, signal }: FulfilOrder,
): ArchiveOpening {
  const fetches = new PQueue({ concurrency: fetchedAtOnce })
  /** Counted, and not kept yet: two gaps of one pack may ask for the same other one at once. */
  const onTheirWay = new Set<string>()
  let downloads = 0
  let closedBy: AppError | null = null

  async function fetchUnlessOver(archive: ArchiveOrder, isCached: boolean): Promise<FetchedArchive> {
    signal.throwIfAborted()
    if (!isCached && closedBy) throw closedBy
    try {
      return await fetch(archive, signal)
    } catch (thrown) {
      const error = toAppError(thrown)
      if (endsTheRun(error)) closedBy ??= error
      throw error
    }
  }

  /** Its place among the downloads is given up when its bytes are here. */
  function fetchInTurn(fetchTold: (onArrived: () => void) => Promise<FetchedArchive>): Promise<FetchedArchive> {
    const { promise, resolve, reject } = Promise.withResolvers<FetchedArchive>()
    void fetches.add(
      () =>
        new Promise<void>((leave) => {
          void fetchTold(leave).then(resolve, reject).finally(leave)
        }),
    )
    return promise
  }

  return {
    async open({ subtitle, gap, reason, begin, planned = 0 }) {
      const isCached = cache.has(subtitle.id)
      const isCounted = isCached || onTheirWay.has(subtitle.id)
      if (!isCounted) {
        downloads += 1 - planned
        onTheirWay.add(subtitle.id)
      }
      const keptOnly = saidIfGone !== undefined && { saidIfGone }
      const archive = { subtitle, batchId, subject: gap.video.file.path, reason, ...keptOnly }
      const { content, units } = await fetchInTurn(async (onArrived) => {
        await begin?.()
        return fetchUnlessOver({ ...archive, onArrived }, isCached)
      }).finally(() => !isCounted && onTheirWay.delete(subtitle.id))
      // What was kept may prove to be damaged and be fetched after all; what was to be fetched may be kept by now.
      if (isCounted) downloads += units - planned
      return content
    },
    mayReplace: (id) => cache.has(id) || onTheirWay.has(id) || limitDownloads === null || downloads < limitDownloads,
    count(units) {
      downloads += units
    },
    closedBy: () => closedBy,
  }
}
