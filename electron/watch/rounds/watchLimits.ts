/**
 * What a person allows a watch for as long as it runs (`--max-searches`, `--limit-downloads`): once that is spent no later
 * round goes on with what is left, and that is what is said. Pure, but for asking the ledger.
 */
import type { OpenGap } from '../../batch/gaps/openGaps.ts'
import { counted } from '../../../shared/text/counted.ts'
import type { QuotaKind } from '../../quota/quotaCounter.ts'
import { atMost, spendableNow, type Budget } from './roundBudget.ts'

/** null for no limit. */
export interface WatchLimits {
  readonly limitSearches: number | null
  readonly limitDownloads: number | null
}

/** By all rounds of a watch together. */
export interface WatchSpent {
  readonly searches: number
  readonly downloads: number
}

/** Of these, those that hold a round: where what watch mode may spend by itself ends first, that is what is waited for. */
export function bindingLimits({ limitSearches, limitDownloads }: WatchLimits, budget: Budget): WatchLimits {
  const binding = (limit: number | null, kind: QuotaKind) =>
    limit !== null && atMost(limit, spendableNow(budget, kind)) === limit ? limit : null
  return { limitSearches: binding(limitSearches, 'search'), limitDownloads: binding(limitDownloads, 'download') }
}

const goesOn = 'it goes on when it is started again.'

const noMoreSearches = `Not asked yet: this watch makes no more searches, as --max-searches says; ${goesOn}`
const noMoreDownloads = `Not downloaded yet: this watch downloads no more, as --limit-downloads says; ${goesOn}`

/** What is said of a wish that a limit of the watch holds back; null where none does. */
export function saidOfLimit(heldBy: OpenGap['heldBy'], limits: WatchLimits): string | null {
  if (heldBy === 'searches' && limits.limitSearches !== null) return noMoreSearches
  if (heldBy === 'downloads' && limits.limitDownloads !== null) return noMoreDownloads
  return null
}

/** Told once of each limit, when it is spent. */
export function spentLimits(limits: WatchLimits): (spent: WatchSpent) => readonly string[] {
  const open = new Map<keyof WatchSpent, number>()
  if (limits.limitSearches !== null) open.set('searches', limits.limitSearches)
  if (limits.limitDownloads !== null) open.set('downloads', limits.limitDownloads)
  return (spent) => {
    const used = [...open].filter(([kind, limit]) => spent[kind] >= limit)
    for (const [kind] of used) open.delete(kind)
    return used.map(([kind, limit]) => usedUp(kind, limit))
  }
}

/** What is left of them; null for no limit. */
export function limitsLeft({ limitSearches, limitDownloads }: WatchLimits, spent: WatchSpent): WatchLimits {
  const left = (limit: number | null, units: number) => (limit === null ? null : Math.max(0, limit - units))
  return { limitSearches: left(limitSearches, spent.searches), limitDownloads: left(limitDownloads, spent.downloads) }
}

function usedUp(kind: keyof WatchSpent, limit: number): string {
  const units = kind === 'searches' ? counted(limit, 'search', 'searches') : counted(limit, 'download')
  const option = kind === 'searches' ? '--max-searches' : '--limit-downloads'
  return `This watch has spent its ${units} (${option}) and spends no more; ${goesOn}`
}
