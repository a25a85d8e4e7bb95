/** What was measured of a subtitle earlier: in step or not, against what, and mending it where that is sure; bare without that verb. */
import type { ToldTiming } from '../../../shared/contract/videos/timing.ts'
import { stepOf } from '../../../shared/timing/stepOf.ts'
import { Button } from '../../components/button/Button.tsx'
import { StateWord } from '../../components/sign/StateWord.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { stepLooks } from '../../components/sign/stepLooks.ts'
import { evidenceText, toldText } from '../../texts/timingWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useMendTold } from './useMendTold.ts'
import './told.css'

interface ToldLineProps {
  readonly told: ToldTiming
}

export function ToldLine({ told, isBare = false }: ToldLineProps & { readonly isBare?: boolean }) {
  const texts = useTexts()
  const look = stepLooks[stepOf({ kind: told.state, against: told.change.against })]
  return (
    <span className="told-line" title={shownText(evidenceText(texts, told.change))}>
      <StateWord {...look}>{shownText(toldText(texts, told))}</StateWord>
      {told.canMend && !isBare && <MendTold told={told} />}
    </span>
  )
}

function MendTold({ told }: ToldLineProps) {
  const { timing } = useTexts()
  const { isBusy, mend } = useMendTold(told)
  return (
    <Button size="s" isBusy={isBusy} onPress={() => void mend()}>
      {timing.mend({ files: 1 })}
    </Button>
  )
}
