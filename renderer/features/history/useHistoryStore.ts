/** The stores of the history, to the components of its screen. */
import { createStoreContext } from '../../app/stores/storeContext.ts'
import type { HistoryStores } from './historyStores.ts'

export const {
  Provider: HistoryContext,
  useStores: useHistoryStores,
  useSelected: useHistoryStore,
} = createStoreContext<HistoryStores>('history')
