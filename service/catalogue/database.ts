/** The service's SQLite file: opens it, brings it up to date, and is the only file of the service that names the driver. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { openDataFolder, privateFileIn } from './dataFolder.ts'
import { catalogueTables } from './tables.ts'

export type Value = SQLInputValue

export interface ServiceDatabase {
  /** Number of rows changed, and the id of the last row inserted. */
  run(sql: string, ...values: readonly Value[]): { readonly changes: number; readonly lastId: number }
  /** The row type is the caller's word: it must name the columns of its own statement. */
  get<Row>(sql: string, ...values: readonly Value[]): Row | undefined
  all<Row>(sql: string, ...values: readonly Value[]): readonly Row[]
  /** All of `work` or nothing; a transaction inside a transaction joins the outer one. */
  transaction<Result>(work: () => Result): Result
  /** `work` only reads, sees one state of the file throughout, and is spared a lock for each statement. */
  snapshot<Result>(work: () => Result): Result
  /** Makes a pure function over texts known to SQL under this name. */
  define(name: string, answer: (text: string) => Value): void
  /** For work that adds very much: more of the file stays in memory, and it is written in larger pieces. */
  whileLoading<Result>(work: () => Promise<Result>): Promise<Result>
  close(): void
}

/** Of the file in memory: KiB when negative; the log is folded into the file after this many pages. */
const usualMemory = 'PRAGMA cache_size=-2000; PRAGMA wal_autocheckpoint=1000; PRAGMA shrink_memory'
const loadingMemory = 'PRAGMA cache_size=-96000; PRAGMA wal_autocheckpoint=16000'

/**
 * Opens (and makes, when missing) the catalogue below `dataDir`. Any number of processes may have it open: WAL keeps
 * readers from waiting, writers wait for each other. `extraTables` are steps like our own: each text runs once for good.
 * synchronous=NORMAL: a power cut may take the last counters, never the file.
 */
export function openServiceDatabase(dataDir: string, extraTables: readonly string[] = []): ServiceDatabase {
  openDataFolder(dataDir)
  const driver = new DatabaseSync(privateFileIn(dataDir, 'service.sqlite'), { timeout: 10_000 })
  driver.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON')
  driver.exec(usualMemory)
  const database = wrap(driver)
  migrate(database, driver, [...catalogueTables, ...extraTables])
  return database
}

export interface ExclusiveLock {
  release(): void
}

/**
 * An exclusive hold on a name below `dataDir`, null while another process has it. The system itself takes it away when its
 * process ends, however it ends.
 */
export function lockExclusively(dataDir: string, name: string): ExclusiveLock | null {
  const driver = new DatabaseSync(privateFileIn(dataDir, `${name}.lock`))
  try {
    driver.exec('PRAGMA busy_timeout=0; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    driver.close()
    return null
  }
  return {
    release() {
      driver.exec('ROLLBACK')
      driver.close()
    },
  }
}

function migrate(database: ServiceDatabase, driver: DatabaseSync, steps: readonly string[]): void {
  database.transaction(() => {
    driver.exec('CREATE TABLE IF NOT EXISTS applied_steps (step TEXT PRIMARY KEY) WITHOUT ROWID')
    for (const step of steps) {
      if (database.run('INSERT OR IGNORE INTO applied_steps VALUES (?)', step).changes) driver.exec(step)
    }
  })
}

function wrap(driver: DatabaseSync): ServiceDatabase {
  const prepared = new Map<string, Prepared>()
  const prepare = (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    const made = preparedOf(driver.prepare(sql))
    prepared.set(sql, made)
    return made
  }

  function within<Result>(begin: string, work: () => Result): Result {
    if (driver.isTransaction) return work()
    prepare(begin).statement.run()
    try {
      const result = work()
      prepare('COMMIT').statement.run()
      return result
    } catch (thrown) {
      driver.exec('ROLLBACK')
      throw thrown
    }
  }

  return {
    run(sql, ...values) {
      const { changes, lastInsertRowid } = prepare(sql).statement.run(...values)
      return { changes: Number(changes), lastId: Number(lastInsertRowid) }
    },
    get<Row>(sql: string, ...values: readonly Value[]) {
      const { statement, rowOf } = prepare(sql)
      const cells = statement.get(...values)
      return cells === undefined ? undefined : (rowOf(cells) as Row)
    },
    all<Row>(sql: string, ...values: readonly Value[]) {
      const { statement, rowOf } = prepare(sql)
      return statement.all(...values).map(rowOf) as unknown as readonly Row[]
    },
    transaction: (work) => within('BEGIN IMMEDIATE', work),
    snapshot: (work) => within('BEGIN', work),
    define: (name, answer) => driver.function(name, { deterministic: true }, (value) => answer(String(value))),
    async whileLoading(work) {
      driver.exec(loadingMemory)
      try {
        return await work()
      } finally {
        driver.exec(usualMemory)
      }
    },
    close: () => driver.close(),
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
