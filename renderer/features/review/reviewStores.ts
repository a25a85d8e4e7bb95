/** The stores of the review, made together. */
import { createTitleChoiceStore, type TitleChoiceStore } from '../../api/titleChoiceStore.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import type { UsageState } from '../../../shared/contract/account.ts'
import type { PlanState } from '../../../shared/contract/plan.ts'
import type { ReviewState as ReviewCounts } from '../../../shared/contract/runs/review.ts'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { createPreviewStore, type PreviewStore } from './preview/previewStore.ts'
import type { ReviewStore } from './reviewState.ts'
import { createReviewStore } from './reviewStore.ts'

export interface ReviewStores {
  readonly counts: LiveRecordStore<ReviewCounts>
  readonly plan: LiveRecordStore<PlanState>
  readonly review: ReviewStore
  readonly previews: PreviewStore
  readonly titles: TitleChoiceStore
  /** When what is used up is renewed. */
  readonly usage: LiveRecordStore<UsageState>
}

export function createReviewStores({ client, acts, onNavigation, bindAddress }: ScreenDependencies): ReviewStores {
  const counts = createLiveRecord(client, { read: () => client.call('review.state', {}), changedBy: 'review.changed' })
  const plan = createLiveRecord(client, { read: () => client.call('plan.state', {}), changedBy: 'plan.changed' })
  const usage = createLiveRecord(client, { read: () => client.call('usage.state', {}), changedBy: 'usage.changed' })
  const openTitleQuestion = (rowId: string, text: string) => titles.getState().open(rowId, text)
  const review = createReviewStore({ client, acts, openTitleQuestion })
  const titles = createTitleChoiceStore(client, {
    take: (rowId, title) => review.getState().takeTitle(rowId, title),
    forget: (videoId) => client.call('video.forgetTitle', { videoId }),
  })
  const previews = createPreviewStore(client, {
    shown: () => shownIn(review),
    lookedInto: (candidate) => void review.getState().lookedInto(candidate),
  })
  bindAddress('review', {
    read: ({ row }) => {
      if (row !== undefined) void review.getState().open(row)
    },
    write: () => {
      const { currentId } = review.getState()
      return currentId === null ? {} : { row: currentId }
    },
    subscribe: review.subscribe,
  })
  onNavigation('review', ({ questionId }) => void review.getState().open(questionId))
  return { counts, plan, review, previews, titles, usage }
}

/** The candidate that the review shows. */
function shownIn(review: ReviewStore) {
  const { currentId: rowId, shownId: candidateId } = review.getState()
  return rowId === null || candidateId === null ? null : { rowId, candidateId }
}
