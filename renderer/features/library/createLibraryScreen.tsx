/** The library screen, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { createSmallDesk } from '../../app/desk/small/smallDesk.ts'
import { SmallDeskContext } from '../../app/desk/small/SmallDeskContext.tsx'
import { createLibraryStores } from './libraryStores.ts'
import { LibraryScreen } from './LibraryScreen.tsx'
import { LibraryContext } from './useLibraryStore.ts'

export function createLibraryScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createLibraryStores(dependencies)
  const desk = createSmallDesk({ client: dependencies.client, place: 'drawer', clipsAt: 'play' })
  return () => (
    <LibraryContext value={stores}>
      <SmallDeskContext value={desk}>
        <LibraryScreen />
      </SmallDeskContext>
    </LibraryContext>
  )
}
