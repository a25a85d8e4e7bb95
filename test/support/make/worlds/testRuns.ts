/** Runs over a real database in memory, with ids 'r1', 'r2', … and a batch for each id that a test names. */
import { openDatabase } from '../../../../electron/database/database.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import { createRunPages } from '../../../../electron/runs/runPages.ts'
import { createRuns } from '../../../../electron/runs/runs.ts'
import { createHistory } from '../../../../electron/sidecar/history/history.ts'

export function testRuns(nowMs: () => number = () => 1) {
  const db = openDatabase(':memory:')
  let made = 0
  const newId = () => `r${++made}`
  const runs = createRuns(db, { clock: { nowMs }, ids: { newId } })
  const history = createHistory(db, { clock: { nowMs }, ids: { newId } })
  const ledger = createQuotaLedger(db, { nowMs })
  /** So many searches of this batch that came to an end. */
  const spend = (batchId: string, units: number) => {
    const entry = {
      kind: 'search',
      units,
      batchId,
      subject: 'a name',
      reason: 'match',
      service: 'https://s.test',
    } as const
    ledger.settle(ledger.reserve(entry), units)
  }
  return { db, runs, history, ledger, spend, pages: createRunPages(db) }
}
