import { expect, test } from 'vitest'
import { asBatch } from '../../../electron/batch/asBatch.ts'
import { createRuns } from '../../../electron/runs/runs.ts'
import { createHistory } from '../../../electron/sidecar/history/history.ts'
import { AppError } from '../../../shared/errors.ts'
import { openDatabase } from '../../../electron/database/database.ts'

const clock = { nowMs: () => 1_000, later: () => () => undefined }

/** A batch that is stopped before anybody knows what it will do. */
async function stopEarly(search: number) {
  const db = openDatabase(':memory:')
  let count = 0
  const ids = { newId: () => `run-${++count}` }
  const runs = createRuns(db, { clock, ids })
  const ledger = { spentIn: () => ({ search, download: 0, ai: 0 }) }
  const parts = { history: createHistory(db, { clock, ids }), ledger, runs, clock }
  const stopped = asBatch(parts, { command: 'get', kind: 'find', emit: () => undefined }, () =>
    Promise.reject(new AppError('cancelled', 'Stopped.')),
  )
  await expect(stopped).rejects.toMatchObject({ code: 'cancelled' })
  return runs.get('run-1')
}

test('what was stopped while it asked is a run where it has spent: its cost is not lost', async () => {
  expect(await stopEarly(880)).toMatchObject({ kind: 'find', endedMs: 1_000 })
})

test('what was stopped before it asked anything is none', async () => {
  expect(await stopEarly(0)).toMatchObject({ endedMs: null })
})
