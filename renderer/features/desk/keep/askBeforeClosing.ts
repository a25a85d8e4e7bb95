/** The page asks before it is closed only where the host does not have what was edited; it may have it by the answer. */
import type { DraftKeeper } from './draftKeeper.ts'

export function askBeforeClosing(drafts: DraftKeeper): void {
  addEventListener('beforeunload', (event) => {
    if (!drafts.isBehind()) return
    drafts.flush()
    event.preventDefault()
  })
}
