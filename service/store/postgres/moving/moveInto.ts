/** Opens the database that a data folder is moved to, and moves it. */
import { AppError } from '../../../../shared/errors.ts'
import type { ServiceDatabase } from '../../../catalogue/store/database.ts'
import { moveStore } from './moveStore.ts'
import { openPostgresDatabase } from '../openPostgresDatabase.ts'
import type { PostgresPlace } from '../postgresStore.ts'

const stopped =
  'The move was stopped. The folder is as it was; the same command goes on with the move. No service starts on that database before it is finished.'

export interface MoveOrder {
  readonly from: ServiceDatabase
  /** A line of progress. */
  readonly tell: (line: string) => void
  readonly signal: AbortSignal
}

/** Rows of each table. @throws AppError 'cancelled' where the signal stops it: a further call goes on from there */
export async function moveInto(
  place: PostgresPlace,
  { from, tell, signal }: MoveOrder,
): Promise<Record<string, number>> {
  const to = openPostgresDatabase(place)
  try {
    const told = ({ table, rows }: { readonly table: string; readonly rows: number }) => tell(`${table}: ${rows} rows`)
    const moved = await moveStore({ from, to, tell: told, signal })
    return Object.fromEntries(moved.map(({ table, rows }) => [table, rows]))
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'AbortError') throw new AppError('cancelled', stopped, thrown)
    throw thrown
  } finally {
    to.close()
  }
}
