/** The stores of the plan and its review, to the components of their screen. */
import { createStoreContext } from '../../app/stores/storeContext.ts'
import type { PlanStores } from './planStores.ts'

export const {
  Provider: PlanContext,
  useStores: usePlanStores,
  useSelected: usePlanStore,
} = createStoreContext<PlanStores>('plan')
