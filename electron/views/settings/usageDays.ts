/** What was spent on each of the last days (UTC), today last; days without a call are there with nothing. */
import type { UsageDay } from '../../../shared/contract/account.ts'
import type { QuotaKind } from '../../quota/quotaCounter.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'

const dayMs = 86_400_000

export function usageDays(ledger: Pick<QuotaLedger, 'days'>, count: number, nowMs: number): UsageDay[] {
  const firstDay = Math.floor(nowMs / dayMs) - count + 1
  const spent = ledger.days(firstDay * dayMs)
  return Array.from({ length: count }, (_, index) => {
    const day = new Date((firstDay + index) * dayMs).toISOString().slice(0, 10)
    const unitsOf = (kind: QuotaKind) => spent.find((entry) => entry.day === day && entry.kind === kind)?.units ?? 0
    return { day, search: unitsOf('search'), downloads: unitsOf('download'), ai: unitsOf('ai') }
  })
}
