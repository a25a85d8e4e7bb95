/** The screen Usage, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { UsageScreen } from './UsageScreen.tsx'
import { createUsageStores } from './usageStores.ts'
import { UsageContext } from './useUsageStore.ts'

export function createUsageScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createUsageStores(dependencies)
  return () => (
    <UsageContext value={stores}>
      <UsageScreen />
    </UsageContext>
  )
}
