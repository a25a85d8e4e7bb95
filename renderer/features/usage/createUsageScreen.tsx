/** The screen Usage, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenParts } from '../../app/screen.ts'
import { UsageScreen } from './UsageScreen.tsx'
import { createUsageStores } from './usageStores.ts'

export function createUsageScreen({ client, onNavigation }: ScreenParts): () => ReactNode {
  const stores = createUsageStores(client)
  onNavigation('usage', ({ batchId }) => stores.days.getState().showBatch('search', batchId))
  return () => <UsageScreen stores={stores} />
}
