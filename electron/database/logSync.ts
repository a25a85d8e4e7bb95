/**
 * Makes what stands in SQLite's log durable without blocking, and once for all who wait at the same time. SQLite itself
 * syncs its log within each commit; a sync through another handle does the same to the same file.
 */
import {
  closeSync,
  constants,
  fdatasync,
  fdatasyncSync,
  fsync,
  fsyncSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { diskTroubleOf } from '../../shared/diskTrouble.ts'
import { createSharedWait } from './sharedWait.ts'

export interface LogSync {
  /** Settles when all that was committed before the call would survive a power cut. Rejects with the system's error. */
  sync(): Promise<void>
  close(): void
}

const syncData = promisify(fdatasync)
const syncAll = promisify(fsync)

/**
 * `log` is the file beside the database ("-wal"); it is there from the first commit until the database is closed.
 * `rewrite` is asked where a sync fails, and settles the matter or throws.
 */
export function createLogSync(log: string, rewrite: () => void): LogSync {
  let handle: number | null = null
  let isClosed = false

  async function open(): Promise<number> {
    await syncFolderOf(log)
    handle ??= openSync(log, 'r+')
    return handle
  }

  function letGo(): void {
    const open = handle
    handle = null
    try {
      if (open !== null) closeSync(open)
    } catch (thrown) {
      // The handle is gone all the same, and nothing was written through it.
      if (diskTroubleOf(thrown) === null) throw thrown
    }
  }

  return {
    sync: createSharedWait(async () => {
      try {
        await syncData(handle ?? (await open()))
      } catch (thrown) {
        if (isClosed) throw thrown
        letGo()
        rewrite()
      }
    }),
    close() {
      isClosed = true
      letGo()
    },
  }
}

/** The log may be new since the database was opened: then its name must last as well. Windows has no call for this. */
async function syncFolderOf(file: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = openSync(dirname(file), constants.O_RDONLY)
  try {
    await syncAll(folder)
  } finally {
    closeSync(folder)
  }
}

const pieceBytes = 2 ** 20

/**
 * Writes the log over itself, byte for byte, and syncs that; the caller keeps other writers out. A sync alone would prove
 * nothing: after one that failed, Linux counts the pages as written and the next sync of the same file succeeds, whatever is
 * on the disk (Rebello et al., "Can Applications Recover from fsync Failures?", USENIX ATC 2020; PostgreSQL's "fsyncgate",
 * https://lwn.net/Articles/752063/). Only what is written anew is written at all.
 */
export function rewriteLog(log: string): void {
  const handle = openSync(log, 'r+')
  try {
    const piece = Buffer.alloc(pieceBytes)
    for (let at = 0; ;) {
      const length = readSync(handle, piece, 0, pieceBytes, at)
      if (length === 0) break
      for (let done = 0; done < length;) done += writeSync(handle, piece, done, length - done, at + done)
      at += length
    }
    fdatasyncSync(handle)
  } finally {
    closeSync(handle)
  }
  if (process.platform === 'win32') return
  const folder = openSync(dirname(log), constants.O_RDONLY)
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
