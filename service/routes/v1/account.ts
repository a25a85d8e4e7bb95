/** v1 account: GET /api/v1/me (API §4; the body is our decision). Costs nothing. */
import type { KeyCaller } from '../../http/caller.ts'
import { jsonReply, type RoutedRequest, type ServiceReply } from '../../http/exchange.ts'
import type { CounterState, UsageLedger } from '../../usage/usageLedger.ts'

export function createAccountV1(ledger: UsageLedger) {
  return (_request: RoutedRequest, { account, keyId, payer }: KeyCaller): ServiceReply =>
    jsonReply({
      status: true,
      account: account.id,
      plan: account.plan.name,
      key: { requests: ledger.usedByKey(keyId, 'search'), downloads: ledger.usedByKey(keyId, 'downloads') },
      quota: {
        requests: counterFields(ledger.state(payer, 'search')),
        downloads: counterFields(ledger.state(payer, 'downloads')),
      },
      pro: { translations: counterFields(ledger.state(payer, 'ai')) },
    })
}

function counterFields({ used, limit, remaining, resetsAtMs }: CounterState): object {
  return { used, limit, remaining, reset_at: new Date(resetsAtMs).toISOString() }
}
