/** The stores of the watch mode, to the components of its screen. */
import { createStoreContext } from '../../app/stores/storeContext.ts'
import type { WatchStores } from './watchStores.ts'

export const {
  Provider: WatchContext,
  useStores: useWatchStores,
  useSelected: useWatchStore,
} = createStoreContext<WatchStores>('watch')
