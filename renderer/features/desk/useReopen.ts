/** Another subtitle on the same desk. */
import { reopenDesk } from './deskStores.ts'
import type { DeskFile } from '../../../shared/contract/videos/desk.ts'
import { useDeskStores } from './useDeskStore.ts'

export function useReopen(): (file: DeskFile) => Promise<void> {
  const stores = useDeskStores()
  return (file) => reopenDesk(stores, file)
}
