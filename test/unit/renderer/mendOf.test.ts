// The button of a run in the list leads to what mends it.
import { expect, test } from 'vitest'
import { mendOf } from '../../../renderer/features/activity/run/openRunStores.ts'
import type { RunRow } from '../../../shared/contract/runs/runs.ts'
import { noCounts } from '../../../shared/runs/runSign.ts'

type Said = Parameters<typeof mendOf>[0]

const row: Said = {
  firstCause: null,
  verbs: { canPause: false, canResume: false, canStop: false, toRetry: 0 },
  sign: 'some',
  problem: null,
  counts: noCounts,
  settled: noCounts,
  waitsForWatch: false,
}
const failed = (code: NonNullable<RunRow['firstCause']>['code']): Said => ({
  ...row,
  sign: 'failed',
  firstCause: { reason: 'error', code, count: 2, message: '' },
})

test.each(['key.refused', 'token.missing', 'quota.exhausted', 'file.nameTooLong', 'folder.missing'] as const)(
  '%s leads to the place where it is mended',
  (code) => expect(mendOf(failed(code))).toEqual({ kind: 'remedy', code }),
)

test('a run that failed before it had a subtitle has its remedy too', () => {
  const problem = { code: 'key.refused', message: '' } as const
  expect(mendOf({ ...row, sign: 'failed', problem })).toEqual({ kind: 'remedy', code: 'key.refused' })
})

test('where nothing but the files themselves can be mended, the run is opened', () => {
  expect(mendOf(failed('file.changed'))).toEqual({ kind: 'open' })
  // Its sentence says which disk; an emptied cache would rarely free that one.
  expect(mendOf(failed('disk.full'))).toEqual({ kind: 'open' })
  expect(mendOf(failed(null))).toEqual({ kind: 'open' })
})

test('what is away is tried now, what waits for an answer leads to the questions, and what is right needs nothing', () => {
  expect(mendOf({ ...row, sign: 'away', verbs: { ...row.verbs, toRetry: 3 } })).toEqual({ kind: 'try' })
  expect(mendOf({ ...row, counts: { ...noCounts, review: 2 } })).toEqual({ kind: 'review' })
  expect(mendOf({ ...row, sign: 'waiting', waitsForWatch: true })).toEqual({ kind: 'watch' })
  expect(mendOf({ ...row, sign: 'all' })).toBeNull()
})

test('a run that was cut off goes on from the list, but for one that was taken back', () => {
  const cut: Said = { ...row, counts: { ...noCounts, stopped: 3, review: 2 }, verbs: { ...row.verbs, toRetry: 3 } }
  expect(mendOf(cut)).toEqual({ kind: 'try' })
  expect(mendOf({ ...cut, sign: 'undone' })).toEqual({ kind: 'review' })
})

test('what failed and was settled since has nothing left to mend', () => {
  const settled = { ...noCounts, all: 2, failed: 2 }
  expect(mendOf({ ...failed('key.refused'), settled })).toBeNull()
  const counts = { ...noCounts, all: 3, skipped: 2, failed: 1 }
  expect(mendOf({ ...failed('key.refused'), counts, settled })).toEqual({ kind: 'remedy', code: 'key.refused' })
})
