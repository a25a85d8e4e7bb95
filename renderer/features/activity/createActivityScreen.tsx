/** The screen Activity, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { ActivityScreen } from './ActivityScreen.tsx'
import { createActivityStores } from './activityStores.ts'
import { ActivityContext } from './useActivityStore.ts'

export function createActivityScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createActivityStores(dependencies)
  return () => (
    <ActivityContext value={stores}>
      <ActivityScreen />
    </ActivityContext>
  )
}
