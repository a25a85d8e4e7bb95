/** The screen Upload, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { UploadScreen } from './UploadScreen.tsx'
import { createUploadStores } from './uploadStores.ts'
import { UploadContext } from './useUploadStore.ts'

export function createUploadScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createUploadStores(dependencies)
  return () => (
    <UploadContext value={stores}>
      <UploadScreen />
    </UploadContext>
  )
}
