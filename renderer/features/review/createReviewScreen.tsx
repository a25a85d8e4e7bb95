/** The screen Review, tied to its stores. */
import type { ReactNode } from 'react'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { createSmallDesk } from '../../app/desk/small/smallDesk.ts'
import { SmallDeskContext } from '../../app/desk/small/SmallDeskContext.tsx'
import { ReviewScreen } from './ReviewScreen.tsx'
import { tellPaidComparison } from './compare/tellPaidComparison.ts'
import { createReviewStores } from './reviewStores.ts'
import { ReviewContext } from './useReviewStore.ts'

export function createReviewScreen(dependencies: ScreenDependencies): () => ReactNode {
  const stores = createReviewStores(dependencies)
  const desk = createSmallDesk({ client: dependencies.client, place: 'review', clipsAt: 'rest' })
  tellPaidComparison(desk.compare, stores.review)
  return () => (
    <ReviewContext value={stores}>
      <SmallDeskContext value={desk}>
        <ReviewScreen />
      </SmallDeskContext>
    </ReviewContext>
  )
}
