/** Whether it is in step, and what told so; where nothing did, how much of it lies on speech. */
import { useMemo } from 'react'
import { shareOnSpeech } from '../../../../shared/timing/unmatched.ts'
import { stepOf } from '../../../../shared/timing/stepOf.ts'
import type { TimingChange } from '../../../../shared/contract/videos/timing.ts'
import type { DeskMeasure } from '../../../../shared/contract/videos/desk.ts'
import { stepLooks } from '../../../components/sign/stepLooks.ts'
import { StateWord } from '../../../components/sign/StateWord.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { evidenceText, toldText } from '../../../texts/timingWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { SoundState } from '../strip/SoundState.tsx'
import { useSeenStore } from '../useSeenStore.ts'

export function Verdict() {
  const measure = useSeenStore('measure', (state) => state.measure)
  return (
    <div className="small-desk-verdict">
      {measure?.change ? <Measured kind={measure.kind} change={measure.change} /> : <OnSpeech />}
      <SoundState />
    </div>
  )
}

interface MeasuredProps {
  readonly kind: DeskMeasure['kind']
  readonly change: TimingChange
}

function Measured({ kind, change }: MeasuredProps) {
  const texts = useTexts()
  const look = stepLooks[stepOf({ kind, against: change.against })]
  const words = kind === 'unclear' ? texts.desk.fix.findings.unclear : toldText(texts, { state: kind, change })
  return (
    <>
      <StateWord {...look}>{shownText(words)}</StateWord>
      <Untrusted className="quiet small" text={evidenceText(texts, change)} wraps />
    </>
  )
}

/** Much of it lies on speech wherever a subtitle fits; that alone proves nothing, and has no green. */
function OnSpeech() {
  const { desk, wording } = useTexts()
  const speech = useSeenStore('strip', (strip) => strip.speech)
  const cues = useSeenStore('seen', (state) => state.cues)
  const share = useMemo(
    () => (speech.length === 0 || cues.length === 0 ? null : shareOnSpeech(speech, cues)),
    [speech, cues],
  )
  return share === null ? null : (
    <StateWord {...stepLooks['not-measured']}>{desk.small.onSpeech({ share: wording.percent(share) })}</StateWord>
  )
}
