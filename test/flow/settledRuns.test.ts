/** A run whose failures a later one has put right: settled as long as what that wrote stands. */
import { expect, test } from 'vitest'
import { openPlannedHost } from '../support/hosts/openTestHost.ts'
import { runPlan, runWithoutSeason } from '../support/hosts/runWithoutSeason.ts'

test('what a later run has written is settled, and failed once more while that is undone', async () => {
  const opened = await openPlannedHost('en')
  const { ask, bugs } = opened
  const failing = await runWithoutSeason(opened)
  const rowNow = async () => (await ask('runs.run', { runId: failing })).row
  const open = { counts: { failed: 4 }, settled: { all: 0 }, verbs: { toRetry: 4 } }
  expect(await rowNow()).toMatchObject(open)
  const later = await runPlan(opened)
  const settled = { counts: { failed: 0, skipped: 4 }, settled: { all: 4, failed: 4 }, verbs: { toRetry: 0 } }
  expect(await rowNow()).toMatchObject(settled)
  await ask('runs.undo', { runId: later })
  expect(await rowNow()).toMatchObject({ ...open, firstCause: { code: 'file.missing', count: 4 } })
  await ask('runs.bringBack', { runId: later })
  expect(await rowNow()).toMatchObject(settled)
  expect(bugs).toEqual([])
})
