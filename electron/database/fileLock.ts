/** Lets one process at a time change a file: a lock that the system itself takes away when its process ends. */
import { errorOfTrouble } from '../../shared/diskTrouble.ts'
import { lockExclusively } from '../../node/sqlite/exclusiveLock.ts'
import { homePlace, onHomeDisk } from './diskErrors.ts'

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
  const lock = onHomeDisk(file, () => lockExclusively(file, mostWaitMs))
  if (!lock) throw errorOfTrouble('busy', homePlace(file))
  try {
    return await work()
  } finally {
    lock.release()
  }
}
