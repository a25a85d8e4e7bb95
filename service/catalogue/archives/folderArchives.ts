/** Archives in a folder, of this machine or of a network: written beside their place and then put there whole. */
import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ArchiveTrouble } from '../../http/archiveTrouble.ts'
import { pathOf, type ArchiveStore } from './archiveStore.ts'

export function folderArchives(folder: string): ArchiveStore {
  return {
    put: (key, bytes) => orTrouble(folder, () => putWhole(join(folder, pathOf(key)), bytes)),
    get: (key) => orTrouble(folder, () => readOrNull(join(folder, pathOf(key)))),
  }
}

/** Takes the place of what a power cut may have left there. Nobody reads half of it. */
async function putWhole(path: string, bytes: Uint8Array): Promise<void> {
  const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  if (made !== undefined) await syncFolder(dirname(dirname(path)))
  const beside = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    await writeSynced(beside, bytes)
    await rename(beside, path)
    await syncFolder(dirname(path))
  } catch (thrown) {
    await rm(beside, { force: true })
    throw thrown
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name outlives a power cut once its folder is on the disk. Windows knows no such thing and needs none. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function readOrNull(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path)
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw thrown
  }
}

async function orTrouble<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (thrown) {
    const { code = String(thrown) } = thrown as NodeJS.ErrnoException
    throw new ArchiveTrouble(`The archives in ${folder} cannot be used (${code}).`, { cause: thrown })
  }
}
