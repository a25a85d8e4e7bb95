// @vitest-environment jsdom
/** "Best for all" says what it leaves to a person: also what watch mode asks, which no plan answers. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { BestLeft } from '../../../renderer/features/review/BestLeft.tsx'
import { createReviewStores } from '../../../renderer/features/review/reviewStores.ts'
import { ReviewContext } from '../../../renderer/features/review/useReviewStore.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

const meaning = (questions: number) => ({ questions, downloads: questions, cached: 0, ai: 0, codes: [] })

async function draw(open: number, best: number) {
  const { dependencies } = await fakeDependencies(createClient(createFakeHost()))
  const stores = createReviewStores(dependencies)
  await drawScreen(dependencies, () => (
    <ReviewContext value={stores}>
      <BestLeft />
    </ReviewContext>
  ))
  await act(async () => {
    stores.counts.getState().put({ revision: 9, open, inPlan: best, watched: open - best, decided: 0 })
    stores.review.setState({ best: { show: meaning(0), all: meaning(best) } })
  })
}

test('the number of the button is what it answers, and the rest is told beside it', async () => {
  await draw(7, 4)
  screen.getByRole('button', { name: /^Best for all 4: 4 downloads/ })
  screen.getByText('3 more need answers of their own: which title it is, a translation, or what watch mode asks')
})

test.each([
  [4, 4],
  [4, 0],
])('of %i open questions with a best for %i nothing is left to tell', async (open, best) => {
  await draw(open, best)
  expect(screen.queryByText(/own:/)).toBeNull()
})
