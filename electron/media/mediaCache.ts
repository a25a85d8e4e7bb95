/** A folder of what was made of films, of bounded size: what was not used for longest goes. Anything in it can be made again. */
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ids } from '../../node/ids.ts'

export interface MediaCache {
  /** The path of what is kept under this name; null where nothing is. Using it keeps it longer. */
  find(name: string): Promise<string | null>
  /** Has it made at a place of its own, then keeps it. @throws as `make` does; nothing is left of it then */
  make(name: string, make: (path: string) => Promise<void>): Promise<string>
}

export interface MediaCacheParts {
  readonly folder: string
  readonly mostBytes: number
  readonly ids: Ids
}

const usual = /^[\w-]{1,80}\.[a-z0-9]{2,5}$/
const half = '.part'

export function createMediaCache({ folder, mostBytes, ids }: MediaCacheParts): MediaCache {
  const making = new Set<string>()
  let trimming: Promise<void> = Promise.resolve()

  function trimLater(): Promise<void> {
    trimming = trimming.then(() => trim({ folder, mostBytes, making })).catch(() => undefined)
    return trimming
  }

  async function find(name: string): Promise<string | null> {
    if (!usual.test(name)) return null
    const path = join(folder, name)
    const now = new Date()
    return utimes(path, now, now).then(
      () => path,
      () => null,
    )
  }

  return {
    find,
    async make(name, make) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const own = `${ids.newId()}${half}`
      const [from, to] = [join(folder, own), join(folder, name)]
      making.add(own)
      try {
        await make(from)
        await rename(from, to)
      } catch (thrown) {
        await rm(from, { force: true })
        throw thrown
      } finally {
        making.delete(own)
      }
      await trimLater()
      return to
    },
  }
}

/** null where nothing is kept under this name, or what is cannot be read: the cache may let it go meanwhile. */
export async function readKept<Content>(
  cache: Pick<MediaCache, 'find'>,
  name: string,
  unpack: (bytes: Uint8Array) => Content,
): Promise<Content | null> {
  const path = await cache.find(name)
  return path === null ? null : readFile(path).then(unpack, () => null)
}

/** What a killed run left half done goes as well. */
async function trim({
  folder,
  mostBytes,
  making,
}: {
  readonly folder: string
  readonly mostBytes: number
  readonly making: ReadonlySet<string>
}): Promise<void> {
  const kept: { path: string; sizeBytes: number; usedMs: number }[] = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (name.endsWith(half) && !making.has(name)) await rm(path, { force: true })
    if (!usual.test(name) || name.endsWith(half)) continue
    const { size: sizeBytes, mtimeMs: usedMs } = await stat(path)
    kept.push({ path, sizeBytes, usedMs })
  }
  kept.sort((a, b) => b.usedMs - a.usedMs)
  let bytes = 0
  for (const { path, sizeBytes } of kept) {
    bytes += sizeBytes
    if (bytes > mostBytes) await rm(path, { force: true })
  }
}
