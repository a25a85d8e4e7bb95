/** The stores of the desk, to its components. */
import { createStoreContext } from '../../app/stores/storeContext.ts'
import type { DeskStores } from './deskStores.ts'

export const {
  Provider: OwnContext,
  useStores: useDeskStores,
  useSelected: useDeskStore,
} = createStoreContext<DeskStores>('desk')
