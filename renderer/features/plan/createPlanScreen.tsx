/** The screen Plan & review, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { PlanScreen } from './PlanScreen.tsx'
import { createPlanStores } from './planStores.ts'
import { PlanContext } from './usePlanStore.ts'

export function createPlanScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createPlanStores(dependencies)
  return () => (
    <PlanContext value={stores}>
      <PlanScreen />
    </PlanContext>
  )
}
