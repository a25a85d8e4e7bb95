/** The stores of the search, to the components of its screen. */
import { createStoreContext } from '../../app/stores/storeContext.ts'
import type { SearchStores } from './searchStores.ts'

export const {
  Provider: SearchContext,
  useStores: useSearchStores,
  useSelected: useSearchStore,
} = createStoreContext<SearchStores>('search')
