/**
 * The store of a database on a PostgreSQL server, which any number of nodes share. The operations are those of SQLite, run by
 * threads that wait for the server, so that nobody waits for them here.
 */
import { randomBytes } from 'node:crypto'
import type { ArchiveStore } from '../../catalogue/archives/archiveStore.ts'
import type { ServiceObserver } from '../../operation/observer.ts'
import type { Check } from '../../operation/readiness.ts'
import { nextResetMs } from '../../usage/periods.ts'
import type { Counter } from '../../usage/plans.ts'
import type { ServiceStore } from '../store.ts'
import { storeChecks } from '../storeChecks.ts'
import { openLinks } from './link/openLinks.ts'
import { operationsOf } from './storeTask.ts'
import { openStorePool, type StorePool } from './storePool.ts'

/** Entries of the two kinds of threads, or what the build made of them. */
export interface PostgresThreads {
  readonly query: URL
  readonly store: URL
}

export interface PostgresPlace {
  /** `postgres://user@host:port/database`, without a password. */
  readonly url: string
  readonly threads: PostgresThreads
}

export interface PostgresStoreOptions {
  readonly place: PostgresPlace
  readonly archives: ArchiveStore | null
  /** Unix milliseconds. */
  readonly now: () => number
  readonly observer: ServiceObserver
  readonly report: (where: string, thrown: unknown) => void
}

/** Rejects where the server or the archives cannot be used, and leaves nothing open then. */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<ServiceStore> {
  const { place, archives } = options
  const links = openLinks(place.threads.query, place.url)
  const task = { holder: randomBytes(8).toString('hex'), hasArchives: archives !== null }
  const pool = openStorePool({ workerUrl: place.threads.store, links, task, calls: callsOf(options) })
  const close = async () => {
    await pool.close()
    await links.close()
  }
  try {
    await pool.callLeader('lead', [])
  } catch (thrown) {
    await close()
    throw thrown
  }
  return { ...roomsOf(pool, options.now), checks: checksOf(pool, archives), pool: () => pool.load(), close }
}

function callsOf({ archives, observer, report }: PostgresStoreOptions) {
  return {
    charged: (counter: Counter, units: number) => observer.charged(counter, units),
    report: (where: string, thrown: string) => report(where, new Error(thrown)),
    putArchive: (key: string, bytes: Uint8Array) => archives?.put(key, bytes),
    getArchive: (key: string) => archives?.get(key),
    sizeOfArchive: (key: string) => archives?.sizeOf(key),
  }
}

type Rooms = Omit<ServiceStore, 'checks' | 'pool' | 'close'>

/** Room by room the operations that the table names, as its type says. What the clock alone tells is asked of nobody. */
function roomsOf(pool: StorePool, now: () => number): Rooms {
  const rooms = Object.entries(operationsOf).map(([room, names]) => {
    const operations = Object.keys(names).map((name) => {
      const operation = async (...given: readonly unknown[]) => pool.call(`${room}.${name}`, [now(), ...given])
      return [name, operation]
    })
    return [room, Object.fromEntries(operations) as object]
  })
  const asked = Object.fromEntries(rooms) as Rooms
  return { ...asked, ledger: { ...asked.ledger, resetsAtMs: async (counter) => nextResetMs(counter, now()) } }
}

function checksOf(pool: StorePool, archives: ArchiveStore | null): readonly Check[] {
  const works = (name: string) => async () => {
    await pool.call(name, [])
  }
  return storeChecks({ database: works('probe'), migrations: works('requireMigrated'), archives })
}
