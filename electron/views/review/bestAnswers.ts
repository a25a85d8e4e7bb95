/** The best for all that are left: as a command does that takes the best, where the title is sure. Pure. */
import type { BestReach } from '../../../shared/contract/runs/review.ts'
import type { Decision, PlanItem } from '../plan/board/planItem.ts'
import { isOfWatch } from './reviewAnswers.ts'
import type { Question } from './reviewList.ts'

export interface BestOrder {
  /** Of its show, where that is meant. */
  readonly question: Question
  readonly reach: BestReach
}

export function bestDecisions(
  questions: readonly Question[],
  { question, reach }: BestOrder,
): ReadonlyMap<PlanItem, Decision> {
  const show = showOf(question)
  const meant = questions.filter((each) => reach === 'all' || (show !== '' && showOf(each) === show))
  return new Map(meant.flatMap(bestOf))
}

/** Which title it is, no subtitle answers; and what would have to be translated is no best one. */
function bestOf({ item, ask, kind, decision }: Question): readonly (readonly [PlanItem, Decision])[] {
  if (item === null || isOfWatch({ item, ask }) || kind !== 'tier' || decision !== null) return []
  const { gap, ranking } = item.choice
  const best = ranking.candidates.find(
    ({ alternativeIndex }) => gap.wish.alternatives[alternativeIndex]?.kind !== 'translate',
  )
  return best ? [[item, { kind: 'subtitle', subtitleId: best.subtitle.id }]] : []
}

/** All its seasons; a movie is none. */
function showOf({ group }: Question): string {
  return group.replace(/ S\d+$/, '')
}
