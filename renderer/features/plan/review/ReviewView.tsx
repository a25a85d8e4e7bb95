/** Looking at what is not sure, file by file, by keyboard alone. What happens is also told to screen readers. */
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { PageHead } from '../../../components/PageHead.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { CandidateList } from './CandidateList.tsx'
import type { LookStore } from './lookStore.ts'
import { PreviewPane } from './PreviewPane.tsx'
import { ReviewFileList } from './ReviewFileList.tsx'
import { ReviewNewsTeller } from './ReviewNewsTeller.tsx'
import type { ReviewStore } from './reviewStore.ts'
import { ShortcutBar } from './ShortcutBar.tsx'
import { useReviewKeys, type ReviewStores } from './useReviewKeys.ts'
import './review.css'

export type ReviewViewProps = ReviewStores

export function ReviewView({ store, looks, titles }: ReviewViewProps) {
  const texts = useTexts()
  const { review } = texts.plan
  const problem = useStore(store, (state) => state.problem)
  const list = useRef<HTMLDivElement>(null)
  const isAsking = useStore(titles, ({ askedFor }) => askedFor !== null)
  useReviewKeys({ store, looks, titles })
  useFreeLooks(store, looks)
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
        <CandidateList store={store} looks={looks} titles={titles} ref={list} />
        <PreviewPane store={store} looks={looks} />
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
  return `${review.decided({ count: decided, total: files.length })}${more > 0 ? ` · ${review.more({ count: more })}` : ''}`
}

/** What lies in the cache already is shown without asking. */
function useFreeLooks(store: ReviewStore, looks: LookStore): void {
  const shown = useStore(store, ({ candidates, shownId }) => candidates?.find(({ id }) => id === shownId))
  const rowId = useStore(store, ({ files, at }) => files[at]?.row.id)
  const isFree = shown?.isCached === true
  useEffect(() => {
    if (isFree && rowId !== undefined) void looks.getState().look(rowId, shown.id)
  }, [isFree, rowId, shown?.id, looks])
}
