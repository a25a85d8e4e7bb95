/** The statements of one file: each is prepared once a connection, and rows come as objects of their columns. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SteadyConnection } from './steadyConnection.ts'

export type Value = SQLInputValue

export interface Statements {
  /** Number of rows changed, and the id of the last row inserted. */
  run(sql: string, ...values: readonly Value[]): { readonly changes: number; readonly lastId: number }
  /** The row type is the caller's word: it must name the columns of its own statement. */
  get<Row>(sql: string, ...values: readonly Value[]): Row | undefined
  all<Row>(sql: string, ...values: readonly Value[]): readonly Row[]
}

/** Rows as lists of their cells, in the order of the columns: many rows are read in less time than as objects. */
export type Cells = (sql: string, ...values: readonly Value[]) => readonly (readonly unknown[])[]

export interface SqliteStatements extends Statements {
  /** One SELECT for each of the lists, found and guarded once for all of them. */
  allOf<Row>(sql: string, lists: readonly (readonly Value[])[]): readonly (readonly Row[])[]
  readonly cells: Cells
}

export function createStatements(connection: SteadyConnection<DatabaseSync>): SqliteStatements {
  // Of a connection that is gone its statements go with it.
  const prepared = new WeakMap<DatabaseSync, Map<string, Prepared>>()
  const prepare = (driver: DatabaseSync, sql: string) => {
    const all = prepared.get(driver) ?? new Map<string, Prepared>()
    prepared.set(driver, all)
    const known = all.get(sql)
    if (known) return known
    const made = preparedOf(driver.prepare(sql))
    all.set(sql, made)
    return made
  }

  return {
    run(sql, ...values) {
      const { changes, lastInsertRowid } = connection.use((driver) => prepare(driver, sql).statement.run(...values))
      return { changes: Number(changes), lastId: Number(lastInsertRowid) }
    },
    get<Row>(sql: string, ...values: readonly Value[]) {
      return connection.use((driver) => {
        const { statement, rowOf } = prepare(driver, sql)
        const cells = statement.get(...values)
        return cells === undefined ? undefined : (rowOf(cells) as Row)
      })
    },
    all: <Row>(sql: string, ...values: readonly Value[]) =>
      connection.use((driver) => {
        const { statement, rowOf } = prepare(driver, sql)
        return statement.all(...values).map(rowOf)
      }) as unknown as readonly Row[],
    allOf: <Row>(sql: string, lists: readonly (readonly Value[])[]) =>
      connection.use((driver) => {
        const { statement, rowOf } = prepare(driver, sql)
        return lists.map((values) => statement.all(...values).map(rowOf))
      }) as unknown as readonly (readonly Row[])[],
    cells: (sql, ...values) =>
      connection.use((driver) => prepare(driver, sql).statement.all(...values)) as unknown as readonly unknown[][],
  }
}

interface Prepared {
  readonly statement: StatementSync
  readonly rowOf: (cells: unknown) => object
}

/** Rows leave the driver as arrays and get their names here: the objects it makes take twice the time to make and to read. */
function preparedOf(statement: StatementSync): Prepared {
  statement.setReturnArrays(true)
  const columns = statement.columns().map(({ name }) => name)
  return {
    statement,
    rowOf(cells) {
      const row: Record<string, unknown> = {}
      for (let index = 0; index < columns.length; index += 1) row[columns[index] ?? ''] = (cells as unknown[])[index]
      return row
    },
  }
}
