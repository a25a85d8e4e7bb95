/** The screen Usage, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenParts } from '../../app/screen.ts'
import { UsageScreen } from './UsageScreen.tsx'
import { createUsageStores } from './usageStores.ts'

export function createUsageScreen({ client }: ScreenParts): () => ReactNode {
  const stores = createUsageStores(client)
  return () => <UsageScreen stores={stores} />
}
