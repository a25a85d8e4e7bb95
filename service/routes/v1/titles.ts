/** v1 autocomplete and title search for paid plans: GET /api/v1/auto and /api/v1/search (API §4; bodies are our decision). */
import type { KeyCaller } from '../../http/caller.ts'
import type { TitleSearch } from '../../catalogue/records.ts'
import { jsonReply, type RoutedRequest, type ServiceReply } from '../../http/exchange.ts'
import { textOf, titleTypeOf } from '../../http/queryValues.ts'
import { ServiceError } from '../../http/serviceError.ts'
import { paidRequestsPerMinute } from '../../usage/plans.ts'
import type { Charge, UsageLedger } from '../../usage/usageLedger.ts'
import { chargeOnce } from '../chargeOnce.ts'
import { spentQuery } from '../spentQuery.ts'
import { completedTitle, foundTitle } from '../titleRow.ts'

export interface PaidTitleParts {
  readonly search: TitleSearch
  readonly ledger: UsageLedger
}

const autoRoute = '/api/v1/auto'
const searchRoute = '/api/v1/search'
const perMinute = { routes: [autoRoute, searchRoute], limit: paidRequestsPerMinute }
const resultLimit = 10

export function createAutocomplete({ search, ledger }: PaidTitleParts) {
  return (request: RoutedRequest, { payer }: KeyCaller): ServiceReply => {
    const { text, options } = readTitleText(request.query)
    const headers = chargeOnce(ledger, { request, payer, charge: chargeOn(autoRoute, request) })
    return { ...jsonReply({ status: true, results: search.complete(text, options).map(completedTitle) }), headers }
  }
}

export function createPaidTitleSearch({ search, ledger }: PaidTitleParts) {
  return (request: RoutedRequest, { payer }: KeyCaller): ServiceReply => {
    const { text, options } = readTitleText(request.query)
    const headers = chargeOnce(ledger, { request, payer, charge: chargeOn(searchRoute, request) })
    return { ...jsonReply({ status: true, results: search.searchTitles(text, options).map(foundTitle) }), headers }
  }
}

function chargeOn(route: string, { query }: RoutedRequest): Charge {
  return { counter: 'search', route, items: [spentQuery(query)], perMinute }
}

function readTitleText(query: URLSearchParams) {
  const text = textOf(query, 'query')
  if (text === undefined) throw new ServiceError('invalid_request', 'query is required.')
  const type = titleTypeOf(query)
  return { text, options: { limit: resultLimit, ...(type && { type }) } }
}
