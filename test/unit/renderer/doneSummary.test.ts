import { expect, test } from 'vitest'
import { doneSummaryOf } from '../../../renderer/features/activity/doneSummary.ts'
import { emptyPlan, quietActivity } from '../../support/fakes/fakeAnswers.ts'

const result = { written: 28, skipped: 1, failed: 0, search: 17, downloads: 13 }

test('what waits for a person is not right yet and is told first', () => {
  const sums = { ...emptyPlan.sums, ask: 6, none: 1 }
  const summary = doneSummaryOf({ ...emptyPlan, phase: 'done', sums, result }, quietActivity)
  expect(summary).toEqual({
    right: 28,
    total: 35,
    share: 0.8,
    left: [
      { reason: 'ask', count: 6 },
      { reason: 'none', count: 1 },
    ],
    spent: { search: 17, downloads: 13 },
  })
})

test('there is nothing to sum up before a run has ended', () => {
  expect(doneSummaryOf({ ...emptyPlan, phase: 'running' }, quietActivity)).toBeNull()
})
