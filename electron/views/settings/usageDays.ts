/** What was spent on each of the last days (UTC), today last; days without a call are there with nothing. */
import type { UsageDay } from '../../../shared/contract/account.ts'
import type { QuotaKind } from '../../quota/quotaCounter.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { SpentOnDay } from '../../quota/quotaStore.ts'

const dayMs = 86_400_000

export interface DaysAsked {
  readonly count: number
  readonly nowMs: number
  /** The one that is used now: its units are the meters' ones, those of others stand beside them. */
  readonly service: string
}

export function usageDays(ledger: Pick<QuotaLedger, 'days'>, { count, nowMs, service }: DaysAsked): UsageDay[] {
  const firstDay = Math.floor(nowMs / dayMs) - count + 1
  const spent = ledger.days(firstDay * dayMs)
  return Array.from({ length: count }, (_, index) => {
    const day = new Date((firstDay + index) * dayMs).toISOString().slice(0, 10)
    const ofDay = spent.filter((entry) => entry.day === day)
    const isHere = (entry: SpentOnDay) => entry.service === service
    return { day, ...unitsOf(ofDay.filter(isHere)), elsewhere: unitsOf(ofDay.filter((entry) => !isHere(entry))) }
  })
}

function unitsOf(spent: readonly SpentOnDay[]): UsageDay['elsewhere'] {
  const of = (kind: QuotaKind) => spent.reduce((sum, entry) => (entry.kind === kind ? sum + entry.units : sum), 0)
  return { search: of('search'), downloads: of('download'), ai: of('ai') }
}
