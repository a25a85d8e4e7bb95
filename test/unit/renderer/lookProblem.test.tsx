// @vitest-environment jsdom
/** A look inside that no download is left for is not queued: it says when it can be had, as the window tells moments. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { LookProblem } from '../../../renderer/features/review/preview/LookProblem.tsx'
import { createReviewStores } from '../../../renderer/features/review/reviewStores.ts'
import { ReviewContext } from '../../../renderer/features/review/useReviewStore.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import { AppError } from '../../../shared/errors.ts'
import { fakeUsage } from '../../support/fakes/fakeAnswers.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

const usedUp = new AppError('quota.exhausted', '0 downloads are left until 2026-01-02 00:00 UTC, 1 is needed.')

test.each([null, Date.UTC(2026, 0, 2)])('where downloads are renewed at %j', async (resetsAtMs) => {
  const usage = { ...fakeUsage, downloads: { ...fakeUsage.downloads, resetsAtMs } }
  const host = createFakeHost({ handlers: { 'usage.state': async () => usage } })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createReviewStores(dependencies)
  await drawScreen(dependencies, () => (
    <ReviewContext value={stores}>
      <LookProblem problem={usedUp} />
    </ReviewContext>
  ))
  const { wording } = await loadTexts('en')
  const then = resetsAtMs === null ? 'once they are renewed' : `again from ${wording.moment(resetsAtMs)}`
  expect((await screen.findByText(/^No downloads are left/)).textContent).toBe(
    `No downloads are left. You can look inside ${then}.`,
  )
})
