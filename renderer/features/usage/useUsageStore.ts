/** The stores of the usage, to the components of its screen. */
import { createStoreContext } from '../../app/stores/storeContext.ts'
import type { UsageStores } from './usageStores.ts'

export const {
  Provider: UsageContext,
  useStores: useUsageStores,
  useSelected: useUsageStore,
} = createStoreContext<UsageStores>('usage')
