/** The app's own trash: whatever the app takes away from a folder is kept here, so that it can be brought back. */
import { constants } from 'node:fs'
import { access, copyFile, mkdir, open, readFile, rename, rm, stat, unlink, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { AppError } from '../../../shared/errors.ts'
import { realDisk, sha256Of, systemCodeOf } from '../../disk/disk.ts'

export interface Trash {
  /**
   * Moves a file into the trash and returns its new place, also where an earlier call was killed after moving it;
   * null when it is neither there nor here. Label and name together must be those of no other file.
   */
  take(path: string, label: string): Promise<string | null>
  /** @throws AppError 'file.missing' when it is not in the trash. */
  read(trashPath: string): Promise<Uint8Array>
  /** When its bytes were changed last, as they lay beside the video; null when it is not in the trash. */
  modifiedMs(trashPath: string): Promise<number | null>
  /** Deletes it for good. */
  discard(trashPath: string): Promise<void>
}

export function createTrash(folder: string): Trash {
  return {
    async take(path, label) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const place = join(folder, `${label}-${basename(path).slice(-150)}`)
      const isHere = (await move(path, place)) || (await exists(place))
      return isHere ? place : null
    },
    async read(trashPath) {
      try {
        return await readFile(trashPath)
      } catch (thrown) {
        if (systemCodeOf(thrown) !== 'ENOENT') throw thrown
        throw new AppError('file.missing', 'This file is no longer in the trash.', thrown)
      }
    },
    modifiedMs: (trashPath) =>
      stat(trashPath).then(
        ({ mtimeMs }) => mtimeMs,
        () => null,
      ),
    discard: (trashPath) => rm(trashPath, { force: true }),
  }
}

/** False when there is nothing to move. */
async function move(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (thrown) {
    const code = systemCodeOf(thrown)
    if (code === 'ENOENT') return false
    if (code !== 'EXDEV') throw thrown
  }
  await copyWhole(from, to)
  await unlink(from)
  return true
}

/** To another disk: under the final name only when the copy is checked and would survive a power cut. */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = `${to}.part`
  await rm(part, { force: true })
  await copyFile(from, part, constants.COPYFILE_EXCL)
  const { atime, mtime } = await stat(from)
  await utimes(part, atime, mtime)
  const copy = await open(part, 'r+')
  try {
    await copy.sync()
    if (sha256Of(await copy.readFile()) !== sha256Of(await readFile(from))) {
      throw new Error(`The copy of ${basename(from)} in ${dirname(to)} differs from it`)
    }
  } finally {
    await copy.close()
  }
  await rename(part, to)
  await realDisk.syncFolderOf(to)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
