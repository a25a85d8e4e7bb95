/** The few disk operations that publishing is made of, one by one, so that a test can make each of them fail. */
import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, link, lstat, open, readdir, rename, statfs, unlink, utimes, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '../../node/files/syncToDisk.ts'

export interface Disk {
  /**
   * Creates the file (never opens an existing one), writes every byte, and returns when they are on the disk.
   * `private` leaves it readable by its user only.
   */
  writeNew(path: string, bytes: Uint8Array, access?: 'usual' | 'private'): Promise<void>
  /** When the file counts as changed last. */
  setModified(path: string, modifiedMs: number): Promise<void>
  createEmpty(path: string): Promise<void>
  link(from: string, to: string): Promise<void>
  rename(from: string, to: string): Promise<void>
  unlink(path: string): Promise<void>
  /** Makes names that were added to or taken from the folder of this path durable. */
  syncFolderOf(path: string): Promise<void>
  names(folder: string): Promise<readonly string[]>
  /** Kind, size and identity of what the name itself points to (links are not followed); null when nothing is there. */
  stat(path: string): Promise<DiskEntry | null>
  /** Files only: never through a link, never waiting for a pipe. */
  read(path: string): Promise<Uint8Array>
  /** As `read`; of a file of any size. */
  sha256(path: string): Promise<string>
  /** Rejects as a write would, where the user or the disk allows none in this folder. */
  mayWrite(folder: string): Promise<void>
  space(folder: string): Promise<Space>
}

export interface Space {
  readonly freeBytes: number
  readonly totalBytes: number
}

export interface DiskEntry {
  readonly isFile: boolean
  readonly sizeBytes: number
  readonly inode: string
}

/** Two names of one file. Some network drives number no files: then nothing is known to be the same. */
export function isSameFile(one: DiskEntry | null, other: DiskEntry | null): boolean {
  return one !== null && one.inode === other?.inode && !one.inode.endsWith(':0')
}

export const realDisk: Disk = {
  writeNew,
  setModified: (path, modifiedMs) => utimes(path, new Date(), modifiedMs / 1000),
  createEmpty: async (path) => (await open(path, 'wx', 0o600)).close(),
  link,
  rename,
  unlink,
  syncFolderOf: (path) => syncFolder(dirname(path)),
  names: (folder) => readdir(folder),
  stat,
  read: readWhole,
  sha256: hashWhole,
  mayWrite: (folder) => access(folder, constants.W_OK | constants.X_OK),
  space: createSpaceOf(),
}

/** How long a disk is taken to have as much room as it said: what is written meanwhile is far less than what is left free. */
const spaceHoldsMs = 1_000
const mostSpaces = 1_000

/** Asked up to three times a file, and each time of a thread: within a second a folder is asked once. */
function createSpaceOf(): Disk['space'] {
  const asked = new Map<string, { readonly atMs: number; readonly space: Promise<Space> }>()
  return (folder) => {
    const nowMs = performance.now()
    const known = asked.get(folder)
    if (known && nowMs - known.atMs < spaceHoldsMs) return known.space
    if (asked.size >= mostSpaces) asked.clear()
    const space = spaceOf(folder)
    asked.set(folder, { atMs: nowMs, space })
    space.catch(() => asked.delete(folder)) // A folder that was away is asked again at once.
    return space
  }
}

async function spaceOf(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

/** Room that is always left: 1 % of the disk, at most 100 MiB, so that the app never is what fills a disk. */
export function roomToLeave(totalBytes: number): number {
  return Math.min(100 * 2 ** 20, totalBytes / 100)
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The code of a system error ('EEXIST'), or '' for anything else. */
export function systemCodeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : ''
}

/** Private while it grows, then with the rights that any new file of the user gets; a subtitle is never executable. */
async function writeNew(path: string, bytes: Uint8Array, access: 'usual' | 'private' = 'usual'): Promise<void> {
  const file = await open(path, 'wx', access === 'usual' ? 0o666 : 0o600)
  try {
    const usualMode = access === 'usual' ? (await file.stat()).mode & 0o666 : 0o600
    if (access === 'usual') await file.chmod(0o600)
    for (let done = 0; done < bytes.length;) done += (await file.write(bytes, done)).bytesWritten
    if (access === 'usual') await file.chmod(usualMode)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function stat(path: string): Promise<DiskEntry | null> {
  try {
    const found = await lstat(path, { bigint: true })
    return { isFile: found.isFile(), sizeBytes: Number(found.size), inode: `${found.dev}:${found.ino}` }
  } catch (thrown) {
    if (systemCodeOf(thrown) === 'ENOENT') return null
    throw thrown
  }
}

async function readWhole(path: string): Promise<Uint8Array> {
  return withFile(path, (file) => file.readFile())
}

const hashedAtOnceBytes = 2 ** 20

async function hashWhole(path: string): Promise<string> {
  return withFile(path, async (file) => {
    const hash = createHash('sha256')
    const buffer = Buffer.alloc(Math.min(hashedAtOnceBytes, Math.max(1, (await file.stat()).size)))
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(buffer.subarray(0, bytesRead))
    }
  })
}

async function withFile<Result>(path: string, use: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    if (!(await file.stat()).isFile()) throw Object.assign(new Error(`Not a file: ${path}`), { code: 'ENOTSUP' })
    return await use(file)
  } finally {
    await file.close()
  }
}
