/** Runs over a real database in memory, with ids 'r1', 'r2', … and a batch for each id that a test names. */
import { openDatabase } from '../../../../electron/database/database.ts'
import { createRunPages } from '../../../../electron/runs/runPages.ts'
import { createRuns } from '../../../../electron/runs/runs.ts'
import { createHistory } from '../../../../electron/sidecar/history/history.ts'

export function testRuns(nowMs: () => number = () => 1) {
  const db = openDatabase(':memory:')
  let made = 0
  const newId = () => `r${++made}`
  const runs = createRuns(db, { clock: { nowMs }, ids: { newId } })
  const history = createHistory(db, { clock: { nowMs }, ids: { newId } })
  return { db, runs, history, pages: createRunPages(db) }
}
