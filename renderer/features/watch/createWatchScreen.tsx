/** The screen Watch, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenParts } from '../../app/screen.ts'
import { WatchScreen } from './WatchScreen.tsx'
import { createWatchStores } from './watchStores.ts'

export function createWatchScreen({ client, host, openScreen }: ScreenParts): () => ReactNode {
  const stores = createWatchStores(client, () => openScreen('plan'))
  const openLibrary = () => openScreen('library')
  return () => <WatchScreen stores={stores} openLibrary={openLibrary} canStartAtLogin={host.kind === 'desktop'} />
}
