/** Kinds of findings in their order, and how each looks. A list of its own: the contract's needs code that the page's policy does not allow. */
import type { FindingKind } from '../../../shared/contract/videos/checkup.ts'
import type { IconName } from '../../components/icons/Icon.tsx'
import type { Tone } from '../../components/sign/tone.ts'

interface Look {
  readonly icon: IconName
  readonly tone: Tone
}

export const kindStyles: Readonly<Record<FindingKind, Look>> = {
  timing: { icon: 'stopwatch', tone: 'look' },
  encoding: { icon: 'letters', tone: 'bad' },
  language: { icon: 'globe', tone: 'bad' },
  'other-episode': { icon: 'film', tone: 'bad' },
  empty: { icon: 'minus', tone: 'bad' },
  cut: { icon: 'none', tone: 'bad' },
  advert: { icon: 'eraser', tone: 'look' },
  'hearing-impaired': { icon: 'mic', tone: 'look' },
  overlap: { icon: 'overlap', tone: 'look' },
  'too-fast': { icon: 'activity', tone: 'look' },
  duplicate: { icon: 'copy', tone: 'quiet' },
  orphan: { icon: 'link', tone: 'quiet' },
}

export const findingKinds = Object.keys(kindStyles) as readonly FindingKind[]
