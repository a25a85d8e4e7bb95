/** One question: what it is about and why it is asked, what there is to choose from, and what else can be answered. */
import type { Ref } from 'react'
import type { ReviewQuestion } from '../../../shared/contract/runs/review.ts'
import { Button } from '../../components/button/Button.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { CandidateList } from './candidates/CandidateList.tsx'
import { OtherAnswers } from './candidates/OtherAnswers.tsx'
import { isChoice } from './questions/questionRows.ts'
import { questionName } from './questions/questionWords.ts'
import { useReviewStore } from './useReviewStore.ts'

export interface QuestionPaneProps {
  readonly question: ReviewQuestion
  readonly ref: Ref<HTMLDivElement>
}

export function QuestionPane({ question, ref }: QuestionPaneProps) {
  const texts = useTexts()
  const problem = useReviewStore('review', (state) => state.problem)
  return (
    <div className="review-question">
      <QuestionHead question={question} />
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {isChoice(question) ? <CandidateList question={question} ref={ref} /> : <OfFile question={question} />}
      <OtherAnswers key={question.row.id} question={question} />
    </div>
  )
}

function QuestionHead({ question: { row, detected, counted } }: Pick<QuestionPaneProps, 'question'>) {
  const texts = useTexts()
  const { review } = texts
  return (
    <div className="review-head">
      <h2 className="review-name">{questionName(texts, row)}</h2>
      <p className="quiet">
        {row.kind === 'title' && counted !== null ? review.countedWhy(counted) : review.why[row.kind]}
        {row.decision !== null && ` ${review.decidedAs({ decision: review.decisions[row.decision] })}.`}
      </p>
      {(row.kind === 'title' || row.kind === 'none') && detected !== null && (
        <p className="quiet">{review.detected({ title: shownText(detected) })}</p>
      )}
    </div>
  )
}

/** Nothing to choose: the file in question, or that the service is to be asked. */
function OfFile({ question }: Pick<QuestionPaneProps, 'question'>) {
  const { review } = useTexts()
  const askService = useReviewStore('review', (state) => state.askService)
  const isBusy = useReviewStore('review', (state) => state.isBusy)
  const { video, message, row, isAsked } = question
  const isUnread = !isAsked && (row.kind === 'ask' || row.kind === 'translate')
  return (
    <div className="review-file">
      <bdi className="review-file-name">{shownText(video.name)}</bdi>
      {row.kind === 'better' && message !== '' && <bdi className="quiet">{shownText(message)}</bdi>}
      {isUnread && (
        <>
          <p className="quiet">{review.notAsked}</p>
          <Button icon="search" isBusy={isBusy} onPress={() => void askService()}>
            {review.askService}
          </Button>
        </>
      )}
    </div>
  )
}
