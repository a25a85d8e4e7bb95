/** The service's SQLite file: opens it, brings it up to date, and is the only file of the service that names the driver. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { closeQuietly, openWithLog } from '../../../node/sqlite/openWithLog.ts'
import { holdSteadily, type SteadyConnection } from '../../../node/sqlite/steadyConnection.ts'
import { openDataFolder, privateFileIn } from './dataFolder.ts'
import { dataErrorOf, onDataDisk } from './diskErrors.ts'
import { catalogueTables } from './tables.ts'

export type Value = SQLInputValue

/** Whatever the disk says is thrown as an AppError (see `shared/diskTrouble.ts`). */
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

const databaseName = 'service.sqlite'

/** Of the file in memory: KiB when negative; the log is folded into the file after this many pages. */
const usualMemory = 'PRAGMA cache_size=-2000; PRAGMA wal_autocheckpoint=1000; PRAGMA shrink_memory'
const loadingMemory = 'PRAGMA cache_size=-96000; PRAGMA wal_autocheckpoint=16000'

/**
 * Opens (and makes, when missing) the catalogue below `dataDir`. Any number of processes may have it open: WAL keeps
 * readers from waiting, writers wait for each other. `extraTables` are steps like our own: each text runs once for good.
 * synchronous=NORMAL: a power cut may take the last counters, never the file.
 */
export function openServiceDatabase(dataDir: string, extraTables: readonly string[] = []): ServiceDatabase {
  onDataDisk(dataDir, () => openDataFolder(dataDir))
  const file = join(dataDir, databaseName)
  const functions = new Map<string, TextFunction>()
  const connect = () => openWithLog({ connect: () => connectTo(dataDir, functions), exists: existsSync })
  const first = onDataDisk(dataDir, connect)
  const connection = holdSteadily({
    first: first.driver,
    again: first.log === null ? null : () => connectAgain(file, connect),
    errorOf: (thrown) => dataErrorOf(thrown, dataDir),
  })
  try {
    const database = wrap(connection, functions)
    migrate(database, connection, [...catalogueTables, ...extraTables])
    return database
  } catch (thrown) {
    connection.close()
    throw thrown
  }
}

type TextFunction = (text: string) => Value

function connectTo(dataDir: string, functions: ReadonlyMap<string, TextFunction>): DatabaseSync {
  const driver = new DatabaseSync(privateFileIn(dataDir, databaseName), { timeout: 10_000 })
  driver.exec('PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON')
  driver.exec(usualMemory)
  for (const [name, answer] of functions) define(driver, name, answer)
  return driver
}

/** Never makes a file: where it is away, as on a drive that was pulled, an empty one would take its place. */
function connectAgain(file: string, connect: () => { readonly driver: DatabaseSync }): DatabaseSync {
  statSync(file)
  return connect().driver
}

function define(driver: DatabaseSync, name: string, answer: TextFunction): void {
  driver.function(name, { deterministic: true }, (value) => answer(String(value)))
}

export interface ExclusiveLock {
  release(): void
}

/**
 * An exclusive hold on a name below `dataDir`, null while another process has it or the disk gives none. The system itself
 * takes it away when its process ends, however it ends.
 */
export function lockExclusively(dataDir: string, name: string): ExclusiveLock | null {
  let driver: DatabaseSync | null = null
  try {
    driver = new DatabaseSync(privateFileIn(dataDir, `${name}.lock`))
    driver.exec('PRAGMA busy_timeout=0; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    closeQuietly(driver)
    return null
  }
  const held = driver
  return {
    release() {
      closeQuietly(held) // The hold ends with it.
    },
  }
}

type Connection = SteadyConnection<DatabaseSync>

function migrate(database: ServiceDatabase, connection: Connection, steps: readonly string[]): void {
  const exec = (sql: string) => connection.use((driver) => driver.exec(sql))
  database.transaction(() => {
    exec('CREATE TABLE IF NOT EXISTS applied_steps (step TEXT PRIMARY KEY) WITHOUT ROWID')
    for (const step of steps) {
      if (database.run('INSERT OR IGNORE INTO applied_steps VALUES (?)', step).changes) exec(step)
    }
  })
}

function wrap(connection: Connection, functions: Map<string, TextFunction>): ServiceDatabase {
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
    transaction: (work) => connection.transaction('BEGIN IMMEDIATE', work),
    snapshot: (work) => connection.transaction('BEGIN', work),
    define(name, answer) {
      functions.set(name, answer)
      connection.use((driver) => define(driver, name, answer))
    },
    async whileLoading(work) {
      connection.use((driver) => driver.exec(loadingMemory))
      try {
        return await work()
      } finally {
        connection.use((driver) => driver.exec(usualMemory))
      }
    },
    close: () => connection.close(),
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
