/** Where nothing is to decide; or where the questions are gone with the plan, how they come back. */
import { Button } from '../../../components/button/Button.tsx'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useReviewStore } from '../useReviewStore.ts'

export function NoQuestions() {
  const texts = useTexts()
  const { plan, review, wording } = texts
  const state = useReviewStore('plan', ({ value }) => value)
  const problem = useReviewStore('review', (store) => store.problem)
  const makeFormerPlan = useReviewStore('review', (store) => store.makeFormerPlan)
  const former = state?.phase === 'empty' ? state.former : null
  return (
    <div className="review-done">
      {former === null ? (
        <EmptyState icon="check" title={review.emptyTitle} text={review.emptyHint} />
      ) : (
        <EmptyState
          icon="plan"
          title={plan.former.title({ count: former.videos })}
          text={plan.former.hint({ count: former.decided, moment: wording.moment(former.madeMs) })}
        >
          <Button look="primary" icon="refresh" onPress={() => void makeFormerPlan()}>
            {plan.former.make}
          </Button>
        </EmptyState>
      )}
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
    </div>
  )
}
