/** A service that listens at an address of the test's choice, with one key. */
import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { openServiceDatabase } from '../../../service/catalogue/store/database.ts'
import { startService } from '../../../service/server.ts'
import { serviceTables } from '../../../service/tables.ts'
import { createAccounts } from '../../../service/usage/accounts.ts'
import { tempFolder } from '../disks/tempFolder.ts'
import { systemClock } from '../../../node/clock.ts'

export async function startServiceAt(host: string): Promise<{ readonly url: string; readonly key: string }> {
  const dataDir = tempFolder()
  const database = openServiceDatabase(dataDir, serviceTables)
  const accounts = createAccounts({ database, clock: systemClock, randomBytes })
  const key = accounts.createKey(accounts.create('test', 'free'), 'test')
  database.close()
  const service = await startService({ dataDir, host, ai: { apertium: null } })
  onTestFinished(() => service.close())
  return { url: service.url, key }
}
