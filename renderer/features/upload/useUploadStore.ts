/** The stores of the upload, to the components of its screen. */
import { createStoreContext } from '../../app/stores/storeContext.ts'
import type { UploadStores } from './uploadStores.ts'

export const {
  Provider: UploadContext,
  useStores: useUploadStores,
  useSelected: useUploadStore,
} = createStoreContext<UploadStores>('upload')
