/** The stores of the library, to the components of its screen. */
import { createStoreContext } from '../../app/stores/storeContext.ts'
import type { LibraryStores } from './libraryStores.ts'

export const {
  Provider: LibraryContext,
  useStores: useLibraryStores,
  useSelected: useLibraryStore,
} = createStoreContext<LibraryStores>('library')
