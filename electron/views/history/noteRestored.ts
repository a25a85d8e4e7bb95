/** A version that came in the place of another, noted as an act: taking it back swaps the two again, which is no act of its own. */
import type { RestoredVersion } from '../../../shared/contract/runs/history.ts'
import { swappedKey } from '../../../shared/acts/fileKeys.ts'
import type { NotedActs } from '../acts/notedActs.ts'

type Restore = (rowId: number) => Promise<unknown>

export function noteRestored(acts: NotedActs, { rowId, name, replaced }: RestoredVersion, restore: Restore): void {
  if (!replaced) return
  const swapped = swappedKey(replaced.rowId, rowId)
  if (acts.list().some(({ key }) => key === swapped)) {
    acts.forget(swapped)
    return
  }
  acts.note({
    key: swappedKey(rowId, replaced.rowId),
    words: { kind: 'restored', name },
    async undo() {
      await restore(replaced.rowId)
    },
  })
}
