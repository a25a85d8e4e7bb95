/** Opens the database of a place for one command, new or one that must be there, and closes it however the command ends. */
import { AppError } from '../shared/errors.ts'
import { hasServiceDatabase, openServiceDatabase, type ServiceDatabase } from './catalogue/store/database.ts'
import type { CommandIo } from './commandIo.ts'
import type { PostgresPlace } from './store/postgres/postgresStore.ts'
import type { StorePlace } from './storePlace.ts'
import { serviceTables } from './tables.ts'
import { WrongUsage } from './wrongUsage.ts'

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

/** For what an empty service cannot have: a mistyped folder gets none. @throws WrongUsage */
export async function withExistingDatabase<Result>(
  place: StorePlace,
  io: Pick<CommandIo, 'postgresThreads'>,
  work: (database: ServiceDatabase) => Promise<Result> | Result,
): Promise<Result> {
  if (isNewFolder(place)) throw new WrongUsage(`There is no service in ${place.dataDir}; import or start makes one.`)
  return withDatabase(place, io, work)
}

export function isNewFolder(place: StorePlace): place is Extract<StorePlace, { kind: 'folder' }> {
  return place.kind === 'folder' && !hasServiceDatabase(place.dataDir)
}

async function open(place: StorePlace, io: Pick<CommandIo, 'postgresThreads'>): Promise<ServiceDatabase> {
  if (place.kind === 'folder') return openServiceDatabase(place.dataDir, serviceTables)
  // Only who has a server needs the package.
  const { openSettled } = await import('./store/postgres/moving/openSettled.ts')
  return openSettled(postgresPlace(place.url, io))
}

/** @throws AppError where the program came without the threads that talk to a server, as the packages of the window do */
export function postgresPlace(url: string, { postgresThreads }: Pick<CommandIo, 'postgresThreads'>): PostgresPlace {
  if (postgresThreads) return { url, threads: postgresThreads }
  throw new AppError('input.invalid', 'This program cannot use PostgreSQL: run the service from a checkout.')
}
