/** The library screen, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { createLibraryStores } from './libraryStores.ts'
import { LibraryScreen } from './LibraryScreen.tsx'
import { LibraryContext } from './useLibraryStore.ts'

export function createLibraryScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createLibraryStores(dependencies)
  return () => (
    <LibraryContext value={stores}>
      <LibraryScreen />
    </LibraryContext>
  )
}
