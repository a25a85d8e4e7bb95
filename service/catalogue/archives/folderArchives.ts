/** Archives in a folder, of this machine or of a network: written beside their place and then put there whole. */
import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '../../../node/files/syncToDisk.ts'
import { ArchiveTrouble } from '../../http/archiveTrouble.ts'
import { pathOf, type ArchiveStore } from './archiveStore.ts'

/** A folder of a network that is away neither answers nor fails: whoever waits for it would wait for good. */
const longestCallMs = 20_000

export function folderArchives(folder: string, mostMs = longestCallMs): ArchiveStore {
  const asked = <Result>(work: () => Promise<Result>) => orTrouble(folder, () => inTime(work(), mostMs))
  return {
    put: (key, bytes) => asked(() => putWhole(join(folder, pathOf(key)), bytes)),
    get: (key) => asked(() => orNull(readFile(join(folder, pathOf(key))))),
    sizeOf: (key) => asked(async () => (await orNull(stat(join(folder, pathOf(key)))))?.size ?? null),
  }
}

/** What comes later is nobody's any more: a file that is put late is whole all the same. */
async function inTime<Result>(work: Promise<Result>, mostMs: number): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const error = Object.assign(new Error('no answer'), { code: `no answer within ${mostMs / 1_000} s` })
  const timer = setTimeout(() => late.reject(error), mostMs)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
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

async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
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
