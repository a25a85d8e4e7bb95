/** The stores of the review, to the components of its screen. */
import { createStoreContext } from '../../app/stores/storeContext.ts'
import type { ReviewStores } from './reviewStores.ts'

export const {
  Provider: ReviewContext,
  useStores: useReviewStores,
  useSelected: useReviewStore,
} = createStoreContext<ReviewStores>('review')
