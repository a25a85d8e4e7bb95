import { expect, test } from 'vitest'
import { runBatch, type BatchOrder, type BatchParts } from '../../../electron/batch/runBatch.ts'
import { AppError } from '../../../shared/errors.ts'
import { testRuns } from '../../support/make/worlds/testRuns.ts'

/** A run that is killed while it looks at the folders: what it had said of itself by then is all that a later start finds. */
async function killedWhileAsking(isDryRun: boolean) {
  const { runs, history, ledger, pages, spend } = testRuns()
  const parts = {
    ...{ history, ledger, runs, runPages: pages, clock: { nowMs: () => 1, later: () => () => undefined } },
    plan: { learnUsage: async () => null, reader: { warmUp: () => undefined } },
    survey: {
      scan() {
        spend('r1', 3)
        expect(runs.recover()).toBe(isDryRun ? 0 : 1)
        throw new AppError('cancelled', 'Killed.')
      },
    },
  } as unknown as BatchParts
  const order = { command: 'get', roots: ['/lib'], isOffline: false, isDryRun, renamed: null } as unknown as BatchOrder
  const run = runBatch(parts, order, { emit: () => undefined, signal: new AbortController().signal })
  await expect(run).rejects.toThrow('Killed.')
  return runs.get('r1')
}

test('a dry run that was killed while it asked is no run that was begun', async () => {
  expect(await killedWhileAsking(true)).toMatchObject({ isBegun: false, ending: null })
})

test('any other is: it was cut', async () => {
  expect(await killedWhileAsking(false)).toMatchObject({ isBegun: true })
})
