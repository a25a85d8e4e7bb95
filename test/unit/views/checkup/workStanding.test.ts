/** How long a check-up and its mends take still is told while they go on, and by their own pace. */
import { expect, test } from 'vitest'
import { atRest, toldStanding, workBegun, workDone } from '../../../../electron/views/checkup/workStanding.ts'

const begun = workBegun({ ...atRest, work: 'checking' }, { total: 100, atMs: 50_000 })

test('nothing is foretold at once; after ten of a hundred in five seconds it takes 45 more', () => {
  expect(toldStanding(begun)).toMatchObject({ work: 'checking', done: 0, total: 100, leftMs: null })
  const going = workDone(begun, { done: 10, atMs: 55_000 })
  expect(toldStanding(going)).toMatchObject({ done: 10, leftMs: 45_000 })
  expect(toldStanding(going)).not.toHaveProperty('pace')
})

test('mends have a pace of their own, and work that is over none', () => {
  const going = workDone(begun, { done: 90, atMs: 55_000 })
  const mending = workBegun({ ...going, work: 'mending' }, { total: 4, atMs: 60_000 })
  expect(toldStanding(workDone(mending, { done: 1, atMs: 65_000 })).leftMs).toBe(15_000)
  expect(toldStanding({ ...going, work: 'none' }).leftMs).toBeNull()
})
