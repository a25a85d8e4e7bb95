/** The screen Review, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { ReviewScreen } from './ReviewScreen.tsx'
import { createReviewStores } from './reviewStores.ts'
import { ReviewContext } from './useReviewStore.ts'

export function createReviewScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createReviewStores(dependencies)
  return () => (
    <ReviewContext value={stores}>
      <ReviewScreen />
    </ReviewContext>
  )
}
