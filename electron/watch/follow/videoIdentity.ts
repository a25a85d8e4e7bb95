/** Whether two places hold the same video: by size, time and a hash of its beginning and end. Pure, but for reading those. */
import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'

export interface KnownVideo {
  readonly path: string
  readonly sizeBytes: number
  readonly modifiedMs: number
  /** null where it was never read. */
  readonly partialHash: string | null
}

/** Of the beginning and the end each: headers and indexes lie there, and no two videos share both. */
const partBytes = 64 * 1024
/** FAT keeps times to two seconds. */
const timeToleranceMs = 2_000

export type Sameness =
  /** The content says so: what we wrote beside it may follow. */
  | 'proven'
  /** Size and time say so, and nobody has read the content: what we remember of it may follow, files may not. */
  | 'likely'
  | 'no'

export function sameVideo(before: KnownVideo, now: KnownVideo): Sameness {
  if (before.sizeBytes !== now.sizeBytes) return 'no'
  if (before.partialHash !== null && now.partialHash !== null)
    return before.partialHash === now.partialHash ? 'proven' : 'no'
  return Math.abs(before.modifiedMs - now.modifiedMs) <= timeToleranceMs ? 'likely' : 'no'
}

/** null where the file cannot be read just now. Reads 128 KiB at most, follows no link. */
export async function partialHashOf(path: string): Promise<string | null> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      const { size } = await file.stat()
      const hash = createHash('sha256').update(`${size}:`)
      const bytes = new Uint8Array(partBytes)
      for (const position of [0, Math.max(0, size - partBytes)]) {
        const { bytesRead } = await file.read(bytes, 0, partBytes, position)
        hash.update(bytes.subarray(0, bytesRead))
      }
      return hash.digest('hex')
    } finally {
      await file.close()
    }
  } catch {
    return null
  }
}
