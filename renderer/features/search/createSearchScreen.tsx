/** The screen Search, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { createSmallDesk } from '../../app/desk/small/smallDesk.ts'
import { SmallDeskContext } from '../../app/desk/small/SmallDeskContext.tsx'
import { SearchScreen } from './SearchScreen.tsx'
import { createSearchStores } from './searchStores.ts'
import { SearchContext } from './useSearchStore.ts'

export function createSearchScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createSearchStores(dependencies)
  const desk = createSmallDesk({ client: dependencies.client, place: 'search', clipsAt: 'play' })
  return () => (
    <SearchContext value={stores}>
      <SmallDeskContext value={desk}>
        <SearchScreen />
      </SmallDeskContext>
    </SearchContext>
  )
}
