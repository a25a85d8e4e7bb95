/** Writes rows of one table many at a time: of a row that is written alone, most of the work is the statement. */
import type { Value } from '../../../node/sqlite/statements.ts'
import type { ServiceDatabase } from './database.ts'

export interface RowWriter {
  /** One value for each column of the table. */
  add(row: readonly Value[]): void
  /** Writes what still waits. To be called before each commit. */
  flush(): void
}

const rowsAtOnce = 32

export function createRowWriter(db: ServiceDatabase, table: string, columns: number): RowWriter {
  const row = `(${Array.from({ length: columns }, () => '?').join(', ')})`
  const insertOne = `INSERT INTO ${table} VALUES ${row}`
  const insertMany = `INSERT INTO ${table} VALUES ${Array.from({ length: rowsAtOnce }, () => row).join(', ')}`
  let waiting: Value[] = []

  function flush(): void {
    const values = waiting
    waiting = []
    if (values.length === rowsAtOnce * columns) db.run(insertMany, ...values)
    else for (let at = 0; at < values.length; at += columns) db.run(insertOne, ...values.slice(at, at + columns))
  }

  return {
    add(values) {
      waiting.push(...values)
      if (waiting.length === rowsAtOnce * columns) flush()
    },
    flush,
  }
}
