/** v1 autocomplete and title search for paid plans: GET /api/v1/auto and /api/v1/search (API §4; bodies are our decision). */
import type { LedgerStore, SearchStore } from '../../store/store.ts'
import type { KeyCaller } from '../../http/caller.ts'
import { jsonReply, type RoutedRequest, type ServiceReply } from '../../http/exchange.ts'
import { clampedOf, textOf, titleTypeOf } from '../../http/queryValues.ts'
import { ServiceError } from '../../http/serviceError.ts'
import { paidRequestsPerMinute, titleLimits } from '../../usage/plans.ts'
import type { Charge } from '../../usage/usageLedger.ts'
import { chargeOnce } from '../chargeOnce.ts'
import { spentQuery } from '../spentQuery.ts'
import { completedTitle, foundTitle } from '../titleRow.ts'

export interface PaidTitleParts {
  readonly search: SearchStore
  readonly ledger: LedgerStore
}

const autoRoute = '/api/v1/auto'
const searchRoute = '/api/v1/search'
const perMinute = { routes: [autoRoute, searchRoute], limit: paidRequestsPerMinute }

export function createAutocomplete({ search, ledger }: PaidTitleParts) {
  return async (request: RoutedRequest, { payer }: KeyCaller): Promise<ServiceReply> => {
    const { text, type } = readTitleText(request.query)
    const headers = await chargeOnce(ledger, { request, payer, charge: chargeOn(autoRoute, request) })
    const titles = await search.complete(text, { ...type, limit: titleLimits.fallback })
    return { ...jsonReply({ status: true, results: titles.map(completedTitle) }), headers }
  }
}

export function createPaidTitleSearch({ search, ledger }: PaidTitleParts) {
  return async (request: RoutedRequest, { payer }: KeyCaller): Promise<ServiceReply> => {
    const { text, type } = readTitleText(request.query)
    const limit = clampedOf(request.query, 'limit', titleLimits)
    const headers = await chargeOnce(ledger, { request, payer, charge: chargeOn(searchRoute, request) })
    const titles = await search.searchTitles(text, { ...type, limit })
    return { ...jsonReply({ status: true, results: titles.map(foundTitle) }), headers }
  }
}

function chargeOn(route: string, { query }: RoutedRequest): Charge {
  return { counter: 'search', route, items: [spentQuery(query)], perMinute }
}

function readTitleText(query: URLSearchParams) {
  const text = textOf(query, 'query')
  if (text === undefined) throw new ServiceError('invalid_request', 'query is required.')
  const type = titleTypeOf(query)
  return { text, type: type && { type } }
}
