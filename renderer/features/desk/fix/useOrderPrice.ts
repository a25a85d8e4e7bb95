/** What translating or transcribing the film on the desk spends, as the panel says that orders it. */
import { useMemo } from 'react'
import { firstOrderOf, orderCount, orderSpends, type OrderKind } from '../../../app/asking/orderStore.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { useAsked } from '../../../app/stores/useAsked.ts'
import type { Cost } from '../../../texts/costWords.ts'
import type { Scope } from '../../../../shared/contract/scope.ts'
import { useReplaced } from './useReplaced.ts'
import { useDeskStore } from '../useDeskStore.ts'

export interface OrderPrice {
  /** null while nobody knows, and where there is nothing to order. */
  readonly cost: Cost | null
  /** The service is elsewhere, and no file of this machine is sent to it. */
  readonly isUnheard: boolean
}

const unknown: OrderPrice = { cost: null, isUnheard: false }

/** @param kind null: it is none of these ways */
export function useOrderPrice(kind: OrderKind | null): OrderPrice {
  const replaces = useReplaced()
  const { client } = useApp()
  // Anew when another subtitle has come to stand beside the video: it may be a source.
  const details = useDeskStore('desk', (state) => state.details)
  const ask = useMemo(() => {
    if (kind === null || details === null) return null
    const scope = orderScope(details.row.id)
    return () => firstOrderOf(client, { kind, scope, ...(kind === 'translate' && replaces && { replaces }) })
  }, [client, kind, details, replaces])
  const order = useAsked(ask)
  return useMemo(() => {
    if (order === null) return unknown
    return { cost: orderCount(order) > 0 ? orderSpends(order) : null, isUnheard: order.isUnheard }
  }, [order])
}

/** In whichever language is missing, unless it takes the place of what stands there: else it would be one of nothing. */
export function orderScope(videoId: string): Scope {
  return { search: '', ids: [videoId], language: null }
}
