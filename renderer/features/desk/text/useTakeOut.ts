/** Taking lines, or parts of them, out of the text on the desk; what is being typed is taken over first. */
import { editedCues } from '../../../../shared/subtitle/edit/editedCues.ts'
import type { TakenOut } from '../../../app/desk/edits/edits.ts'
import { useUnkept } from '../keep/useUnkept.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { stillAdverts } from './adverts.ts'

export function useTakeOut(): (adverts: readonly TakenOut[]) => void {
  const text = useDeskStore('desk', (state) => state.text)
  const act = useDeskStore('desk', (state) => state.act)
  const edit = useDeskStore('desk', (state) => state.edit)
  const unkept = useUnkept()
  return (adverts) => {
    const lines = stillAdverts(editedCues(text?.cues ?? [], unkept), adverts)
    edit(null)
    if (lines.length > 0) act({ kind: 'takeOut', lines })
  }
}
