/**
 * How much watch mode searches for without a person's word: in a day no more than a plan begins without asking. What a large
 * new folder needs beyond that goes on day by day, or at once where a person searches for it. Kept by the ledger, so that a
 * restart, or another program over the same data, begins no new share.
 */
import { mostUnasked } from '../../plan/estimatePlan.ts'
import { atMost, resumesAtMs, spendableNow, type Budget } from './roundBudget.ts'

const dayMs = 86_400_000
/** Of rounds for what is missing, and of those for what may have become better. */
export const watchCommands = ['watch', 'watch: better'] as const

/** Searches of one day of the service that is asked now. */
export function shareADay({ settings, ledger }: Budget): number {
  return Math.ceil(mostUnasked(ledger.counter(settings['service.address'], 'search')?.limit ?? null))
}

/** What is left of it until the service counts a new day. */
export function shareLeft(budget: Budget, nowMs: number): number {
  const { settings, ledger } = budget
  const sinceMs = (resumesAtMs(budget, 'search') ?? nowMs) - dayMs
  const spent = ledger.spentBy(watchCommands, { service: settings['service.address'], kind: 'search', sinceMs })
  return Math.max(0, shareADay(budget) - spent)
}

/** @param allowed what a person has allowed this watch, which is their word; null where they said nothing */
export function searchesOfRound(budget: Budget, allowed: number | null, nowMs: number): number {
  const most = allowed ?? shareLeft(budget, nowMs)
  return atMost(most, spendableNow(budget, 'search')) ?? most
}

export const shareUsedUp =
  'Not asked yet: watch mode has made the searches that it makes in a day by itself. It goes on tomorrow, or at once when you search for it.'
