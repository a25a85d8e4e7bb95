/** How each answer of the plan looks: its icon and tone. */
import type { PlanAnswer } from '../../../shared/contract/plan.ts'
import type { IconName } from '../../components/icons/Icon.tsx'
import type { Tone } from '../../components/tone.ts'

export const answersInOrder: readonly PlanAnswer[] = [
  'sure',
  'ask',
  'yours',
  'chosen',
  'skipped',
  'waiting',
  'translate',
  'none',
]

export const answerStyles: Readonly<Record<PlanAnswer, { readonly icon: IconName; readonly tone: Tone }>> = {
  sure: { icon: 'check', tone: 'good' },
  ask: { icon: 'question', tone: 'look' },
  chosen: { icon: 'check', tone: 'accent' },
  skipped: { icon: 'minus', tone: 'quiet' },
  waiting: { icon: 'waiting', tone: 'look' },
  translate: { icon: 'globe', tone: 'quiet' },
  yours: { icon: 'link', tone: 'accent' },
  none: { icon: 'none', tone: 'quiet' },
}
