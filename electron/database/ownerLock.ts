/** One owner per home: an exclusive lock that the system itself takes away when its process ends, however it ends (promise J10). */
import { DatabaseSync } from 'node:sqlite'
import { AppError } from '../../shared/errors.ts'

export interface OwnerLock {
  release(): void
}

/** @throws AppError 'home.locked' while another process owns the home. */
export function lockOwner(file: string): OwnerLock {
  const driver = new DatabaseSync(file)
  try {
    driver.exec('PRAGMA busy_timeout=0; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (thrown) {
    driver.close()
    throw new AppError(
      'home.locked',
      'Another Undertitle is working with the same home folder. Wait until it is done, or name another folder with --home.',
      thrown,
    )
  }
  return {
    release() {
      driver.exec('ROLLBACK')
      driver.close()
    },
  }
}
