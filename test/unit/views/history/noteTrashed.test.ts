import { expect, test } from 'vitest'
import { createNotedActs } from '../../../../electron/views/acts/notedActs.ts'
import { noteTrashed } from '../../../../electron/views/history/noteTrashed.ts'

test('an act of files that were taken back says for how many an earlier version stands again', () => {
  const acts = createNotedActs({ nowMs: () => 0 })
  const nothingKept = async () => ({ kept: [] })
  noteTrashed(acts, { rowIds: [7, 8], removed: 2, restored: 1 }, nothingKept)
  expect(acts.list().map(({ words }) => words)).toEqual([{ kind: 'trashed', count: 2, restored: 1 }])
  noteTrashed(acts, { rowIds: [], removed: 0, restored: 0 }, nothingKept)
  expect(acts.list()).toHaveLength(1)
})
