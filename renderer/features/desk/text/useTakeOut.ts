/** Taking lines, or parts of them, out of the text on the desk; what is being typed is taken over first. */
import type { TakenOut } from '../../../app/desk/edits/edits.ts'
import { useDeskStore } from '../useDeskStore.ts'

export function useTakeOut(): (lines: readonly TakenOut[]) => void {
  const act = useDeskStore('desk', (state) => state.act)
  const edit = useDeskStore('desk', (state) => state.edit)
  return (lines) => {
    edit(null)
    act({ kind: 'takeOut', lines })
  }
}
