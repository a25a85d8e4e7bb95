/** Watches a plan grow, and tells of the archives that it will hold whatever else is answered. */
import type { ArchiveCache } from '../../download/cache/archiveCache.ts'
import type { AnsweredVideo } from '../../matching/matchedVideo.ts'
import { certainArchives, isBudgetEnough } from '../../plan/certainArchives.ts'
import type { Allowance, PlannedArchive } from '../../plan/plan.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { GapRanking } from './rankGaps.ts'

export interface CertaintyParts {
  readonly cache: Pick<ArchiveCache, 'has'>
  readonly ledger: Pick<QuotaLedger, 'remaining'>
  readonly service: string
}

export interface CertaintyOrder {
  readonly allowance: Allowance
  readonly limitDownloads: number | null
  readonly isOffline: boolean
  readonly isDryRun?: boolean
  readonly onCertain?: (archives: readonly PlannedArchive[]) => void
  /** That the plan could serve at most. */
  readonly mostGaps: number
}

export interface Certainty {
  /** Videos whose answers are final. */
  readonly add: (answered: readonly AnsweredVideo[]) => void
  /** Of the archives that were told. */
  readonly begunIds: ReadonlySet<string>
}

/** Null where nobody wants to know, or where some of the plan may have to wait. */
export function createCertainty(
  { cache, ledger, service }: CertaintyParts,
  ranking: Pick<GapRanking, 'rankOf'>,
  { allowance, limitDownloads, isOffline, isDryRun = false, onCertain, mostGaps }: CertaintyOrder,
): Certainty | null {
  const isEnough = [limitDownloads, ledger.remaining(service, 'download')].every((units) =>
    isBudgetEnough(units, mostGaps),
  )
  if (!onCertain || isOffline || isDryRun || !isEnough) return null
  const begunIds = new Set<string>()
  return {
    begunIds,
    add(answered) {
      const certain = certainArchives(ranking.rankOf(answered), allowance)
      const untold = certain.filter(({ subtitle }) => !begunIds.has(subtitle.id) && !cache.has(subtitle.id))
      for (const { subtitle } of untold) begunIds.add(subtitle.id)
      if (untold.length > 0) onCertain(untold)
    },
  }
}
