/** The commands of the review, handed to its session. Mapping only. */
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { reviewCommands } from '../../../shared/contract/runs/review.ts'
import type { ReviewSession } from '../../views/review/reviewSession.ts'
import { after } from './after.ts'

export interface ReviewDomains {
  readonly review: ReviewSession
}

export function reviewHandlersOf({ review }: ReviewDomains): HandlersFor<typeof reviewCommands> {
  return {
    'review.state': async () => review.state(),
    'review.page': async (window) => review.page(window),
    'review.question': ({ questionId }) => review.question(questionId),
    'review.ask': ({ questionId }) => after(() => review.ask(questionId)),
    'review.meaning': async (order) => review.meaning(order),
    'review.answer': async (order) => review.answer(order),
    'review.best': async ({ questionId }) => review.best(questionId),
    'review.takeBest': async (order) => review.takeBest(order),
    'review.takeBack': async ({ undoId }) => review.takeBack(undoId),
  }
}
