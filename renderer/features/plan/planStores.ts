/** The stores of the plan, made together. */
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { createLastRunStore, type LastRunStore } from './empty/lastRunStore.ts'
import { readPlanAddress, writePlanAddress } from './planAddress.ts'
import { createPlanListStores, type PlanListStores } from './table/planListStores.ts'

export interface PlanStores extends PlanListStores {
  readonly lastRun: LastRunStore
}

export function createPlanStores(dependencies: ScreenDependencies): PlanStores {
  const { client, acts, searching, navigate, onNavigation, bindAddress } = dependencies
  const stores = createPlanListStores({
    client,
    acts,
    searching,
    openRun: (runId) => navigate({ screen: 'activity', runId }),
  })
  bindAddress('plan', {
    read: (part) => stores.view.getState().narrow(readPlanAddress(part)),
    write: () => writePlanAddress(stores.view.getState().filter),
    subscribe: stores.view.subscribe,
  })
  onNavigation('plan', ({ answer }) => stores.view.getState().showOnly({ answer, search: '' }))
  return { ...stores, lastRun: createLastRunStore(client) }
}
