/** The screen Activity, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenParts } from '../../app/screen.ts'
import { ActivityScreen } from './ActivityScreen.tsx'
import { createActivityStores } from './activityStore.ts'

export function createActivityScreen({ client, host, openScreen }: ScreenParts): () => ReactNode {
  const stores = createActivityStores(client, Date.now)
  return () => <ActivityScreen stores={stores} canShowInFolder={host.canShowInFolder} openScreen={openScreen} />
}
