/** The store of one data folder: SQLite within this process, which any number of processes may have open. */
import { createLockedTurns } from '../ai/jobs/lockedTurns.ts'
import { startArchiveMover } from '../catalogue/archives/archiveMover.ts'
import type { ArchiveStore } from '../catalogue/archives/archiveStore.ts'
import { requireRoomToWrite } from '../catalogue/store/roomToWrite.ts'
import { requireArchives } from '../catalogue/archives/requireArchives.ts'
import { importSampleIfEmpty } from '../catalogue/import/importSample.ts'
import { lockData, openServiceDatabase, stepsWith, type ServiceDatabase } from '../catalogue/store/database.ts'
import type { Catalogue } from '../catalogue/records.ts'
import type { ServiceObserver } from '../operation/observer.ts'
import type { Check } from '../operation/readiness.ts'
import { indexNames } from '../search/indexNames.ts'
import { serviceTables } from '../tables.ts'
import { openAppAccount, withAppSecrets, type AppSecrets } from '../usage/appKey.ts'
import type { Charged, Due, UsageLedger } from '../usage/usageLedger.ts'
import { asynchronous } from './asynchronous.ts'
import { inClosingTime } from './closingTime.ts'
import { gathered, settled } from './gathered.ts'
import { createOperations } from './operations.ts'
import { createReadsTogether } from './readsTogether.ts'
import { requireSteps } from './requireSteps.ts'
import type { LedgerStore, ServiceStore } from './store.ts'
import { storeChecks } from './storeChecks.ts'

export interface SqliteStoreOptions {
  readonly dataDir: string
  /** A folder to import while the catalogue is still empty. */
  readonly sampleDir?: string
  /** Where bytes go from the database; null where they stay there. */
  readonly archives: ArchiveStore | null
  /** The key and token of the app that runs this service for itself. */
  readonly app?: AppSecrets
  /** Unix milliseconds. */
  readonly now: () => number
  readonly observer: ServiceObserver
  readonly report: (where: string, thrown: unknown) => void
}

/** Rejects where the folder or its archives cannot be used, and leaves nothing open then. */
export async function openSqliteStore(options: SqliteStoreOptions): Promise<ServiceStore> {
  const { dataDir, sampleDir, archives } = options
  const database = openServiceDatabase(dataDir, serviceTables)
  try {
    await requireArchives(database, archives)
    if (sampleDir !== undefined) await importSampleIfEmpty(database, sampleDir)
    // What an import that was killed, or an older version with another index, has left to do.
    indexNames(database)
    return assemble(database, options)
  } catch (thrown) {
    database.close()
    throw thrown
  }
}

function assemble(database: ServiceDatabase, options: SqliteStoreOptions): ServiceStore {
  const { dataDir, archives, app, now, observer, report } = options
  const turns = createLockedTurns(() => lockData(dataDir, 'ai-queue'))
  const operations = createOperations({ database, archives, clock: { nowMs: now }, observer, turns })
  const { ledger, catalogue } = operations
  const accounts = app ? withAppSecrets(operations.accounts, app) : operations.accounts
  if (app) openAppAccount(database, now())
  const reads = createReadsTogether(database)
  const mover = archives && startArchiveMover({ database, archives, report })
  return {
    accounts: reads.of(accounts, ['ownerOfKey', 'ownerOfToken']),
    ledger: {
      ...reads.of(ledger, ['requireRoom', 'state', 'standing', 'resetsAtMs']),
      charge: chargesTogether(ledger),
    },
    catalogue: { ...asynchronous(catalogue), ...reads.of(catalogue, catalogueReads) },
    search: reads.of(operations.search, ['matchFilenames', 'searchTitles', 'complete']),
    uploads: asynchronous(operations.uploads),
    jobs: asynchronous(operations.jobs),
    reviews: asynchronous(operations.reviews),
    accountBook: asynchronous(operations.accountBook),
    operator: asynchronous(operations.operator),
    checks: checksOf(database, { dataDir, archives }),
    pool: () => null,
    async close() {
      if (mover) await inClosingTime(mover.close())
      database.close()
    },
  }
}

/** The others may have to wait for the archives. */
const catalogueReads = [
  'findTitles',
  'search',
  'titleOf',
  'subtitlesOf',
  'subtitle',
  'filesOf',
  'filesOfAll',
  'file',
] as const satisfies readonly (keyof Catalogue)[]

/** Those that come at one moment are one transaction: nobody is answered before it is on the disk. */
function chargesTogether(ledger: UsageLedger): LedgerStore['charge'] {
  const gather = gathered<Due, Charged>((all) => {
    const [only] = all
    return only && all.length === 1 ? [settled(() => ledger.charge(only.payer, only.charge))] : ledger.chargeAll(all)
  })
  return (payer, charge) => gather({ payer, charge })
}

type Checked = Pick<SqliteStoreOptions, 'dataDir' | 'archives'>

function checksOf(database: ServiceDatabase, { dataDir, archives }: Checked): readonly Check[] {
  return storeChecks({
    async database() {
      database.get('SELECT last_id FROM indexed_names')
      await requireRoomToWrite(dataDir)
    },
    migrations: async () => requireSteps(database, stepsWith(serviceTables)),
    archives,
  })
}
