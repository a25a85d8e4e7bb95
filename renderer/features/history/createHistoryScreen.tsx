/** The screen History & trash, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { createSmallDesk } from '../../app/desk/small/smallDesk.ts'
import { SmallDeskContext } from '../../app/desk/small/SmallDeskContext.tsx'
import { HistoryScreen } from './HistoryScreen.tsx'
import { createHistoryStores } from './historyStores.ts'
import { HistoryContext } from './useHistoryStore.ts'

export function createHistoryScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createHistoryStores(dependencies)
  const desk = createSmallDesk({ client: dependencies.client, place: 'history', clipsAt: 'play' })
  return () => (
    <HistoryContext value={stores}>
      <SmallDeskContext value={desk}>
        <HistoryScreen />
      </SmallDeskContext>
    </HistoryContext>
  )
}
