/** Looking at what is not sure, file by file, by keyboard alone. What happens is also told to screen readers. */
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { PageHead } from '../../../components/PageHead.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { CandidateList } from './CandidateList.tsx'
import type { PreviewStore } from './previewStore.ts'
import { PreviewPane } from './PreviewPane.tsx'
import { ReviewFileList } from './ReviewFileList.tsx'
import { ReviewNewsTeller } from './ReviewNewsTeller.tsx'
import type { ReviewStore } from './reviewStore.ts'
import { ShortcutBar } from './ShortcutBar.tsx'
import { useReviewKeys, type ReviewStores } from './useReviewKeys.ts'
import './review.css'

export type ReviewViewProps = ReviewStores

export function ReviewView({ store, previews, titles }: ReviewViewProps) {
  const texts = useTexts()
  const { review } = texts.plan
  const problem = useStore(store, (state) => state.problem)
  const list = useRef<HTMLDivElement>(null)
  const isAsking = useStore(titles, ({ askedFor }) => askedFor !== null)
  useReviewKeys({ store, previews, titles })
  useFreePreviews(store, previews)
  useEffect(() => {
    if (!isAsking) list.current?.focus()
  }, [isAsking])
  useEffect(() => titles.getState().close, [titles])
  return (
    <section className="review" aria-label={review.title}>
      <PageHead title={review.title} note={<ReviewNote store={store} />}>
        <Button icon="chevronLeft" shortcut="Escape" onPress={store.getState().close}>
          {texts.common.back}
        </Button>
      </PageHead>
      <div className="review-panes">
        <ReviewFileList store={store} />
        <CandidateList store={store} previews={previews} titles={titles} ref={list} />
        <PreviewPane store={store} previews={previews} />
      </div>
      {problem && (
        <div className="notices">
          <Notice tone="bad" text={problemText(texts, problem)} />
        </div>
      )}
      <ShortcutBar />
      <ReviewNewsTeller store={store} />
    </section>
  )
}

function ReviewNote({ store }: Pick<ReviewViewProps, 'store'>) {
  const { review } = useTexts().plan
  const files = useStore(store, (state) => state.files)
  const total = useStore(store, (state) => state.total)
  const decided = files.filter(({ decision }) => decision !== 'open').length
  if (files.length === 0) return null
  const more = total - files.length
  return `${review.decided(decided, files.length)}${more > 0 ? ` · ${review.more(more)}` : ''}`
}

/** What lies in the cache already is shown without asking. */
function useFreePreviews(store: ReviewStore, previews: PreviewStore): void {
  const shown = useStore(store, ({ candidates, shownId }) => candidates?.find(({ id }) => id === shownId))
  const rowId = useStore(store, ({ files, at }) => files[at]?.row.id)
  const isFree = shown?.isCached === true
  useEffect(() => {
    if (isFree && rowId !== undefined) void previews.getState().look(rowId, shown.id)
  }, [isFree, rowId, shown?.id, previews])
}
