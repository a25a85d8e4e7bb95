/** Lets one process at a time change a file: a lock that the system itself takes away when its process ends. */
import { DatabaseSync } from 'node:sqlite'
import { closeQuietly } from '../../node/sqlite/openWithLog.ts'
import { onHomeDisk } from './diskErrors.ts'
import { privateFile } from './privateFile.ts'

const mostWaitMs = 5_000
/** Within one process the lock would wait for itself: here they queue. */
const queues = new Map<string, Promise<unknown>>()

/** `file` holds nothing but the lock. @throws what `work` throws, and an AppError of the disk where the lock cannot be had */
export async function withFileLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const before = queues.get(file) ?? Promise.resolve()
  const turn = before.catch(() => undefined).then(() => holdLock(file, work))
  queues.set(file, turn)
  return turn
}

async function holdLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const driver = onHomeDisk(file, () => lock(file))
  try {
    return await work()
  } finally {
    closeQuietly(driver)
  }
}

function lock(file: string): DatabaseSync {
  const driver = new DatabaseSync(privateFile(file))
  try {
    driver.exec(`PRAGMA busy_timeout=${String(mostWaitMs)}; BEGIN EXCLUSIVE`)
    return driver
  } catch (thrown) {
    closeQuietly(driver)
    throw thrown
  }
}
