/** What watch mode has put off goes on by itself only while it is on; what is parked, or waits for the service, goes on anyway. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import type { KeptOutcome, Outcome } from '../../../../electron/runs/run.ts'
import { createRunPages } from '../../../../electron/runs/runPages.ts'
import { createRuns } from '../../../../electron/runs/runs.ts'
import { nothingLive, runRowOf } from '../../../../electron/views/runs/runRows.ts'

const clock = { nowMs: () => 1_000 }
const parked: Outcome = {
  ...{
    videoPath: '/lib/One.mkv',
    wish: 'en',
    language: 'en',
    state: 'waiting',
    reason: 'quota',
    code: 'quota.exhausted',
  },
  ...{ message: '', path: null, writtenId: null },
}
const ofShare: Outcome = { ...parked, videoPath: '/lib/Other.mkv' }

function rowOf(command: string, outcomes: readonly Outcome[], isOn: boolean) {
  const db = openDatabase(':memory:')
  const runs = createRuns(db, { clock, ids: { newId: () => 'r' } })
  runs.open({ kind: 'find', command })
  runs.record('r', outcomes)
  runs.end('r', 'done')
  const parts = { runs, pages: createRunPages(db), ledger: { spentIn: () => ({ search: 0, download: 0, ai: 0 }) } }
  const isParked = ({ videoPath }: KeptOutcome) => videoPath === parked.videoPath
  return runRowOf(parts, runs.get('r')!, { ...nothingLive, quotaMs: 5_000, isWatchOff: !isOn, isParked })
}

test.each([
  ['watch', [ofShare], false, { waitsForWatch: true, resumesAtMs: null }],
  ['watch', [ofShare], true, { waitsForWatch: false, resumesAtMs: 5_000 }],
  ['watch', [ofShare, parked], false, { waitsForWatch: false, resumesAtMs: 5_000 }],
  ['window', [ofShare], false, { waitsForWatch: false, resumesAtMs: 5_000 }],
] as const)('of a run of "%s"', (command, outcomes, isOn, told) => {
  expect(rowOf(command, outcomes, isOn)).toMatchObject({ sign: 'waiting', ...told })
})
