// @vitest-environment jsdom
/** The question about a title says what is in doubt, and takes a yes. */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createReviewScreen } from '../../../renderer/features/review/createReviewScreen.tsx'
import type { ReviewQuestion } from '../../../shared/contract/runs/review.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(cleanup)

const row: ReviewQuestion['row'] = {
  ...{ id: 'q1', videoId: 'v1', group: 'The Night Market S02', season: 2, language: 'en', kind: 'title' },
  ...{ isWatched: false, decision: null },
  words: { title: 'The Night Market', detected: '', year: null, code: 'S02E01', part: '', name: '', release: '' },
}
const question: ReviewQuestion = {
  row,
  video: { name: '[Group] The Night Market - 13.mkv', durationMs: null, fps: null },
  message: '',
  detected: 'The Night Market (2017)',
  counted: { absolute: 13, code: 'S02E01' },
  ...{ isAsked: true, candidates: [], ruledOut: [], translateFrom: null, inSeason: 0, ofKind: 0 },
}

test('what a number was counted as is said, and the title is confirmed by one press', async () => {
  const host = createFakeHost({
    handlers: {
      'review.page': async () => ({ rows: [row], total: 1, revision: 1 }),
      'review.question': async () => question,
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  await drawScreen(dependencies, createReviewScreen(dependencies))
  await screen.findByText(/Number 13 of the name was counted as S02E01/)
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, it is' }))
  await expect
    .poll(() => host.calls.filter(({ name }) => name === 'plan.setTitle'))
    .toMatchObject([{ input: { rowId: 'q1', titleId: null } }])
})
