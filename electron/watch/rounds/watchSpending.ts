/** What a watch has spent since it was opened, by the ledger: a round that fails has spent what it has. */
import type { QuotaKind } from '../../quota/quotaCounter.ts'
import type { Budget } from './roundBudget.ts'
import { watchCommands } from './searchShare.ts'
import type { WatchLimits, WatchSpent } from './watchLimits.ts'

/** Of what has no limit nothing is asked, and 0 is said. */
export function createWatchSpending(budget: Budget, limits: WatchLimits, sinceMs: number): () => WatchSpent {
  /** By the address of each service that was asked meanwhile. */
  const spent = new Map<string, WatchSpent>()
  return () => {
    const service = budget.settings['service.address']
    const units = (limit: number | null, kind: QuotaKind) =>
      limit === null ? 0 : budget.ledger.spentBy(watchCommands, { service, kind, sinceMs })
    const searches = units(limits.limitSearches, 'search')
    spent.set(service, { searches, downloads: units(limits.limitDownloads, 'download') })
    return [...spent.values()].reduce((sum, each) => ({
      searches: sum.searches + each.searches,
      downloads: sum.downloads + each.downloads,
    }))
  }
}
