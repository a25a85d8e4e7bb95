/** The screen Usage, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/screen.ts'
import { UsageScreen } from './UsageScreen.tsx'
import { createUsageStores } from './usageStores.ts'

export function createUsageScreen({ client, onNavigation }: ScreenDependencies): () => ReactNode {
  const stores = createUsageStores(client)
  onNavigation('usage', ({ batchId }) => stores.days.getState().showBatch('search', batchId))
  return () => <UsageScreen stores={stores} />
}
