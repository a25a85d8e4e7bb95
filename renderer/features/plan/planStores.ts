/** The stores of the plan and its review, made together. */
import { createTitleChoiceStore, type TitleChoiceStore } from '../../api/titleChoiceStore.ts'
import type { ScreenDependencies } from '../../app/screen.ts'
import { createPlanListStores, type PlanListStores } from './planListStores.ts'
import { createPreviewStore, type PreviewStore } from './review/previewStore.ts'
import { createReviewStore, type ReviewStore } from './review/reviewStore.ts'

export interface PlanStores extends PlanListStores {
  readonly review: ReviewStore
  readonly previews: PreviewStore
  readonly titles: TitleChoiceStore
}

export function createPlanStores({ client, openScreen, onNavigation }: ScreenDependencies): PlanStores {
  const lists = createPlanListStores(client, () => openScreen('activity'))
  const review = createReviewStore(client, (rowId, text) => titles.getState().open(rowId, text))
  const titles = createTitleChoiceStore(client, (rowId, title) => review.getState().takeTitle(rowId, title))
  const previews = createPreviewStore(client, () => shownIn(review))
  onNavigation('plan', ({ answer }) => lists.view.getState().showOnly({ answer, search: '' }))
  return { ...lists, review, previews, titles }
}

/** The candidate that the review shows. */
function shownIn(review: ReviewStore) {
  const { files, at, shownId: candidateId } = review.getState()
  const rowId = files[at]?.row.id
  return rowId === undefined || candidateId === null ? null : { rowId, candidateId }
}
