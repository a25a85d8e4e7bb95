/** What the app settled is what the service charged it, to the unit; nothing is open, nothing is unknown. */
import { join } from 'node:path'
import { expect } from 'vitest'
import { openDatabase } from '../../electron/database/database.ts'
import type { LedgerRow } from '../../service/usage/usageLedger.ts'
import type { ServiceAccount } from '../support/programs/serviceProcess.ts'

export interface Charging {
  readonly account: ServiceAccount
  ledger(): readonly LedgerRow[]
}

const kindOf = { search: 'search', downloads: 'download' } as const

export function expectExactLedger(home: string, charging: Charging): void {
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  const entries = db.all<{ kind: string; state: string; units: number }>('SELECT kind, state, units FROM quota_entries')
  db.close()
  const open = entries.filter(({ state }) => state === 'reserved' || state === 'unknown')
  expect(open).toEqual([])
  const charged = charging.ledger().filter(({ accountId }) => accountId === charging.account.id)
  for (const counter of ['search', 'downloads'] as const) {
    const settled = entries.filter(({ kind, state }) => kind === kindOf[counter] && state === 'settled')
    const rows = charged.filter((row) => row.counter === counter)
    expect(rows.reduce((sum, { units }) => sum + units, 0)).toBe(settled.reduce((sum, { units }) => sum + units, 0))
  }
  const archives = charged.filter(({ counter }) => counter === 'downloads').map(({ object }) => object)
  expect(new Set(archives).size).toBe(archives.length)
}
