/** The best for all that are left, of this show and of everything, and what that costs when the plan runs. */
import type { BestReach, ReviewBest } from '../../../shared/contract/runs/review.ts'
import { KeyNames } from '../../app/keys/KeyNames.tsx'
import { Button } from '../../components/button/Button.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useReviewStore } from './useReviewStore.ts'

export function BestLeft() {
  const texts = useTexts()
  const best = useReviewStore('review', (state) => state.best)
  const takeBest = useReviewStore('review', (state) => state.takeBest)
  const open = useReviewStore('counts', ({ value }) => value?.open ?? 0)
  const reaches = best === null ? [] : bestReaches(best)
  const leftOut = best === null || reaches.length === 0 ? 0 : open - best.all.questions
  // Its room is kept: what it says comes later.
  return (
    <div className="review-best">
      {best !== null &&
        reaches.map((reach) => (
          <Button
            key={reach}
            size="s"
            look="ghost"
            shortcut={reach === 'show' ? 'B' : 'Shift+B'}
            onPress={() => void takeBest(reach)}
          >
            {bestWords(texts, best, reach)} <KeyNames names={reach === 'show' ? ['B'] : ['Shift', 'B']} />
          </Button>
        ))}
      {leftOut > 0 && <p className="review-best-rest small faint">{texts.review.bestLeavesOut({ count: leftOut })}</p>}
    </div>
  )
}

/** For one that is left the main button does it; where the show is all of it, one of them would say the same twice. */
function bestReaches({ show, all }: ReviewBest): readonly BestReach[] {
  const isShow = show.questions > 1 && show.questions < all.questions
  return [...(isShow ? (['show'] as const) : []), ...(all.questions > 1 ? (['all'] as const) : [])]
}

function bestWords({ review }: Texts, best: ReviewBest, reach: BestReach): string {
  const { questions: count, downloads } = best[reach]
  const cost = review.cost.downloads({ count: downloads })
  return reach === 'all' ? review.best({ count, cost }) : review.bestOfShow({ count, cost })
}
