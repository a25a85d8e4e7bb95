/** The stores of the check-up, to the components of its screen. */
import { createStoreContext } from '../../app/stores/storeContext.ts'
import type { CheckupStores } from './checkupStores.ts'

export const {
  Provider: CheckupContext,
  useStores: useCheckupStores,
  useSelected: useCheckupStore,
} = createStoreContext<CheckupStores>('checkup')
