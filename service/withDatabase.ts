/** Opens the database of a place for one command, and closes it however the command ends. */
import { AppError } from '../shared/errors.ts'
import { openServiceDatabase, type ServiceDatabase } from './catalogue/store/database.ts'
import type { CommandIo } from './commandIo.ts'
import type { PostgresPlace } from './store/postgres/postgresStore.ts'
import type { StorePlace } from './storePlace.ts'
import { serviceTables } from './tables.ts'

export async function withDatabase<Result>(
  place: StorePlace,
  io: Pick<CommandIo, 'postgresThreads'>,
  work: (database: ServiceDatabase) => Promise<Result> | Result,
): Promise<Result> {
  const database = await open(place, io)
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

async function open(place: StorePlace, io: Pick<CommandIo, 'postgresThreads'>): Promise<ServiceDatabase> {
  if (place.kind === 'folder') return openServiceDatabase(place.dataDir, serviceTables)
  // Only who has a server needs the package.
  const { openPostgresDatabase } = await import('./store/postgres/openPostgresDatabase.ts')
  return openPostgresDatabase(postgresPlace(place.url, io))
}

/** @throws AppError where the program came without the threads that talk to a server, as the packages of the window do */
export function postgresPlace(url: string, { postgresThreads }: Pick<CommandIo, 'postgresThreads'>): PostgresPlace {
  if (postgresThreads) return { url, threads: postgresThreads }
  throw new AppError('input.invalid', 'This program cannot use PostgreSQL: run the service from a checkout.')
}
