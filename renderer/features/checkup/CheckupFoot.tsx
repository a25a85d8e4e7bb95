/** Below the findings: how many of ours can be mended without a cost, and that the user's are never touched. */
import type { CheckupState } from '../../../shared/contract/videos/checkup.ts'
import { useTexts } from '../../texts/TextsContext.tsx'

/** Findings of ours that are mended in one press. */
function safelyMended({ mends }: CheckupState): number {
  return mends.retime + mends.clean + mends.decode
}

export function CheckupFoot({ state }: { readonly state: CheckupState }) {
  const { checkup } = useTexts()
  const { mends, ours } = state
  const parts = [
    mends.retime > 0 ? checkup.parts.retime({ count: mends.retime }) : '',
    mends.decode > 0 ? checkup.parts.decode({ count: mends.decode }) : '',
    mends.clean > 0 ? checkup.parts.clean({ count: mends.clean }) : '',
    mends.next > 0 ? checkup.parts.next({ count: mends.next }) : '',
  ].filter((part) => part !== '')
  return (
    <footer className="checkup-foot">
      {ours > 0 && <span>{checkup.foot({ count: safelyMended(state), all: ours })}</span>}
      <span className="quiet">{parts.join(' · ')}</span>
      <span className="quiet checkup-foot-note">{checkup.yoursStay}</span>
    </footer>
  )
}
