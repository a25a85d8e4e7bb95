/** A service that listens at an address of the test's choice, with one key. */
import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { startService } from '../../../service/server.ts'
import { createAccounts } from '../../../service/usage/accounts.ts'
import { tempFolder } from '../disks/tempFolder.ts'
import { openStoreOf, storeOf } from './storeOfTests.ts'
import { systemClock } from '../../../node/clock.ts'

export async function startServiceAt(host: string): Promise<{ readonly url: string; readonly key: string }> {
  const dataDir = tempFolder()
  const database = openStoreOf(dataDir)
  const accounts = createAccounts({ database, clock: systemClock, randomBytes })
  const key = accounts.createKey(accounts.create('test', 'free'), 'test')
  database.close()
  const service = await startService({ ...storeOf(dataDir), host, ai: { apertium: null } })
  onTestFinished(() => service.close())
  return { url: service.url, key }
}
