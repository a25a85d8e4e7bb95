/** What watch mode spends by itself, as its screen says it before and while it does. */
import type { WatchState } from '../../../shared/contract/program/watch.ts'
import { spendable, type Budget } from '../../watch/rounds/roundBudget.ts'
import { shareADay, shareLeft } from '../../watch/rounds/searchShare.ts'
import type { WishCalendar } from '../../watch/rounds/wishCalendar.ts'

export interface SpendingParts {
  readonly budget: Budget
  readonly calendar: Pick<WishCalendar, 'heldBack'>
}

export function watchSpending({ budget, calendar }: SpendingParts, nowMs: number): WatchState['spending'] {
  const { settings, ledger } = budget
  const limit = ledger.counter(settings['service.address'], 'download')?.limit ?? null
  return {
    searches: shareADay(budget),
    searchesLeft: shareLeft(budget, nowMs),
    downloads: spendable({ remaining: limit, limit }, settings['watch.reservePercent']),
    held: calendar.heldBack(),
  }
}
