/** How each answer of the plan looks: its icon and tone. Green is right now, the accent is what will happen. */
import type { PlanCell, PlanCellAnswer, PlanFilter } from '../../../../shared/contract/plan.ts'
import type { IconName } from '../../../components/icons/Icon.tsx'
import type { Tone } from '../../../components/sign/tone.ts'

export interface AnswerStyle {
  readonly icon: IconName
  readonly tone: Tone
}

/** What a filter can ask for by one number. */
export type ShownAnswer = NonNullable<PlanFilter['answer']>

/** Every wish of the plan stands under exactly one: together they are all of it. */
export const filtersInOrder = [
  'sure',
  'translate',
  'inside',
  'ask',
  'written',
  'covered',
  'none',
  'waiting',
  'yours',
  'tooLong',
  'chosen',
  'skipped',
  'told',
] as const satisfies readonly ShownAnswer[]

export const answerStyles: Readonly<Record<ShownAnswer | PlanCellAnswer, AnswerStyle>> = {
  write: { icon: 'download', tone: 'accent' },
  sure: { icon: 'download', tone: 'accent' },
  chosen: { icon: 'download', tone: 'accent' },
  ask: { icon: 'question', tone: 'look' },
  skipped: { icon: 'minus', tone: 'quiet' },
  waiting: { icon: 'waiting', tone: 'look' },
  translate: { icon: 'sparkle', tone: 'accent' },
  inside: { icon: 'film', tone: 'accent' },
  yours: { icon: 'link', tone: 'accent' },
  none: { icon: 'none', tone: 'quiet' },
  tooLong: { icon: 'warning', tone: 'look' },
  covered: { icon: 'check', tone: 'good' },
  written: { icon: 'checkRing', tone: 'good' },
  told: { icon: 'activity', tone: 'quiet' },
}

export function cellStyle({ answer, by }: Pick<PlanCell, 'answer' | 'by'>): AnswerStyle {
  if (answer === 'covered' && (by === 'track' || by === 'audio')) return { icon: 'film', tone: 'good' }
  return answerStyles[answer]
}

/** What the review can be opened for. */
export function canBeReviewed(answer: PlanCellAnswer): boolean {
  return answer !== 'covered' && answer !== 'yours' && answer !== 'written' && answer !== 'told'
}
