/**
 * A connection that outlives errors of the disk. After one, nobody knows what the connection still holds, so the next use
 * begins with a new one; whoever holds this goes on without noticing. Nothing of a failed transaction is ever repeated.
 */
import type { AppError } from '../../shared/errors.ts'
import { isDoubtful } from './databaseErrors.ts'
import type { SqliteDriver } from './driver.ts'
import { closeQuietly } from './openWithLog.ts'

export interface SteadyHands<Driver> {
  readonly first: Driver
  /** Another connection to the same file, fit for use; null where there is none, as in memory. */
  readonly again: (() => Driver) | null
  /** The typed error of a disk, null for anything else. */
  readonly errorOf: (thrown: unknown) => AppError | null
  /** Makes good what the disk may have lost, before the new connection is used. */
  readonly renewed?: (driver: Driver) => void
}

export interface SteadyConnection<Driver> {
  /** One statement. Outside a transaction it is tried once more where the disk failed it: SQLite has undone it then. */
  use<Result>(work: (driver: Driver) => Result): Result
  /** All of `work` or nothing; inside a transaction it joins the outer one. */
  transaction<Result>(begin: string, work: () => Result): Result
  isInTransaction(): boolean
  /** Takes another connection, which must not be asked for inside a transaction. @throws AppError of the disk */
  renew(): void
  close(): void
}

export function holdSteadily<Driver extends SqliteDriver>(hands: SteadyHands<Driver>): SteadyConnection<Driver> {
  let driver = hands.first
  let isInDoubt = false
  let isInside = false
  /** Why SQLite has ended the transaction that is under way. */
  let broken: AppError | null = null

  /** Of a bug the caller hears as it is. */
  function learn(thrown: unknown): AppError {
    const error = hands.errorOf(thrown)
    if (!error) throw thrown
    if (isDoubtful(error)) isInDoubt = true
    return error
  }

  /**
   * The new one is opened before the old one is closed: as long as one is there, what the log holds of a failed commit stays
   * outside its index, and is overwritten. With none left, the next one would read the log anew and find that commit whole.
   */
  function renew(): void {
    if (!hands.again) return
    isInDoubt = true
    let fresh: Driver | null = null
    try {
      fresh = hands.again()
      hands.renewed?.(fresh)
    } catch (thrown) {
      closeQuietly(fresh)
      throw learn(thrown)
    }
    closeQuietly(driver)
    driver = fresh
    isInDoubt = false
  }

  function use<Result>(work: (driver: Driver) => Result): Result {
    if (isInside) return useInside(work)
    if (isInDoubt) renew()
    try {
      return work(driver)
    } catch (thrown) {
      const error = learn(thrown)
      if (!isInDoubt || !hands.again) throw error
    }
    renew()
    try {
      return work(driver)
    } catch (thrown) {
      throw learn(thrown)
    }
  }

  /** Where SQLite has rolled back by itself, whatever followed would stand alone: nothing may follow. */
  function useInside<Result>(work: (driver: Driver) => Result): Result {
    if (broken) throw broken
    try {
      return work(driver)
    } catch (thrown) {
      const error = learn(thrown)
      if (!driver.isTransaction) broken = error
      throw error
    }
  }

  function commit<Result>(work: () => Result): Result {
    const result = work()
    if (broken) throw broken
    try {
      driver.exec('COMMIT')
    } catch (thrown) {
      throw learn(thrown)
    }
    return result
  }

  function rollBack(): void {
    try {
      // SQLite itself may have done so, as it does where the disk is full.
      if (driver.isTransaction) driver.exec('ROLLBACK')
    } catch (thrown) {
      learn(thrown) // The connection goes, and the transaction with it.
    }
  }

  function transaction<Result>(begin: string, work: () => Result): Result {
    if (isInside) return work()
    use((one) => one.exec(begin))
    isInside = true
    broken = null
    try {
      return commit(work)
    } catch (thrown) {
      rollBack()
      throw thrown
    } finally {
      isInside = false
    }
  }

  return { use, transaction, isInTransaction: () => isInside, renew, close: () => driver.close() }
}
