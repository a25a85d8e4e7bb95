/** That what stands under the name of a film is still a file: scans follow no links and open no pipes, nor does what plays films. */
import { lstat } from 'node:fs/promises'
import { AppError } from '../../shared/errors.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'

/** @throws AppError 'file.missing' where something else has taken its place since it was scanned */
export async function requireFilm({ file }: LibraryVideo): Promise<void> {
  // One that is gone, or away with its drive, may still be shown from the cache; else ffmpeg says that it cannot be read.
  const stats = await lstat(file.path).catch(() => null)
  if (stats === null || stats.isFile()) return
  throw new AppError('file.missing', 'The file is no longer there, or its drive is away. Scan again.')
}
