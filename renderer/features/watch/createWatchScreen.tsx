/** The screen Watch, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/screen.ts'
import { WatchScreen } from './WatchScreen.tsx'
import { createWatchStores } from './watchStores.ts'

export function createWatchScreen({ client, host, openScreen, navigate }: ScreenDependencies): () => ReactNode {
  const stores = createWatchStores(client, () => openScreen('plan'))
  const leads = {
    openLibrary: () => openScreen('library'),
    openFolder: (folderId: string) => navigate({ screen: 'library', folderId }),
  }
  return () => <WatchScreen stores={stores} {...leads} canStartAtLogin={host.kind === 'desktop'} />
}
