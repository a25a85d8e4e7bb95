/** Where a job stands, how far it is, and why it failed. */
import type { OperatorJob } from '../../../shared/contract/operator.ts'
import type { IconName } from '../../components/icons/Icon.tsx'
import { TwoLines } from '../../components/list/TwoLines.tsx'
import { StateWord } from '../../components/sign/StateWord.tsx'
import type { Tone } from '../../components/sign/tone.ts'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

const looks: Readonly<Record<OperatorJob['status'], { readonly icon: IconName; readonly tone: Tone }>> = {
  queued: { icon: 'waiting', tone: 'quiet' },
  running: { icon: 'play', tone: 'accent' },
  publishing: { icon: 'upload', tone: 'accent' },
  translated: { icon: 'check', tone: 'good' },
  published: { icon: 'checkRing', tone: 'good' },
  reused: { icon: 'copy', tone: 'good' },
  failed: { icon: 'warning', tone: 'bad' },
}

export function JobState({ job: { status, progress, problem } }: { readonly job: OperatorJob }) {
  const { operator, wording } = useTexts()
  const share = status === 'running' ? ` ${wording.percent(progress)}` : ''
  return (
    <TwoLines below={problem !== null && <Untrusted text={problem} wraps />}>
      <StateWord {...looks[status]}>{`${operator.jobs.states[status]}${share}`}</StateWord>
    </TwoLines>
  )
}
