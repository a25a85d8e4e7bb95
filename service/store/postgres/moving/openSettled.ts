/** A database on a server for one command that reads or writes what is there: never one where only a part has arrived. */
import { openPostgresDatabase } from '../openPostgresDatabase.ts'
import type { PostgresDatabase } from '../postgresDatabase.ts'
import type { PostgresPlace } from '../postgresStore.ts'
import { requireNoMove } from './moveStore.ts'

/** @throws AppError where the server cannot be used, or a move into it was not finished; nothing is left open then */
export function openSettled(place: PostgresPlace): PostgresDatabase {
  const database = openPostgresDatabase(place)
  try {
    requireNoMove(database)
    return database
  } catch (thrown) {
    database.close()
    throw thrown
  }
}
