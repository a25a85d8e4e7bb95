/** A copy of the whole database at one moment, made while others read and write it. */
import { closeSync, openSync, rmSync, statSync } from 'node:fs'
import { syncFile } from '../../../node/files/syncToDisk.ts'
import { AppError } from '../../../shared/errors.ts'
import { sourceErrorOf } from './diskErrors.ts'
import type { ServiceDatabase } from './database.ts'

/** Its size. @throws AppError where something is there already, or the disk fails; nothing of ours is left then */
export function backUp(db: ServiceDatabase, path: string): number {
  makeAnew(path)
  try {
    db.run('VACUUM INTO ?', path)
    // SQLite leaves that to whoever asked for the copy (sqlite.org/lang_vacuum.html).
    syncFile(path)
    return statSync(path).size
  } catch (thrown) {
    rmSync(path, { force: true })
    throw thrown
  }
}

/** For its user alone: it holds what everybody searched. SQLite writes into a file that is empty. */
function makeAnew(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST')
      throw new AppError('input.invalid', `${path} is there already. Name a file that is not.`, thrown)
    throw sourceErrorOf(thrown, path) ?? thrown
  }
}
