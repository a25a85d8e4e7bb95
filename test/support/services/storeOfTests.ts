/** Which store the tests of the contract run on: a data folder, or (UNDERTITLE_STORE=postgres) a database that goes with it. */
import { openServiceDatabase, type ServiceDatabase } from '../../../service/catalogue/store/database.ts'
import type { ServiceOptions } from '../../../service/server.ts'
import { openPostgresStore } from '../../../service/store/postgres/postgresStore.ts'
import { serviceTables } from '../../../service/tables.ts'
import { openPostgres, placeNamed, postgresThreads } from '../postgres/openDatabases.ts'

/** Where its server is; undefined where tests run on SQLite. */
const server = process.env['UNDERTITLE_TEST_POSTGRES']

export const isOnPostgres = server !== undefined

/** A connection beside the service, as another process has it. */
export function openStoreOf(dataDir: string): ServiceDatabase {
  return server ? openPostgres(placeNamed(server, dataDir)) : openServiceDatabase(dataDir, serviceTables)
}

/** The same for commands, and what they are given to reach it. */
export function placeArguments(dataDir: string): readonly string[] {
  return server ? ['--database', placeNamed(server, dataDir)] : ['--data', dataDir]
}

/** What a service of this folder is started with. */
export function storeOf(dataDir: string): Pick<ServiceOptions, 'dataDir' | 'openStore'> {
  if (!server) return { dataDir }
  const place = { url: placeNamed(server, dataDir), threads: postgresThreads }
  return { dataDir, openStore: (input) => openPostgresStore({ ...input, place }) }
}
