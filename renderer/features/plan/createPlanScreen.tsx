/** The screen Plan & review, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/screen.ts'
import { createTitleChoiceStore } from '../../api/titleChoiceStore.ts'
import { PlanScreen } from './PlanScreen.tsx'
import { createPlanStores } from './planStore.ts'
import { createPreviewStore } from './review/previewStore.ts'
import { createReviewStore } from './review/reviewStore.ts'

export function createPlanScreen({ client, openScreen, navigate, onNavigation }: ScreenDependencies): () => ReactNode {
  const stores = createPlanStores(client)
  const review = createReviewStore(client)
  const previews = createPreviewStore(client)
  const titles = createTitleChoiceStore(client, (rowId, title) => review.getState().takeTitle(rowId, title))
  onNavigation('plan', ({ answer }) => stores.view.getState().showOnly({ answer, search: '' }))
  return () => <PlanScreen {...{ stores, review, previews, titles, openScreen, navigate }} />
}
