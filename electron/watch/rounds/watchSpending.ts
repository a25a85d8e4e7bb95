/** What a watch has spent since it was opened, by the ledger: a round that fails has spent what it has. */
import type { QuotaKind } from '../../quota/quotaCounter.ts'
import type { Budget } from './roundBudget.ts'
import { watchCommands } from './searchShare.ts'
import type { WatchSpent } from './watchLimits.ts'

export function createWatchSpending(budget: Budget, sinceMs: number): () => WatchSpent {
  /** By the address of each service that was asked meanwhile. */
  const spent = new Map<string, WatchSpent>()
  return () => {
    const service = budget.settings['service.address']
    const units = (kind: QuotaKind) => budget.ledger.spentBy(watchCommands, { service, kind, sinceMs })
    spent.set(service, { searches: units('search'), downloads: units('download') })
    return [...spent.values()].reduce((sum, each) => ({
      searches: sum.searches + each.searches,
      downloads: sum.downloads + each.downloads,
    }))
  }
}
