/** The library screen, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/screen.ts'
import { createLibraryParts } from './libraryParts.ts'
import { LibraryScreen } from './LibraryScreen.tsx'

export function createLibraryScreen(parts: ScreenDependencies): () => ReactNode {
  const library = createLibraryParts(parts)
  void library.library.getState().refresh()
  return () => <LibraryScreen parts={library} />
}
