/** A hold on a file, of one process at a time. The system itself takes it away when its process ends, however it ends. */
import { DatabaseSync } from 'node:sqlite'
import { diskTroubleOf } from '../../shared/diskTrouble.ts'
import { closeQuietly } from './openWithLog.ts'
import { privateFile } from './privateFile.ts'

export interface ExclusiveLock {
  release(): void
}

/**
 * `file` holds nothing but the lock. Null while it is locked by another, still after `mostWaitMs`; whatever else the disk says
 * is thrown as SQLite and the system say it.
 */
export function lockExclusively(file: string, mostWaitMs = 0): ExclusiveLock | null {
  let driver: DatabaseSync | null = null
  try {
    driver = new DatabaseSync(privateFile(file))
    driver.exec(`PRAGMA busy_timeout=${String(mostWaitMs)}; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE`)
  } catch (thrown) {
    closeQuietly(driver)
    if (diskTroubleOf(thrown) === 'busy') return null
    throw thrown
  }
  const held = driver
  return {
    release() {
      closeQuietly(held) // The hold ends with it.
    },
  }
}
