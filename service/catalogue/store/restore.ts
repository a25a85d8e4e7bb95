/** Puts a copy that `backUp` made into a folder of its own, from which a service can be started. */
import { chmodSync, constants, copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { syncFile, syncFolder } from '../../../node/files/syncToDisk.ts'
import { AppError } from '../../../shared/errors.ts'
import { databaseName, isWholeDatabase } from './database.ts'
import { openDataFolder } from './dataFolder.ts'
import { onDataDisk, sourceErrorOf } from './diskErrors.ts'

/** Its size. @throws AppError where anything is in the folder, the file is no whole copy, or a disk fails; nothing of ours is left then */
export async function restore(file: string, dataDir: string): Promise<number> {
  const part = join(dataDir, `${databaseName}.part`)
  // What a run that was killed has left makes room, unless it is what is to be restored.
  const isInTheWay = (path: string) => path !== part || resolve(path) === resolve(file)
  if (pathsIn(dataDir).some(isInTheWay))
    throw new AppError('input.invalid', `${dataDir} is not empty. Name a folder that is, or that is not there yet.`)
  requireWhole(file)
  onDataDisk(dataDir, () => openDataFolder(dataDir))
  try {
    onDataDisk(dataDir, () => {
      rmSync(part, { force: true })
      copyFileSync(file, part, constants.COPYFILE_EXCL)
      chmodSync(part, 0o600)
      syncFile(part)
      renameSync(part, join(dataDir, databaseName))
    })
    await syncFolder(dataDir)
  } catch (thrown) {
    rmSync(part, { force: true })
    throw thrown
  }
  return statSync(join(dataDir, databaseName)).size
}

function pathsIn(folder: string): readonly string[] {
  return onDataDisk(folder, () => (existsSync(folder) ? readdirSync(folder) : [])).map((name) => join(folder, name))
}

/** @throws AppError 'file.missing', and 'input.invalid' for what no service has written or what is damaged */
function requireWhole(file: string): void {
  if (!existsSync(file)) throw new AppError('file.missing', `${file} is not there. Check the path.`)
  try {
    if (isWholeDatabase(file)) return
  } catch (thrown) {
    throw sourceErrorOf(thrown, file) ?? noCopy(file, thrown)
  }
  throw noCopy(file)
}

function noCopy(file: string, cause?: unknown): AppError {
  return new AppError('input.invalid', `${file} is no whole copy of a service, so nothing was restored.`, cause)
}
