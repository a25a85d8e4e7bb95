import { expect, test } from 'vitest'
import { noCounts, runSign, type SignedRun } from '../../../shared/runs/runSign.ts'

const ended: SignedRun = {
  ...{
    counts: noCounts,
    isUnderWay: false,
    isPaused: false,
    failedThen: 0,
    ending: 'done',
    away: 0,
    files: 0,
    undone: 0,
  },
}
const counts = (some: Partial<SignedRun['counts']>) => ({ ...noCounts, ...some })

test.each([
  ['all', { counts: counts({ all: 8, written: 8 }) }],
  ['some', { counts: counts({ all: 32, written: 9, failed: 23 }), failedThen: 23 }],
  ['failed', { counts: counts({ all: 1, failed: 1 }), failedThen: 1 }],
  ['failed', { counts: counts({ all: 6, missing: 1, skipped: 5 }), failedThen: 5 }],
  ['nothing', { counts: counts({ all: 6, missing: 6 }) }],
  ['waiting', { counts: counts({ all: 11, written: 5, waiting: 6 }) }],
  ['away', { counts: counts({ all: 12, written: 2, waiting: 10 }), away: 10 }],
  ['undone', { counts: counts({ all: 12, written: 11, missing: 1 }), files: 11, undone: 11 }],
  ['some', { counts: counts({ all: 13, written: 13 }), files: 13, undone: 1 }],
  ['some', { counts: counts({ all: 12, written: 11, missing: 1 }), files: 11, undone: 3 }],
  ['running', { counts: counts({ all: 12, running: 12 }), isUnderWay: true, ending: null }],
  ['paused', { counts: counts({ all: 12, running: 12 }), isUnderWay: true, isPaused: true, ending: null }],
  ['stopped', { counts: counts({ all: 4, skipped: 4 }), ending: 'stopped' }],
  ['failed', { ending: 'failed' }],
] as const)('%s is the sign of %j', (sign, rest) => {
  expect(runSign({ ...ended, ...rest })).toBe(sign)
})
