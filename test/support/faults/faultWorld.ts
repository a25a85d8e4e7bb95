/** The service and the videos that the trials of one command share; each trial has a copy of the videos and an account of its own. */
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openServiceDatabase } from '../../../service/catalogue/store/database.ts'
import { createAccounts } from '../../../service/usage/accounts.ts'
import { serviceTables } from '../../../service/tables.ts'
import type { LedgerRow } from '../../../service/usage/usageLedger.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { openCommandWorld, type CommandWorld } from '../make/worlds/commandWorld.ts'
import { treeLines } from '../disks/tempFolder.ts'
import { systemClock } from '../../../node/clock.ts'

export interface FaultWorld {
  readonly commands: CommandWorld
  newTenant(): Tenant
  close(): Promise<void>
}

/** An account of the service, and what it was charged. */
export interface Tenant {
  readonly id: string
  readonly key: string
  readonly token: string
  charged(): readonly LedgerRow[]
  /** States of what it sent. */
  uploads(): readonly string[]
}

export async function openFaultWorld(): Promise<FaultWorld> {
  const commands = await openCommandWorld()
  const { service } = commands
  const database = openServiceDatabase(service.dataDir, serviceTables)
  const accounts = createAccounts({ database, clock: systemClock, randomBytes })
  return {
    commands,
    newTenant() {
      const account = accounts.create('tenant', 'pro')
      const { id } = account
      return {
        id,
        key: accounts.createKey(account, 'tenant'),
        token: accounts.createToken(account),
        charged: () => service.ledgerRows().filter(({ accountId }) => accountId === id),
        uploads: () =>
          database
            .all<{ state: string }>('SELECT state FROM uploads WHERE account_id = ? AND sent_at IS NOT NULL', id)
            .map(({ state }) => state),
      }
    },
    async close() {
      database.close()
      await commands.close()
    },
  }
}

/** Three videos that the service has subtitles for, a file of the user's, and where the home will be. */
export function placeVideos({ commands }: FaultWorld, folder: string) {
  const library = join(folder, 'videos')
  mkdirSync(library)
  const videos = (['whole', 'episode', 'doubtful'] as const).map((which) => {
    const path = join(library, basename(commands.videoOf(which)))
    cpSync(commands.videoOf(which), path, { preserveTimestamps: true })
    return path
  })
  writeFileSync(join(library, 'notes.txt'), 'mine')
  return { library, home: join(folder, 'home'), videos, before: treeLines(library) }
}

interface Entry {
  readonly kind: string
  readonly state: string
  readonly units: number
}

/** What was charged, the app knows of; an archive is paid once, and an answer at most once more than it was kept. */
export function unfairCharges(home: string, tenant: Tenant, names: number): readonly string[] {
  const db = openDatabase(join(home, 'undertitle.sqlite'))
  const entries = db.all<Entry>('SELECT kind, state, units FROM quota_entries')
  db.close()
  const charged = tenant.charged()
  const sum = (rows: readonly { readonly units: number }[]) => rows.reduce((total, { units }) => total + units, 0)
  const known = (kind: string) =>
    sum(entries.filter((entry) => entry.kind === kind && ['settled', 'unknown'].includes(entry.state)))
  const of = (counter: string) => charged.filter((row) => row.counter === counter)
  const archives = of('downloads').map(({ object }) => object)
  return [
    ...(entries.some(({ state }) => state === 'reserved') ? ['leaves units reserved'] : []),
    ...(new Set(archives).size < archives.length ? ['pays an archive twice'] : []),
    ...(sum(of('search')) > 2 * names ? [`pays ${String(sum(of('search')))} searches`] : []),
    ...(sum(of('search')) > known('search') ? ['does not know of searches that were charged'] : []),
    ...(sum(of('downloads')) > known('download') ? ['does not know of downloads that were charged'] : []),
  ]
}

export function otherLines(found: readonly string[], expected: readonly string[]): readonly string[] {
  const more = found.filter((line) => !expected.includes(line)).map((line) => `has ${line}`)
  return [...more, ...expected.filter((line) => !found.includes(line)).map((line) => `lacks ${line}`)]
}
