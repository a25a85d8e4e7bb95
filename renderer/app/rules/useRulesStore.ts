/** The stores of rules and ignoring, to their components. */
import { createStoreContext } from '../stores/storeContext.ts'
import type { RulesStores } from './rulesStores.ts'

export const {
  Provider: RulesContext,
  useStores: useRulesStores,
  useSelected: useRulesStore,
} = createStoreContext<RulesStores>('rules')
