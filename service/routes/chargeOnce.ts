/** Charges a request, once for each id that its caller gave it, and says in headers what it cost and whether this was a repeat. */
import type { LedgerStore } from '../store/store.ts'
import type { RoutedRequest } from '../http/exchange.ts'
import { contentOfQuery, requestIdOf } from '../usage/requestIds.ts'
import type { Charge, Payer } from '../usage/usageLedger.ts'

export interface ChargedRequest {
  readonly request: RoutedRequest
  readonly payer: Payer
  readonly charge: Charge
  /** What is asked, in one form; the query unless told. Worked out only where the request has an id. */
  readonly content?: () => string
}

/** Throws what charging it would throw as things stand, and charges nothing. */
export async function requireRoom(
  ledger: LedgerStore,
  { request, payer, charge, content = () => contentOfQuery(request.query) }: ChargedRequest,
): Promise<void> {
  const requestId = requestIdOf(request, content)
  await ledger.requireRoom(payer, { ...charge, requestId })
}

/** Headers of the answer. Throws what charging throws, `invalid_request` and `request_id_reused`. */
export async function chargeOnce(
  ledger: LedgerStore,
  asked: ChargedRequest,
): Promise<Readonly<Record<string, string>>> {
  const { request, payer, charge, content = () => contentOfQuery(request.query) } = asked
  const requestId = requestIdOf(request, content)
  const { isRepeat, units } = await ledger.charge(payer, { ...charge, requestId })
  const cost = { 'X-Units-Charged': String(units) }
  return requestId === null ? cost : { ...cost, 'Idempotency-Replayed': String(isRepeat) }
}
