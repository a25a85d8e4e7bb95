/** How SQLite counts what is written to the app's file: by other connections, and by this one. */
import type { Database } from './database.ts'

type Readable = Pick<Database, 'get'>

/** Another number once another connection has written to the file. */
export function othersVersion(db: Readable): number {
  return db.get<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0
}

/** Another number once this connection has written. */
export function ownVersion(db: Readable): number {
  return db.get<{ changes: number }>('SELECT total_changes() AS changes')?.changes ?? 0
}
