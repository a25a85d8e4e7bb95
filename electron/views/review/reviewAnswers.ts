/** What an answer in the review decides: for which rows of the plan, or for which questions of watch mode. Pure. */
import type { ReviewAnswer, ReviewReach } from '../../../shared/contract/runs/review.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Candidate } from '../../matching/choose/ranking.ts'
import { decisionsWith } from '../plan/running/handDecisions.ts'
import type { Decision, PlanItem } from '../plan/board/planItem.ts'
import { translationSource } from '../plan/board/translationSource.ts'
import type { WatchAnswer, WatchAsk } from '../watch/watchQuestions.ts'
import { isAboutFile, type Question } from './reviewList.ts'

export interface Answering {
  readonly question: Question
  readonly answer: ReviewAnswer
  readonly reach: ReviewReach
}

/** The open ones that the answer could hold for, beside the one that it is given to. */
export function alsoMeant(
  { question, reach }: Pick<Answering, 'question' | 'reach'>,
  all: readonly Question[],
): readonly Question[] {
  if (reach === 'one') return []
  const isAlike = isOfWatch(question) ? isSameKind(question) : isSameWish(question)
  return all.filter(
    (other) =>
      other.id !== question.id &&
      other.decision === null &&
      isAlike(other) &&
      (reach === 'kind' ? isOfWatch(other) : isSameSeason(question, other)),
  )
}

export function isOfWatch({ item, ask }: Pick<Question, 'item' | 'ask'>): boolean {
  return ask !== null && (item === null || isAboutFile(ask))
}

function isSameSeason(question: Question, other: Question): boolean {
  return question.group !== '' && other.group === question.group
}

function isSameKind({ ask }: Question): (other: Question) => boolean {
  return (other) => isOfWatch(other) && other.ask?.kind === ask?.kind
}

function isSameWish({ item }: Question): (other: Question) => boolean {
  return (other) =>
    !isOfWatch(other) &&
    other.item?.wish === item?.wish &&
    other.item?.choice.gap.isForced === item?.choice.gap.isForced
}

/** @param chosen the candidate of the question's own row; null where none is chosen. */
export function planDecisions(
  { question, answer }: Answering,
  others: readonly Question[],
  chosen: Candidate | null,
): ReadonlyMap<PlanItem, Decision> {
  const { item } = question
  if (item === null) throw new AppError('input.invalid', 'The service was not asked for this video yet. Ask it first.')
  const alike = others.flatMap((other) => other.item ?? [])
  switch (answer.kind) {
    case 'choose':
      return decisionsWith(item, chosen, alike)
    case 'skip':
      return new Map([item, ...alike].map((each) => [each, { kind: 'skip' }]))
    case 'translate':
      return toTranslate([item, ...alike])
    case 'ignore':
    case 'again':
    case 'take':
      throw new AppError('input.invalid', 'This question is answered by choosing a subtitle, or by leaving it.')
  }
}

function toTranslate(items: readonly PlanItem[]): ReadonlyMap<PlanItem, Decision> {
  const found = items.flatMap((item): readonly (readonly [PlanItem, Decision])[] => {
    const source = translationSource(item.choice)
    return source ? [[item, { kind: 'translate', subtitleId: source.subtitle.id }]] : []
  })
  if (found.length === 0)
    throw new AppError('input.invalid', 'Nothing that is surely in step is on offer to translate from.')
  return new Map(found)
}

/** @throws AppError 'input.invalid' for an answer that this question does not have */
export function watchAnswer({ kind }: ReviewAnswer, ask: WatchAsk): WatchAnswer {
  if (kind === 'ignore') return 'aside'
  if (kind === 'take' && ask.kind === 'better') return 'take'
  if (kind === 'again' && ask.kind !== 'better') return 'again'
  throw new AppError('input.invalid', 'This question has no such answer. Look at it again.')
}
