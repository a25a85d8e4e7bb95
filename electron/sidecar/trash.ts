/** The app's own trash: whatever the app takes away from a folder is kept here, so that it can be brought back. */
import { constants } from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { sha256Of, systemCodeOf } from './disk.ts'

export interface Trash {
  /** Moves a file into the trash and returns its new place. */
  take(path: string, label: string): Promise<string>
  /** Puts a copy back under `to`, never over anything that is there (EEXIST). */
  restore(trashPath: string, to: string): Promise<void>
  /** Deletes it for good. */
  discard(trashPath: string): Promise<void>
}

export function createTrash(folder: string): Trash {
  return {
    async take(path, label) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const place = join(folder, `${label}-${basename(path).slice(-150)}`)
      await move(path, place)
      return place
    },
    async restore(trashPath, to) {
      await copyWhole(trashPath, to)
    },
    discard: (trashPath) => rm(trashPath, { force: true }),
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (thrown) {
    if (systemCodeOf(thrown) !== 'EXDEV') throw thrown
    await copyWhole(from, to)
    await unlink(from)
  }
}

/** A copy that is checked and on the disk before anybody relies on it. */
async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL)
  const copy = await open(to, 'r+')
  try {
    await copy.sync()
    if (sha256Of(await copy.readFile()) !== sha256Of(await readFile(from))) {
      throw new Error(`The copy of ${basename(from)} in ${dirname(to)} differs from it`)
    }
  } finally {
    await copy.close()
  }
}
