/** "Save to…": asks the system's dialog where, or shows the folders of the host's disk. */
import { useApp } from '../../../app/stores/appContext.ts'
import { useSearchStore } from '../useSearchStore.ts'

/** @returns saves one text of a pack; with null all that the result brings */
export function useSaving(subtitleId: string): (fileName: string | null) => void {
  const { canChooseFolder } = useApp().host
  const save = useSearchStore('chosen', (state) => state.save)
  const aimAt = useSearchStore('chosen', (state) => state.aimAt)
  const browse = useSearchStore('places', (places) => places.open)
  return (fileName) => {
    aimAt(fileName)
    void (canChooseFolder ? save(subtitleId, null) : browse())
  }
}
