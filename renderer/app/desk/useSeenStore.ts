/** The stores of the subtitle that is seen, to its picture, strip, lines and comparison. */
import { createStoreContext } from '../stores/storeContext.ts'
import type { SeenStores } from './seenStores.ts'

export const {
  Provider: SeenContext,
  useStores: useSeenStores,
  useSelected: useSeenStore,
} = createStoreContext<SeenStores>('seen')
