/** Two processes that send the same upload would send it twice (promise J4), so that one of a home sends at a time. */
import { AppError, toAppError } from '../../shared/errors.ts'
import { lockOwner, type OwnerLock } from '../database/ownerLock.ts'

/** @throws AppError 'home.locked' while another one sends, and as `work` does */
export async function whileSending<Result>(lockFile: string, work: () => Promise<Result>): Promise<Result> {
  const lock = lockSending(lockFile)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

function lockSending(file: string): OwnerLock {
  try {
    return lockOwner(file)
  } catch (thrown) {
    if (toAppError(thrown).code !== 'home.locked') throw thrown
    throw new AppError(
      'home.locked',
      'Another Undertitle is sending uploads just now. Try again when it is done.',
      thrown,
    )
  }
}
