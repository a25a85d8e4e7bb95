/** For whom the answer is, and the button that gives it and says what it costs. */
import type { ReviewMeaning, ReviewQuestion, ReviewReach } from '../../../shared/contract/runs/review.ts'
import { Button } from '../../components/button/Button.tsx'
import { SegmentedControl } from '../../components/field/SegmentedControl.tsx'
import { Key } from '../../components/sign/Key.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { BestLeft } from './BestLeft.tsx'
import { countInSeason, isChoice, reachesOf, reachIn } from './questions/questionRows.ts'
import { useReviewStore } from './useReviewStore.ts'

export function ReviewFoot({ question }: { readonly question: ReviewQuestion }) {
  const texts = useTexts()
  const reach = useReach(question)
  const setReach = useReviewStore('review', (state) => state.setReach)
  const meanings = useReviewStore('review', (state) => state.meanings)
  const enter = useReviewStore('review', (state) => state.enter)
  const words = useButtonWords(question)
  const canChoose = isChoice(question)
  const inSeason = countInSeason(question, meanings)
  const meaning = meanings && (reach === 'season' ? meanings.season : meanings.one)
  return (
    <div className="review-foot">
      <div className="review-foot-row">
        <SegmentedControl
          label={texts.review.reach.label}
          value={reach}
          segments={reachesOf(question, inSeason).map((value) => ({
            value,
            label: reachWords(texts, { question, inSeason })[value],
          }))}
          onChange={(value) => void setReach(value)}
        />
        <Button look="primary" shortcut="Enter" onPress={() => void enter()}>
          {words} <Key name="⏎" />
        </Button>
      </div>
      <p className="quiet small">{canChoose ? laterWords(texts, meaning) : texts.review.byWatch}</p>
      {canChoose && <BestLeft />}
    </div>
  )
}

function useReach(question: ReviewQuestion): ReviewReach {
  const { reach, meanings } = useReviewStore('review', (state) => ({ reach: state.reach, meanings: state.meanings }))
  return reachIn(reach, question, meanings)
}

/** What Enter does now. */
function useButtonWords(question: ReviewQuestion): string {
  const texts = useTexts()
  const { review } = texts
  const reach = useReach(question)
  const { meanings, shownId } = useReviewStore('review', (state) => ({
    meanings: state.meanings,
    shownId: state.shownId,
  }))
  const { row, isAsked, candidates, inSeason, ofKind } = question
  if (row.decision !== null) return review.next
  if (!isChoice(question)) {
    if (!isAsked && (row.kind === 'ask' || row.kind === 'translate')) return review.askService
    const count = 1 + (reach === 'kind' ? ofKind : reach === 'season' ? inSeason : 0)
    return row.kind === 'better' ? review.take({ count }) : review.again({ count })
  }
  const place = candidates.findIndex(({ id }) => id === shownId) + 1
  const meaning = meanings && (reach === 'season' ? meanings.season : meanings.one)
  if (place === 0) return review.next
  const cost = meaning === null ? '…' : review.cost.downloads({ count: meaning.downloads })
  return meaning !== null && meaning.questions > 1
    ? review.chooseFor({ place, count: meaning.questions, cost })
    : review.choose({ place, cost })
}

interface Reached {
  readonly question: ReviewQuestion
  readonly inSeason: number
}

function reachWords({ review }: Texts, { question, inSeason }: Reached) {
  const { season, words } = question.row
  return {
    one: words.code === '' ? review.reach.one : review.reach.episode,
    season: season === null ? review.reach.show({ count: inSeason }) : review.reach.season({ count: inSeason, season }),
    kind: review.reach.kind({ count: question.ofKind + 1 }),
  }
}

function laterWords({ review, wording }: Texts, meaning: ReviewMeaning | null): string {
  if (meaning === null || meaning.codes.length < 2) return review.later
  return review.whatFor({ codes: wording.list(meaning.codes) })
}
