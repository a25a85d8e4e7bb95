/**
 * Makes what stands in SQLite's log durable without blocking, and once for all who wait at the same time. SQLite itself
 * syncs its log within each commit; a sync through another handle does the same to the same file.
 */
import { closeSync, constants, fdatasync, fsync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { createSharedWait } from './sharedWait.ts'

export interface LogSync {
  /** Settles when all that was committed before the call would survive a power cut. Rejects with the system's error. */
  sync(): Promise<void>
  close(): void
}

const syncData = promisify(fdatasync)
const syncAll = promisify(fsync)

/** `log` is the file beside the database ("-wal"); it is there from the first commit until the database is closed. */
export function createLogSync(log: string): LogSync {
  let handle: number | null = null

  async function open(): Promise<number> {
    await syncFolderOf(log)
    handle ??= openSync(log, 'r+')
    return handle
  }

  return {
    sync: createSharedWait(async () => {
      await syncData(handle ?? (await open()))
    }),
    close() {
      if (handle !== null) closeSync(handle)
      handle = null
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
