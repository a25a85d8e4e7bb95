/** How many folders this user may watch on Linux, and how many watches are taken: the limit is counted and shown. */
import { readdir, readFile } from 'node:fs/promises'

export interface WatchLimit {
  readonly limit: number
  /** Of all programs of this user, as far as they can be looked at. */
  readonly used: number
}

const limitFiles = ['/proc/sys/fs/inotify/max_user_watches', '/proc/sys/user/max_inotify_watches']

/** null where there is no such limit, or nobody can say. */
export async function readWatchLimit(): Promise<WatchLimit | null> {
  if (process.platform !== 'linux') return null
  // A container may have a lower limit of its own.
  const limits = await Promise.all(limitFiles.map(async (file) => Number((await textOf(file)) || Number.NaN)))
  const limit = Math.min(...limits.filter((each) => Number.isInteger(each) && each > 0))
  if (!Number.isFinite(limit)) return null
  return { limit, used: await countUsed() }
}

/** Each watch is one line of the fdinfo of its inotify handle. */
async function countUsed(): Promise<number> {
  let used = 0
  for (const pid of (await namesIn('/proc')).filter((name) => /^\d+$/.test(name))) {
    for (const handle of await namesIn(`/proc/${pid}/fdinfo`)) {
      const facts = await textOf(`/proc/${pid}/fdinfo/${handle}`)
      if (facts.includes('inotify wd:')) used += facts.split('inotify wd:').length - 1
    }
  }
  return used
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => [])
}
