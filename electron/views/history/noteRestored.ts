/** A version that a person brought back, noted as an act each time: taking it back is no act of its own. */
import type { RestoredVersion, TakenBack } from '../../../shared/contract/runs/history.ts'
import { restoredKey } from '../../../shared/acts/fileKeys.ts'
import type { NotedActs } from '../acts/notedActs.ts'

/** The version that it replaced stands there again, or, where there was none, it is in the trash again. */
type TakeBack = (restored: RestoredVersion) => Promise<TakenBack | void>

export function noteRestored(acts: NotedActs, restored: RestoredVersion, takeBack: TakeBack): void {
  const key = restoredKey(restored)
  acts.note({
    key,
    words: { kind: 'restored', name: restored.name },
    async undo() {
      const taken = await takeBack(restored)
      acts.forget(key)
      return taken
    },
  })
}
