/** Reads from a video's header which tracks it has, how long it runs, and how fast; reads no pictures and no sound. */
import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { AppError } from '../../../shared/errors.ts'
import { createHeaderBytes, DamagedHeader, type HeaderBytes } from './headerBytes.ts'
import { looksLikeMatroska, readMatroska } from './matroska.ts'
import type { MediaInfo } from '../mediaFile.ts'
import { looksLikeMp4, readMp4 } from './mp4.ts'

const signatureBytes = 12

/**
 * null for containers we have no reader for (only Matroska/WebM and MP4/MOV are read), for damaged headers, and for
 * anything that is not a regular file. Error: 'file.missing' when the file cannot be opened or read at all.
 */
export async function readMediaInfo(path: string): Promise<MediaInfo | null> {
  const file = await openVideo(path)
  try {
    const stats = await file.stat()
    return stats.isFile() ? await readHeader(createHeaderBytes(file, stats.size)) : null
  } catch (thrown) {
    if (thrown instanceof DamagedHeader) return null
    throw unreadable(path, thrown)
  } finally {
    await file.close()
  }
}

async function readHeader(bytes: HeaderBytes): Promise<MediaInfo | null> {
  if (bytes.sizeBytes < signatureBytes) return null
  const signature = await bytes.read(0, signatureBytes)
  if (looksLikeMatroska(signature)) return readMatroska(bytes)
  return looksLikeMp4(signature) ? readMp4(bytes) : null
}

// Not through a link, and not waiting for the other end of a pipe; Windows has neither flag.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW || 0) | (constants.O_NONBLOCK || 0)

function openVideo(path: string): Promise<FileHandle> {
  return open(path, flags).catch((thrown: unknown) => {
    throw unreadable(path, thrown)
  })
}

function unreadable(path: string, cause: unknown): AppError {
  return new AppError('file.missing', `${path} cannot be read. Check that it is there and its permissions.`, cause)
}
