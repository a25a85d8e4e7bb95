/** v1 account: GET /api/v1/me (API §4; the body is our decision). Costs nothing. */
import type { LedgerStore } from '../../store/store.ts'
import type { KeyCaller } from '../../http/caller.ts'
import { jsonReply, type RoutedRequest, type ServiceReply } from '../../http/exchange.ts'
import type { CounterState } from '../../usage/usageLedger.ts'

export function createAccountV1(ledger: LedgerStore) {
  return async (_request: RoutedRequest, { account, payer }: KeyCaller): Promise<ServiceReply> => {
    const { search, downloads, ai, byKey } = await ledger.standing(payer)
    return jsonReply({
      status: true,
      account: account.id,
      plan: account.plan.name,
      key: { requests: byKey.search, downloads: byKey.downloads },
      quota: { requests: counterFields(search), downloads: counterFields(downloads) },
      pro: { translations: counterFields(ai) },
    })
  }
}

function counterFields({ used, limit, remaining, resetsAtMs }: CounterState): object {
  return { used, limit, remaining, reset_at: new Date(resetsAtMs).toISOString() }
}
