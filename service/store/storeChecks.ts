/** What a store has to have working for an answer, whichever database it is on. */
import { checkArchives, type ArchiveStore } from '../catalogue/archives/archiveStore.ts'
import type { Check } from '../operation/readiness.ts'

export interface StoreChecks {
  /** Rejects where the database cannot be read. */
  readonly database: Check['run']
  /** Rejects where its tables are not as far as this version needs them. */
  readonly migrations: Check['run']
  /** Null where bytes stay in the database. */
  readonly archives: ArchiveStore | null
}

export function storeChecks({ database, migrations, archives }: StoreChecks): readonly Check[] {
  const checks = [
    { name: 'database', run: database },
    { name: 'migrations', run: migrations },
  ]
  return archives ? [...checks, { name: 'storage', run: () => checkArchives(archives) }] : checks
}
