/** The screen Search, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { SearchScreen } from './SearchScreen.tsx'
import { createSearchStores } from './searchStores.ts'
import { SearchContext } from './useSearchStore.ts'

export function createSearchScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createSearchStores(dependencies)
  return () => (
    <SearchContext value={stores}>
      <SearchScreen />
    </SearchContext>
  )
}
