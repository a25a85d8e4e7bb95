/** Tells screen readers what the keys did: the question and its candidates. What was decided the line at the foot says. Nothing to see. */
import type { CandidateRow } from '../../../../shared/contract/plan.ts'
import { shownText } from '../../../components/text/untrusted.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { fitWords } from '../candidates/fitWords.ts'
import { questionName } from './questionWords.ts'
import type { ReviewState } from '../reviewState.ts'
import { useReviewStore } from '../useReviewStore.ts'

export function ReviewNewsTeller() {
  const texts = useTexts()
  const state = useReviewStore('review', ({ news, rows, currentId, question }) => ({ news, rows, currentId, question }))
  return (
    <p className="spoken" role="status" aria-live="polite">
      {newsWords(texts, state)}
    </p>
  )
}

type Told = Pick<ReviewState, 'news' | 'rows' | 'currentId' | 'question'>

export function newsWords(texts: Texts, told: Told): string {
  const { news: words } = texts.review
  switch (told.news?.kind) {
    case undefined:
      return ''
    case 'question':
      return questionTold(texts, told)
    case 'takenBack':
      return words.takenBack
    case 'nothingToTakeBack':
      return words.nothingToTakeBack
    case 'finished':
      return words.finished
  }
}

function questionTold(texts: Texts, { rows, currentId, question }: Told): string {
  const place = rows?.findIndex(({ id }) => id === currentId) ?? -1
  if (!rows || !question || place < 0) return ''
  const name = questionName(texts, question.row)
  const told = texts.review.news.question({ place: place + 1, total: rows.length, name })
  return `${told}. ${texts.review.why[question.row.kind]} ${candidateWords(texts, question.candidates)}`
}

/** '2 candidates. 1: Name, same source, other group; 2: …', for the nine that have keys. */
function candidateWords(texts: Texts, candidates: readonly CandidateRow[]): string {
  const listed = candidates
    .slice(0, 9)
    .map((candidate, place) => `${place + 1}: ${shownText(candidate.release)}, ${fitWords(texts, candidate, null)}`)
  return [texts.review.news.candidates({ count: candidates.length }), ...listed].join('. ')
}
