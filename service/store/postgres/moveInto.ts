/** Opens the database that a data folder is moved to, and moves it. */
import type { ServiceDatabase } from '../../catalogue/store/database.ts'
import { moveStore } from './moveStore.ts'
import { openPostgresDatabase } from './openPostgresDatabase.ts'
import type { PostgresPlace } from './postgresStore.ts'

export interface MoveOrder {
  readonly from: ServiceDatabase
  /** A line of progress. */
  readonly tell: (line: string) => void
  readonly signal: Pick<AbortSignal, 'throwIfAborted'>
}

/** Rows of each table. */
export async function moveInto(
  place: PostgresPlace,
  { from, tell, signal }: MoveOrder,
): Promise<Record<string, number>> {
  const to = openPostgresDatabase(place)
  try {
    const told = ({ table, rows }: { readonly table: string; readonly rows: number }) => tell(`${table}: ${rows} rows`)
    const moved = await moveStore({ from, to, tell: told, signal })
    return Object.fromEntries(moved.map(({ table, rows }) => [table, rows]))
  } finally {
    to.close()
  }
}
