/** The screen Search, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenParts } from '../../app/screen.ts'
import { SearchScreen } from './SearchScreen.tsx'
import { createSearchStores } from './searchStores.ts'

export function createSearchScreen({ client, settings }: ScreenParts): () => ReactNode {
  const stores = createSearchStores(client)
  return () => <SearchScreen stores={stores} settings={settings} />
}
