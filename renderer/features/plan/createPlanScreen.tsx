/** The screen Plan & review, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenParts } from '../../app/screen.ts'
import { createTitleChoiceStore } from '../../api/titleChoiceStore.ts'
import { PlanScreen } from './PlanScreen.tsx'
import { createPlanStores } from './planStore.ts'
import { createLookStore } from './review/lookStore.ts'
import { createReviewStore } from './review/reviewStore.ts'

export function createPlanScreen({ client, openScreen }: ScreenParts): () => ReactNode {
  const stores = createPlanStores(client)
  const review = createReviewStore(client)
  const looks = createLookStore(client)
  const titles = createTitleChoiceStore(client, (rowId, title) => review.getState().takeTitle(rowId, title))
  return () => <PlanScreen stores={stores} review={review} looks={looks} titles={titles} openScreen={openScreen} />
}
