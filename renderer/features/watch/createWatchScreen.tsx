/** The screen Watch, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { WatchScreen } from './WatchScreen.tsx'
import { createWatchStores } from './watchStores.ts'
import { WatchContext } from './useWatchStore.ts'

export function createWatchScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createWatchStores(dependencies)
  return () => (
    <WatchContext value={stores}>
      <WatchScreen />
    </WatchContext>
  )
}
