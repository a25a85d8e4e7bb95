/** The built-in service as a process of its own, driven by its command as anybody would, for flow tests. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { openServiceDatabase } from '../../service/catalogue/database.ts'
import { serviceTables } from '../../service/tables.ts'
import { createAccounts } from '../../service/usage/accounts.ts'
import type { PlanName } from '../../service/usage/plans.ts'
import { usageTables } from '../../service/usage/tables.ts'
import { createUsageLedger, type LedgerRow } from '../../service/usage/usageLedger.ts'
import { runCli, startCli } from './runCli.ts'

export interface ServiceProcess {
  readonly url: string
  readonly key: string
  /** Every charged unit, oldest first. */
  ledger(): readonly LedgerRow[]
  stop(): Promise<void>
}

export async function startServiceProcess(
  dataDir: string,
  imported: readonly string[],
  plan: PlanName = 'pro',
): Promise<ServiceProcess> {
  const onData = ['--data', dataDir]
  const taken = await runCli(['service', 'import', ...onData, ...imported])
  if (taken.code !== 0) throw new Error(`import failed: ${taken.stderr}`)
  const key = createKey(dataDir, plan)
  const child = startCli(['service', 'start', ...onData])
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string]
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'close')
  }
  onTestFinished(stop)
  const { listening } = JSON.parse(line) as { listening: string }
  return { url: listening, key, ledger: () => ledgerRows(dataDir), stop }
}

/** As `service key` does. */
function createKey(dataDir: string, plan: PlanName): string {
  const database = openServiceDatabase(dataDir, serviceTables)
  try {
    const accounts = createAccounts({ database, now: Date.now, randomBytes })
    return accounts.createKey(accounts.create('tests', plan), 'tests')
  } finally {
    database.close()
  }
}

function ledgerRows(dataDir: string): readonly LedgerRow[] {
  const database = openServiceDatabase(dataDir, [usageTables])
  try {
    return createUsageLedger(database, Date.now).rows()
  } finally {
    database.close()
  }
}
