/** The app's own SQLite file: opens it, brings it up to date, and holds it through passing errors of its disk. */
import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { AppError } from '../../shared/errors.ts'
import { isDoubtful } from '../../node/sqlite/databaseErrors.ts'
import { openWithLog, type WithLog } from '../../node/sqlite/openWithLog.ts'
import { privateFile } from '../../node/sqlite/privateFile.ts'
import { createStatements, type Statements } from '../../node/sqlite/statements.ts'
import { holdSteadily, type SteadyConnection } from '../../node/sqlite/steadyConnection.ts'
import { homeErrorOf, onHomeDisk } from './diskErrors.ts'
import { createLogSync, rewriteLog, type LogSync } from './logSync.ts'
import { migrations } from './migrations.ts'

export interface TransactionOptions {
  /**
   * false for what can be learned again: the commit does not wait for the disk.
   * The file stays whole and a crash of the app loses nothing; a power cut may lose it, unless a durable commit came later.
   */
  readonly isDurable?: boolean
}

/** Whatever the disk says is thrown as an AppError (see `shared/diskTrouble.ts`). */
export interface Database extends Statements {
  /** All of `work` or nothing; a transaction inside a transaction joins the outer one and lasts as that one does. */
  transaction<Result>(work: () => Result, options?: TransactionOptions): Result
  /**
   * Settles when all that was committed before the call would survive a power cut: a transaction that is not durable,
   * and then this, is as good as a durable one, blocks nobody, and shares its wait with others.
   */
  synced(): Promise<void>
  close(): void
}

/**
 * WAL so that readers never wait; synchronous=FULL because the journal of written files lives here
 * and must survive a power cut (promises F3, F4).
 */
export function openDatabase(file: string): Database {
  const opened = onHomeDisk(file, () => openWithLog(() => connect(file)))
  const connection = holdSteadily({ first: opened.driver, ...handsFor(file, opened) })
  try {
    const database = wrap(connection, opened.log === null ? null : syncOf(opened.log, connection, file))
    migrateSteadily(database, connection)
    return database
  } catch (thrown) {
    connection.close()
    throw thrown
  }
}

function connect(file: string): DatabaseSync {
  const driver = new DatabaseSync(privateFile(file))
  driver.exec('PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000')
  return driver
}

function handsFor(file: string, { log }: WithLog<DatabaseSync>) {
  return {
    errorOf: (thrown: unknown) => homeErrorOf(thrown, file),
    again: log === null ? null : () => connectAgain(file, log),
    renewed: (driver: DatabaseSync) => {
      if (log !== null) rewriteAlone(driver, log)
    },
  }
}

/** Never makes a database: where the file is away, as a drive that was pulled, an empty one would take its place. */
function connectAgain(file: string, log: string): DatabaseSync {
  statSync(file)
  const opened = openWithLog(() => connect(file))
  if (opened.log === log) return opened.driver
  opened.driver.close()
  throw Object.assign(new Error('The log cannot be had again.'), { code: 'EIO' })
}

/** As a writer, so that no other process writes to the log meanwhile. */
function rewriteAlone(driver: DatabaseSync, log: string): void {
  driver.exec('BEGIN IMMEDIATE')
  try {
    rewriteLog(log)
  } finally {
    driver.exec('ROLLBACK')
  }
}

function syncOf(log: string, connection: Connection, file: string): LogSync {
  const logSync = createLogSync(log, () => connection.renew())
  return {
    close: () => logSync.close(),
    sync: () =>
      logSync.sync().catch((thrown: unknown) => {
        throw homeErrorOf(thrown, file) ?? thrown
      }),
  }
}

/** Whether the file itself is to blame. */
export function isDamage(thrown: unknown): boolean {
  return thrown instanceof AppError && thrown.code === 'home.damaged'
}

/** All or nothing, so that an error of the disk may pass: once more it does no harm. */
function migrateSteadily(database: Database, connection: Connection): void {
  try {
    migrate(database, connection)
  } catch (thrown) {
    if (!(thrown instanceof AppError) || !isDoubtful(thrown)) throw thrown
    migrate(database, connection)
  }
}

/** How far it is stands in the file: it is read under the lock, because another process may be doing the same. */
function migrate(database: Database, connection: Connection): void {
  const done = () => database.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
  if (done() >= migrations.length) return
  const exec = (sql: string) => connection.use((driver) => driver.exec(sql))
  database.transaction(() => {
    const left = migrations.slice(done())
    for (const sql of left) exec(sql)
    if (left.length > 0) exec(`PRAGMA user_version=${migrations.length}`)
  })
}

type Connection = SteadyConnection<DatabaseSync>

/** In WAL mode NORMAL leaves out the fsync of the commit alone; the setting cannot change inside a transaction. */
function withoutWaiting<Result>(connection: Connection, commit: () => Result): Result {
  const set = (level: 'NORMAL' | 'FULL') => connection.use((driver) => driver.exec(`PRAGMA synchronous=${level}`))
  set('NORMAL')
  try {
    return commit()
  } finally {
    set('FULL')
  }
}

/** Without a log, as where the file system cannot have one, every commit waits for the disk. */
function wrap(connection: Connection, logSync: LogSync | null): Database {
  return {
    ...createStatements(connection),
    synced: async () => logSync?.sync(),
    transaction(work, { isDurable = true } = {}) {
      if (connection.isInTransaction()) return work()
      const commit = () => connection.transaction('BEGIN IMMEDIATE', work)
      return isDurable || !logSync ? commit() : withoutWaiting(connection, commit)
    },
    close() {
      logSync?.close()
      connection.close()
    },
  }
}
