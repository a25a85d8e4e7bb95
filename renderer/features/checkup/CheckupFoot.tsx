/** Below the findings: how many of ours can be mended without a cost or what helps the others, and what takes the last mends back. */
import type { CheckupState } from '../../../shared/contract/videos/checkup.ts'
import { Button } from '../../components/button/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { footCounts } from './footCounts.ts'
import { useCheckupStore } from './useCheckupStore.ts'

export function CheckupFoot({ state }: { readonly state: CheckupState }) {
  const { checkup } = useTexts()
  const { mends, ours } = state
  const { safely: count, byHand } = footCounts(state)
  const parts = [
    mends.retime > 0 ? checkup.parts.retime({ count: mends.retime }) : '',
    mends.decode > 0 ? checkup.parts.decode({ count: mends.decode }) : '',
    mends.clean > 0 ? checkup.parts.clean({ count: mends.clean }) : '',
    mends.next > 0 ? checkup.parts.next({ count: mends.next }) : '',
  ].filter((part) => part !== '')
  return (
    <footer className="checkup-foot">
      {count > 0 && <span>{checkup.foot({ count, all: ours })}</span>}
      {count === 0 && byHand > 0 && <span>{checkup.footByHand({ count: byHand })}</span>}
      {parts.length > 0 && <span className="quiet">{parts.join(' · ')}</span>}
      <span className="quiet checkup-foot-note">{checkup.yoursStay}</span>
      <UndoMends state={state} />
    </footer>
  )
}

function UndoMends({ state }: { readonly state: CheckupState }) {
  const { checkup } = useTexts()
  const undoMends = useCheckupStore('view', (view) => view.undoMends)
  const isUndoing = useCheckupStore('view', (view) => view.isUndoing)
  if (state.mended === 0 || state.work !== 'none') return null
  return (
    <Button size="s" icon="undo" isBusy={isUndoing} onPress={() => void undoMends(state)}>
      {checkup.undoMends({ count: state.mended })}
    </Button>
  )
}
