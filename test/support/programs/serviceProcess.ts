/** The built-in service as a process of its own, for flow tests: its data are put there first, in the test's own process. */
import { randomBytes } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { importPaths } from '../../../service/catalogue/import/import.ts'
import { openServiceDatabase, type ServiceDatabase } from '../../../service/catalogue/store/database.ts'
import { serviceTables } from '../../../service/tables.ts'
import { createAccounts } from '../../../service/usage/accounts.ts'
import type { PlanName } from '../../../service/usage/plans.ts'
import { operatorTables, usageTables } from '../../../service/usage/tables.ts'
import { createUsageLedger, type LedgerRow } from '../../../service/usage/usageLedger.ts'
import { startCli } from './runCli.ts'
import { systemClock } from '../../../node/clock.ts'

export interface ServiceProcess {
  readonly url: string
  readonly key: string
  /** What the same account uploads with. */
  readonly token: string
  /** Of another account with the same plan: who asks with it pays for everything. */
  newKey(): string
  /** Every charged unit, oldest first. */
  ledger(): readonly LedgerRow[]
  stop(): Promise<void>
}

export async function startServiceProcess(
  dataDir: string,
  imported: readonly string[],
  plan: PlanName = 'pro',
): Promise<ServiceProcess> {
  await importInto(dataDir, imported)
  const { key, token } = createAccount(dataDir, plan)
  const { child, url } = await listening(startCli(['service', 'start', '--data', dataDir]))
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'close')
  }
  onTestFinished(stop)
  const newKey = () => createAccount(dataDir, plan).key
  return { url, key, token, newKey, ledger: () => ledgerRows(dataDir), stop }
}

export interface ServiceChild {
  readonly child: ChildProcess
  readonly url: string
}

/** Settles once a `service start` listens. @throws where it ended before */
export async function listening(child: ChildProcess): Promise<ServiceChild> {
  child.stderr?.resume()
  const line = once(createInterface(child.stdout!), 'line')
  const ended = once(child, 'close').then(() => {
    throw new Error('The service ended before it listened.')
  })
  const [first] = (await Promise.race([line, ended])) as [string]
  ended.catch(() => undefined)
  return { child, url: (JSON.parse(first) as { readonly listening: string }).listening }
}

export interface ServiceAccount {
  readonly id: string
  readonly key: string
  readonly token: string
}

/** As `service import` does; a process of its own would take longer to start than to import. */
async function importInto(dataDir: string, paths: readonly string[]): Promise<void> {
  const database = openServiceDatabase(dataDir, serviceTables)
  try {
    await importPaths(database, paths)
  } finally {
    database.close()
  }
}

/** As `service key` and `service token` do. */
export function createAccount(dataDir: string, plan: PlanName): ServiceAccount {
  const database = openServiceDatabase(dataDir, serviceTables)
  try {
    return createAccountIn(database, plan)
  } finally {
    database.close()
  }
}

export function createAccountIn(database: ServiceDatabase, plan: PlanName): ServiceAccount {
  const accounts = createAccounts({ database, clock: systemClock, randomBytes })
  const account = accounts.create('tests', plan)
  return { id: account.id, key: accounts.createKey(account, 'tests'), token: accounts.createToken(account) }
}

export function ledgerRows(dataDir: string): readonly LedgerRow[] {
  const database = openServiceDatabase(dataDir, [usageTables, operatorTables])
  try {
    return createUsageLedger(database, Date.now).rows()
  } finally {
    database.close()
  }
}
