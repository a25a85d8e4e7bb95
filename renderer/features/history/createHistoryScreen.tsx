/** The screen History & trash, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/screen.ts'
import { HistoryScreen } from './HistoryScreen.tsx'
import { createHistoryStores } from './historyStores.ts'

export function createHistoryScreen({ client, host }: ScreenDependencies): () => ReactNode {
  const stores = createHistoryStores(client)
  return () => <HistoryScreen stores={stores} host={host} />
}
