/** The screen Upload, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/screen.ts'
import { UploadScreen } from './UploadScreen.tsx'
import { createUploadStores } from './uploadStores.ts'

export function createUploadScreen({ client, settings, openScreen }: ScreenDependencies): () => ReactNode {
  const stores = createUploadStores(client)
  return () => <UploadScreen stores={stores} settings={settings} openSettings={() => openScreen('settings')} />
}
