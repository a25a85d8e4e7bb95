/** What a video is known by, whatever its name: its size and a hash of its beginning and end. */
import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'

export interface VideoContent {
  readonly sizeBytes: number
  readonly partialHash: string
}

/** Of the beginning and the end each: headers and indexes lie there, and no two videos share both. */
const partBytes = 64 * 1024

/** null where the file cannot be read just now; never rejects. Reads 128 KiB at most, follows no link. */
export async function readVideoContent(path: string): Promise<VideoContent | null> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      const { size: sizeBytes } = await file.stat()
      const hash = createHash('sha256').update(`${sizeBytes}:`)
      const bytes = new Uint8Array(partBytes)
      for (const position of [0, Math.max(0, sizeBytes - partBytes)]) {
        const { bytesRead } = await file.read(bytes, 0, partBytes, position)
        hash.update(bytes.subarray(0, bytesRead))
      }
      return { sizeBytes, partialHash: hash.digest('hex') }
    } finally {
      await file.close()
    }
  } catch {
    return null
  }
}
