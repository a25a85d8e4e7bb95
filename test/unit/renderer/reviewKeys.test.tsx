// @vitest-environment jsdom
/** The keys of the review answer questions: not while something lies over them. */
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
  video: { name: 'The Night Market - 13.mkv', durationMs: null, fps: null },
  ...{ message: '', detected: 'The Night Market (2017)', counted: null },
  ...{ isAsked: true, candidates: [], ruledOut: [], translateFrom: null, inSeason: 0, ofKind: 0 },
}

test('while something lies over the question its keys answer nothing, wherever the focus is', async () => {
  const host = createFakeHost({
    handlers: {
      'review.page': async () => ({ rows: [row], total: 1, revision: 1 }),
      'review.question': async () => question,
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  await drawScreen(dependencies, createReviewScreen(dependencies))
  await screen.findByRole('button', { name: 'Yes, it is' })
  const answers = () => host.calls.filter(({ name }) => name === 'review.answer').length
  const over = document.body.appendChild(document.createElement('dialog'))
  over.open = true
  for (const target of [over, document.body]) fireEvent.keyDown(target, { key: 's' })
  expect(answers()).toBe(0)
  over.remove()
  fireEvent.keyDown(document.body, { key: 's' })
  await expect.poll(answers).toBe(1)
})
