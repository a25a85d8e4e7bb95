/** Everything that a person must decide, question by question, by keyboard alone. Nothing modal. */
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../app/stores/appContext.ts'
import { Button } from '../../components/button/Button.tsx'
import { Key } from '../../components/sign/Key.tsx'
import { PageHead } from '../../components/page/PageHead.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useSeenStore } from '../../app/desk/useSeenStore.ts'
import { ReviewCompare } from './compare/ReviewCompare.tsx'
import { PreviewPane } from './preview/PreviewPane.tsx'
import { NoQuestions } from './questions/NoQuestions.tsx'
import { QuestionList } from './questions/QuestionList.tsx'
import { QuestionPane } from './QuestionPane.tsx'
import { ReviewFoot } from './ReviewFoot.tsx'
import { ReviewNewsTeller } from './questions/ReviewNewsTeller.tsx'
import { ShortcutBar } from './ShortcutBar.tsx'
import { SideSwitch, type ReviewSide, type SideSwitchProps } from './SideSwitch.tsx'
import { useFreePreviews } from './preview/useFreePreviews.ts'
import { useShownCandidate } from './preview/useShownCandidate.ts'
import { useReviewKeys } from './useReviewKeys.ts'
import { useReviewStore } from './useReviewStore.ts'
import './review.css'

export function ReviewScreen() {
  const { review } = useTexts()
  const { openScreen } = useApp()
  const open = useReviewStore('review', (state) => state.open)
  const refresh = useReviewStore('counts', (counts) => counts.refresh)
  const refreshPlan = useReviewStore('plan', (plan) => plan.refresh)
  const closeTitles = useReviewStore('titles', (state) => state.close)
  const toPlan = () => openScreen('plan')
  // Esc leads back to one of the two then.
  const isComparing = useSeenStore('compare', (compare) => compare.isComparing)
  const [side, setSide] = useState<ReviewSide>('inside')
  useReviewKeys({ toPlan, turnInside: () => setSide('inside') })
  useFreePreviews()
  useShownCandidate()
  useEffect(() => {
    void open(null)
    void refresh()
    void refreshPlan()
    return closeTitles
  }, [open, refresh, refreshPlan, closeTitles])
  useArrivals()
  return (
    <section className="review" aria-label={review.title}>
      <PageHead title={review.title} note={<ReviewNote />}>
        <Button {...(isComparing ? {} : { shortcut: 'Escape' })} onPress={toPlan}>
          {review.toPlan} {!isComparing && <Key name="Esc" />}
        </Button>
      </PageHead>
      <ReviewBody side={side} onTurn={setSide} />
      <ShortcutBar />
      <ReviewNewsTeller />
    </section>
  )
}

/** Questions that come where none was, as those of a plan that is made meanwhile, are shown at once. */
function useArrivals(): void {
  const openArrived = useReviewStore('review', (state) => state.openArrived)
  const isEmpty = useReviewStore('review', ({ rows, currentId }) => rows !== null && currentId === null)
  const waiting = useReviewStore('counts', ({ value }) => value?.open ?? 0)
  useEffect(() => {
    if (isEmpty && waiting > 0) void openArrived()
  }, [isEmpty, waiting, openArrived])
}

function ReviewBody({ side, onTurn }: SideSwitchProps) {
  const rows = useReviewStore('review', (state) => state.rows)
  const question = useReviewStore('review', (state) => state.question)
  const currentId = useReviewStore('review', (state) => state.currentId)
  const isAsking = useReviewStore('titles', ({ askedFor }) => askedFor !== null)
  const list = useRef<HTMLDivElement>(null)
  const isComparing = useSeenStore('compare', (compare) => compare.isComparing)
  const id = question?.row.id
  useEffect(() => {
    if (!isAsking && (document.activeElement?.matches('body, main') ?? true))
      list.current?.focus({ preventScroll: true })
  }, [isAsking, isComparing, id])
  if (rows === null) return <div className="review-panes" />
  if (currentId === null)
    return (
      <div className="review-panes review-beside-list">
        {rows.length > 0 && <QuestionList />}
        <NoQuestions />
      </div>
    )
  if (isComparing) return <ReviewCompare />
  return (
    <div className={`review-panes review-beside-${side}`}>
      <SideSwitch side={side} onTurn={onTurn} />
      <QuestionList />
      <div className="review-middle">
        {question && <QuestionPane question={question} ref={list} />}
        {question && <ReviewFoot question={question} />}
      </div>
      <PreviewPane />
    </div>
  )
}

function ReviewNote() {
  const { review, plan } = useTexts()
  const left = useReviewStore('plan', ({ value }) => value?.downloadsLeft ?? null)
  const counts = useReviewStore('counts', ({ value }) => value)
  const more = useReviewStore('review', ({ rows, total }) => total - (rows?.length ?? total))
  if (counts === null) return null
  const parts = [
    review.open({ count: counts.open }),
    ...(counts.decided > 0 ? [review.inPlan({ count: counts.decided })] : []),
    ...(left === null ? [] : [plan.leftToday({ downloads: left })]),
    ...(more > 0 ? [review.more({ count: more })] : []),
  ]
  return parts.join(' · ')
}
