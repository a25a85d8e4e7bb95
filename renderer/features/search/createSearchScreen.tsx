/** The screen Search, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/screen.ts'
import { SearchScreen } from './SearchScreen.tsx'
import { createSearchStores } from './searchStores.ts'

export function createSearchScreen({ client, settings, noteSearch, onNavigation }: ScreenDependencies): () => ReactNode {
  const stores = createSearchStores(client, noteSearch)
  onNavigation('search', ({ text }) => stores.title.getState().put(text))
  return () => <SearchScreen stores={stores} settings={settings} />
}
