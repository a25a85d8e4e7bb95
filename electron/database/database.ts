/** The app's own SQLite file: opens it, brings it up to date, and is the only file that names the driver. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { AppError } from '../../shared/errors.ts'
import { createLogSync } from './logSync.ts'
import { migrations } from './migrations.ts'
import { privateFile } from './privateFile.ts'

export type Value = SQLInputValue

export interface TransactionOptions {
  /**
   * false for what can be learned again: the commit does not wait for the disk.
   * The file stays whole and a crash of the app loses nothing; a power cut may lose it, unless a durable commit came later.
   */
  readonly isDurable?: boolean
}

export interface Database {
  /** Number of rows changed, and the id of the last row inserted. @throws AppError 'disk.full' */
  run(sql: string, ...values: readonly Value[]): { readonly changes: number; readonly lastId: number }
  /** The row type is the caller's word: it must name the columns of its own statement. */
  get<Row>(sql: string, ...values: readonly Value[]): Row | undefined
  all<Row>(sql: string, ...values: readonly Value[]): readonly Row[]
  /** All of `work` or nothing; a transaction inside a transaction joins the outer one and lasts as that one does. */
  transaction<Result>(work: () => Result, options?: TransactionOptions): Result
  /**
   * Settles when all that was committed before the call would survive a power cut: a transaction that is not durable,
   * and then this, is as good as a durable one, blocks nobody, and shares its wait with others.
   * @throws AppError 'disk.full', any other error of the system as it is
   */
  synced(): Promise<void>
  close(): void
}

/**
 * WAL so that readers never wait; synchronous=FULL because the journal of written files lives here
 * and must survive a power cut (promises F3, F4).
 */
export function openDatabase(file: string): Database {
  const driver = new DatabaseSync(privateFile(file))
  try {
    driver.exec('PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000')
    const hasLog = driver.prepare('PRAGMA journal_mode=WAL').get()?.['journal_mode'] === 'wal'
    const database = wrap(driver, hasLog ? `${file}-wal` : null)
    migrate(database, driver)
    return database
  } catch (thrown) {
    driver.close()
    throw thrown
  }
}

/** SQLite's own result code of what was thrown, without the detail above its first byte; 0 where it was not SQLite. */
export function resultCodeOf(thrown: unknown): number {
  return thrown instanceof Error && 'errcode' in thrown && typeof thrown.errcode === 'number'
    ? thrown.errcode & 0xff
    : 0
}

/** Whether the file itself is to blame: SQLITE_CORRUPT, SQLITE_NOTADB. */
export function isDamage(thrown: unknown): boolean {
  return [11, 26].includes(resultCodeOf(thrown))
}

/** How far it is stands in the file: it is read under the lock, because another process may be doing the same. */
function migrate(database: Database, driver: DatabaseSync): void {
  const done = () => database.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
  if (done() >= migrations.length) return
  database.transaction(() => {
    const left = migrations.slice(done())
    for (const sql of left) driver.exec(sql)
    if (left.length > 0) driver.exec(`PRAGMA user_version=${migrations.length}`)
  })
}

function allOrNothing<Result>(driver: DatabaseSync, work: () => Result): Result {
  driver.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    withSentence(() => driver.exec('COMMIT'))
    return result
  } catch (thrown) {
    // SQLite itself may have rolled back, as it does where the disk is full.
    if (driver.isTransaction) driver.exec('ROLLBACK')
    throw thrown
  }
}

/** In WAL mode NORMAL leaves out the fsync of the commit alone; the setting cannot change inside a transaction. */
function withoutWaiting<Result>(driver: DatabaseSync, commit: () => Result): Result {
  driver.exec('PRAGMA synchronous=NORMAL')
  try {
    return commit()
  } finally {
    driver.exec('PRAGMA synchronous=FULL')
  }
}

const fullSentence = 'The disk of the app folder is full. Free some space, then run again.'

function isFull(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && (thrown.code === 'ENOSPC' || thrown.code === 'EDQUOT')
}

/** @throws AppError 'disk.full' where SQLite says so (its result code 13, SQLITE_FULL). */
function withSentence<Result>(write: () => Result): Result {
  try {
    return write()
  } catch (thrown) {
    if (resultCodeOf(thrown) !== 13) throw thrown
    throw new AppError('disk.full', fullSentence, thrown)
  }
}

/** Without a log, as where the file system cannot have one, every commit waits for the disk. */
function wrap(driver: DatabaseSync, log: string | null): Database {
  const logSync = log === null ? null : createLogSync(log)
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const prepare = (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    const statement = driver.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }

  async function synced(): Promise<void> {
    await logSync?.sync().catch((thrown: unknown) => {
      throw isFull(thrown) ? new AppError('disk.full', fullSentence, thrown) : thrown
    })
  }

  return {
    synced,
    run(sql, ...values) {
      const { changes, lastInsertRowid } = withSentence(() => prepare(sql).run(...values))
      return { changes: Number(changes), lastId: Number(lastInsertRowid) }
    },
    get: <Row>(sql: string, ...values: readonly Value[]) => prepare(sql).get(...values) as Row | undefined,
    all: <Row>(sql: string, ...values: readonly Value[]) => prepare(sql).all(...values) as unknown as readonly Row[],
    transaction(work, { isDurable = true } = {}) {
      if (driver.isTransaction) return work()
      const commit = () => allOrNothing(driver, work)
      return isDurable || !logSync ? commit() : withoutWaiting(driver, commit)
    },
    close() {
      logSync?.close()
      driver.close()
    },
  }
}
