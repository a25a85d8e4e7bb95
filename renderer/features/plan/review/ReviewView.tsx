/** Looking at what is not sure, file by file, by keyboard alone. What happens is also told to screen readers. */
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { PageHead } from '../../../components/PageHead.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { usePlanStore } from '../usePlanStore.ts'
import { CandidateList } from './CandidateList.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import { ReviewFileList } from './ReviewFileList.tsx'
import { ReviewNewsTeller } from './ReviewNewsTeller.tsx'
import { ShortcutBar } from './ShortcutBar.tsx'
import { useReviewKeys } from './useReviewKeys.ts'
import './review.css'

export function ReviewView() {
  const texts = useTexts()
  const { review } = texts.plan
  const problem = usePlanStore('review', (state) => state.problem)
  const list = useRef<HTMLDivElement>(null)
  const close = usePlanStore('review', (state) => state.close)
  const closeTitles = usePlanStore('titles', (state) => state.close)
  const isAsking = usePlanStore('titles', ({ askedFor }) => askedFor !== null)
  useReviewKeys()
  useFreePreviews()
  useEffect(() => {
    if (!isAsking) list.current?.focus()
  }, [isAsking])
  useEffect(() => closeTitles, [closeTitles])
  return (
    <section className="review" aria-label={review.title}>
      <PageHead title={review.title} note={<ReviewNote />}>
        <Button icon="chevronLeft" shortcut="Escape" onPress={close}>
          {texts.common.back}
        </Button>
      </PageHead>
      <div className="review-panes">
        <ReviewFileList />
        <CandidateList ref={list} />
        <PreviewPane />
      </div>
      {problem && (
        <div className="notices">
          <Notice tone="bad" text={problemText(texts, problem)} />
        </div>
      )}
      <ShortcutBar />
      <ReviewNewsTeller />
    </section>
  )
}

function ReviewNote() {
  const { review } = useTexts().plan
  const files = usePlanStore('review', (state) => state.files)
  const total = usePlanStore('review', (state) => state.total)
  const decided = files.filter(({ decision }) => decision !== 'open').length
  if (files.length === 0) return null
  const more = total - files.length
  return `${review.decided({ count: decided, total: files.length })}${more > 0 ? ` · ${review.more({ count: more })}` : ''}`
}

/** What lies in the cache already is shown without asking. */
function useFreePreviews(): void {
  const shown = usePlanStore('review', ({ candidates, shownId }) => candidates?.find(({ id }) => id === shownId))
  const rowId = usePlanStore('review', ({ files, at }) => files[at]?.row.id)
  const look = usePlanStore('previews', (previews) => previews.look)
  const isFree = shown?.isCached === true
  useEffect(() => {
    if (isFree && rowId !== undefined) void look(rowId, shown.id)
  }, [isFree, rowId, shown?.id, look])
}
