/** The stores of the activity, to the components of its screen. */
import { createStoreContext } from '../../app/stores/storeContext.ts'
import type { ActivityStores } from './activityStores.ts'

export const {
  Provider: ActivityContext,
  useStores: useActivityStores,
  useSelected: useActivityStore,
} = createStoreContext<ActivityStores>('activity')
