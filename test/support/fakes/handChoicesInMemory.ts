/** Hand choices in a database that is gone with the test. */
import { onTestFinished } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { createHandChoices, type HandChoices } from '../../../electron/plan/handChoices.ts'

export function handChoicesInMemory(): HandChoices {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  return createHandChoices(db, { nowMs: () => 1 })
}
