/** What watch mode may spend by itself: a part of each quota is kept for the user's own hand. Pure, but for asking the ledger. */
import type { GapStep } from '../../batch/delivery/fulfilOrder.ts'
import type { QuotaKind } from '../../quota/quotaCounter.ts'
import { errorOfShortage, shortageOf, type Shortage } from '../../quota/shortage.ts'
import type { WatchHome } from '../watchHome.ts'

/** The settings and the ledger, as they stand at this moment. */
export type Budget = Pick<WatchHome, 'settings' | 'ledger'>

export interface QuotaLeft {
  /** null where nobody knows yet. */
  readonly remaining: number | null
  readonly limit: number | null
}

/** Units; null where no limit is known. Without a known limit the reserve is counted from what is left. */
export function spendable({ remaining, limit }: QuotaLeft, reservePercent: number): number | null {
  if (remaining === null) return null
  return Math.max(0, remaining - Math.ceil(((limit ?? remaining) * reservePercent) / 100))
}

/** The smaller of two, where null means no limit. */
export function atMost(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b
  return Math.min(a, b)
}

/** Of the service that is asked now; null for no known limit. */
export function spendableNow(budget: Budget, kind: QuotaKind): number | null {
  const { settings, ledger } = budget
  const limit = ledger.counter(settings['service.address'], kind)?.limit ?? null
  return spendable({ remaining: remainingNow(budget, kind), limit }, settings['watch.reservePercent'])
}

/** All that is left, the part for the user's own hand included. */
function remainingNow({ settings, ledger }: Budget, kind: QuotaKind): number | null {
  return ledger.remaining(settings['service.address'], kind)
}

/** Why nothing of the kind may be asked for at all; null where only the part for the user's own hand is left. */
export function shortageNow({ settings, ledger }: Budget, kind: QuotaKind): Shortage | null {
  return shortageOf(ledger, settings['service.address'], kind)
}

type WaitStep = Extract<GapStep, { readonly kind: 'skipped' }>

/** What is said of a wish that waits for it; `usedUp` where it is not that the service is busy. */
export function waitStep(shortage: Shortage | null, usedUp: string): WaitStep {
  const { code, message } = errorOfShortage(shortage, usedUp)
  return { kind: 'skipped', reason: 'quota', code, message }
}

export function resumesAtMs({ settings, ledger }: Budget, kind: QuotaKind): number | null {
  return ledger.resumesAtMs(settings['service.address'], kind)
}
