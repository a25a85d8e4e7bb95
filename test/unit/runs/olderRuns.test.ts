import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { olderRunsEnded } from '../../../electron/database/tables/runs.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import { createRunPages } from '../../../electron/runs/runPages.ts'
import { createRuns } from '../../../electron/runs/runs.ts'
import { createHistory } from '../../../electron/sidecar/history/history.ts'
import { leaveAtStep } from '../../support/programs/leaveAtStep.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const clock = { nowMs: () => 1_000 }
const search = { kind: 'search', units: 3, subject: 'a name', reason: 'match', service: 'https://s.test' } as const

function open(place: string) {
  let made = 0
  const ids = { newId: () => `r${++made}` }
  const db = openDatabase(place)
  const [runs, history, ledger] = [
    createRuns(db, { clock, ids }),
    createHistory(db, { clock, ids }),
    createQuotaLedger(db, clock),
  ]
  return { db, runs, history, ledger, pages: createRunPages(db) }
}

test('what an older version asked and wrote nothing of is no run that was cut: not at the first start, nor at a later one', () => {
  const place = join(tempFolder(), 'undertitle.sqlite')
  const older = open(place)
  const ids = ['get', 'watch'].map((command) => older.history.startBatch(command))
  for (const batchId of ids) older.ledger.settle(older.ledger.reserve({ ...search, batchId }), 3)
  older.db.close()
  leaveAtStep(place, olderRunsEnded)

  for (let starts = 0; starts < 2; starts += 1) {
    const { db, runs, pages } = open(place)
    expect(runs.recover()).toBe(0)
    expect(ids.map((id) => runs.get(id))).toMatchObject(ids.map((id) => ({ id, isBegun: false, ending: null })))
    expect(pages.page({ filter: 'all', kind: null, search: '', todayMs: 0, offset: 0, limit: 10 }).total).toBe(2)
    db.close()
  }
})
