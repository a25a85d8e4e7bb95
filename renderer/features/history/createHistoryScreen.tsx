/** The screen History & trash, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { HistoryScreen } from './HistoryScreen.tsx'
import { createHistoryStores } from './historyStores.ts'
import { HistoryContext } from './useHistoryStore.ts'

export function createHistoryScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createHistoryStores(dependencies)
  return () => (
    <HistoryContext value={stores}>
      <HistoryScreen />
    </HistoryContext>
  )
}
