/** v2 account: GET /api/v2/me answers the account usage record (API §2) and costs nothing. */
import type { LedgerStore } from '../../store/store.ts'
import type { KeyCaller } from '../../http/caller.ts'
import { jsonReply, type RoutedRequest, type ServiceReply } from '../../http/exchange.ts'
import { ownLink, plansPath, type OwnAddress } from '../../http/ownAddress.ts'
import type { CounterState } from '../../usage/usageLedger.ts'

/** `reset_at` in each block is our addition: the document says that reset times exist, not where. */
export function createAccountV2(ledger: LedgerStore, own: OwnAddress) {
  return async (request: RoutedRequest, { account: { plan }, payer }: KeyCaller): Promise<ServiceReply> => {
    const { search, downloads, ai } = await ledger.standing(payer)
    return jsonReply({
      plan: { is_pro: plan.isPaid, name: plan.name },
      usage: {
        search: dayBlock(search),
        downloads: dayBlock(downloads),
        ai: {
          translations: {
            // A paid plan stays eligible when its month is used up: waiting helps then, upgrading does not.
            eligible: plan.isPaid || ai.remaining > 0,
            free_trial_per_month: plan.freeTrialsPerMonth,
            period: 'month',
            reset_at: resetTime(ai),
          },
        },
      },
      upgrade_url: ownLink(plansPath, request, own),
    })
  }
}

function dayBlock(state: CounterState): object {
  const { used, limit, remaining } = state
  return { used, limit, remaining, period: 'day', reset_at: resetTime(state) }
}

function resetTime({ resetsAtMs }: CounterState): string {
  return new Date(resetsAtMs).toISOString()
}
