/** v2 title search: GET /api/v2/movies/search (API §4; parameters other than q and the body are our decision). */
import type { LedgerStore, SearchStore } from '../../store/store.ts'
import type { KeyCaller } from '../../http/caller.ts'
import { jsonReply, type RoutedRequest, type ServiceReply } from '../../http/exchange.ts'
import { clampedOf, textOf, titleTypeOf } from '../../http/queryValues.ts'
import { ServiceError } from '../../http/serviceError.ts'
import { titleLimits } from '../../usage/plans.ts'
import { chargeOnce } from '../chargeOnce.ts'
import { spentQuery } from '../spentQuery.ts'
import { foundTitle } from '../titleRow.ts'

export function createTitleSearchV2({ search, ledger }: { search: SearchStore; ledger: LedgerStore }) {
  return async (request: RoutedRequest, { payer }: KeyCaller): Promise<ServiceReply> => {
    const { query } = request
    const text = textOf(query, 'q')
    if (text === undefined || text.length < 2)
      throw new ServiceError('invalid_request', 'q needs 2 characters or more.')
    const type = titleTypeOf(query)
    const limit = clampedOf(query, 'limit', titleLimits)
    const charge = { counter: 'search', route: '/api/v2/movies/search', items: [spentQuery(query)] } as const
    const headers = await chargeOnce(ledger, { request, payer, charge })
    const titles = await search.searchTitles(text, { limit, ...(type && { type }) })
    return { ...jsonReply({ status: true, results: titles.map(foundTitle) }), headers }
  }
}
