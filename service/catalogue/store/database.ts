/** The service's SQLite file: opens it, brings it up to date, and is the only file of the service that names the driver. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lockExclusively, type ExclusiveLock } from '../../../node/sqlite/exclusiveLock.ts'
import { openWithLog } from '../../../node/sqlite/openWithLog.ts'
import { privateFile } from '../../../node/sqlite/privateFile.ts'
import { createStatements, type Cells, type Statements, type Value } from '../../../node/sqlite/statements.ts'
import { holdSteadily, type SteadyConnection } from '../../../node/sqlite/steadyConnection.ts'
import { openDataFolder } from './dataFolder.ts'
import type { Dialect } from './dialect.ts'
import { dataErrorOf, onDataDisk } from './diskErrors.ts'
import { createSqliteDialect } from './sqliteDialect.ts'
import { catalogueTables } from './tables.ts'

/** One SELECT to be run for each of several lists of values; for one at least. */
export interface ManySelects {
  readonly sql: string
  readonly lists: readonly (readonly Value[])[]
}

/** Whatever the disk says is thrown as an AppError (see `shared/diskTrouble.ts`). */
export interface ServiceDatabase extends Statements {
  readonly dialect: Dialect
  readonly cells: Cells
  /** Many SELECTs in one trip: of each the rows for each list of its values. The row type is the caller's word, as that of `all`. */
  allOfEach<Row>(selects: readonly ManySelects[]): readonly (readonly (readonly Row[])[])[]
  /** A change of which nobody needs an answer: inside a transaction it may be sent with what is asked next, or with its end. */
  write(sql: string, ...values: readonly Value[]): void
  /**
   * All of `work` or nothing; a transaction inside a transaction joins the outer one. Nobody else writes what it is alone
   * with, meanwhile: the whole catalogue unless it is named, such as one account. Where one file is all, that is everything.
   */
  transaction<Result>(work: () => Result, aloneWith?: string): Result
  /** `work` only reads, sees one state of the file throughout, and is spared a lock for each statement. */
  snapshot<Result>(work: () => Result): Result
  /** For work that adds very much: more of the file stays in memory, and it is written in larger pieces. */
  whileLoading<Result>(work: () => Promise<Result>): Promise<Result>
  close(): void
}

export const databaseName = 'service.sqlite'

export function hasServiceDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, databaseName))
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
  onDataDisk(dataDir, () => openDataFolder(dataDir))
  const file = join(dataDir, databaseName)
  const functions = new Map<string, TextFunction>()
  const connect = () => openWithLog(() => connectTo(file, functions))
  const first = onDataDisk(dataDir, connect)
  const connection = holdSteadily({
    first: first.driver,
    again: first.log === null ? null : () => connectAgain(file, connect),
    errorOf: (thrown) => dataErrorOf(thrown, dataDir),
  })
  try {
    const database = wrap(connection, functions)
    migrate(database, connection, stepsWith(extraTables))
    return database
  } catch (thrown) {
    connection.close()
    throw thrown
  }
}

/** Every step of the tables, in order; each is named by its own text. */
export function stepsWith(extraTables: readonly string[]): readonly string[] {
  return [...catalogueTables, ...extraTables]
}

type TextFunction = (text: string) => Value

function connectTo(file: string, functions: ReadonlyMap<string, TextFunction>): DatabaseSync {
  const driver = new DatabaseSync(privateFile(file), { timeout: 10_000 })
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

/** A file that a service has written, with no page of it damaged or cut off. Throws as the driver does where it is no database. */
export function isWholeDatabase(file: string): boolean {
  const driver = new DatabaseSync(file, { readOnly: true })
  try {
    const checked = driver.prepare('PRAGMA quick_check(1)').get()
    const steps = driver.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'applied_steps'").get()
    return checked?.['quick_check'] === 'ok' && steps !== undefined
  } finally {
    driver.close()
  }
}

/** A hold on a name below `dataDir`; null while another process has it. @throws AppError of its disk */
export function lockData(dataDir: string, name: string): ExclusiveLock | null {
  return onDataDisk(dataDir, () => lockExclusively(join(dataDir, `${name}.lock`)))
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
  const statements = createStatements(connection)
  const snapshot: ServiceDatabase['snapshot'] = (work) => connection.transaction('BEGIN', work)
  return {
    ...statements,
    write: (sql, ...values) => void statements.run(sql, ...values),
    // Nothing is a trip away, but a statement by itself takes and gives back the locks of the file, which costs more than it does.
    allOfEach: <Row>(selects: readonly ManySelects[]) =>
      snapshot(() => selects.map(({ sql, lists }) => statements.allOf<Row>(sql, lists))),
    dialect: createSqliteDialect((name, answer) => {
      functions.set(name, answer)
      connection.use((driver) => define(driver, name, answer))
    }),
    transaction: (work) => connection.transaction('BEGIN IMMEDIATE', work),
    snapshot,
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
