/** Reads a subtitle beside a video that is to be looked at or written anew: not through a link, and no more than one has. */
import { AppError } from '../../shared/errors.ts'
import { subtitleLimits } from '../../shared/subtitle/limits.ts'
import type { Disk } from '../disk/disk.ts'

/** @throws AppError 'file.missing', 'subtitle.unreadable' */
export async function readSubtitle(disk: Pick<Disk, 'stat' | 'read'>, path: string): Promise<Uint8Array> {
  const there = await disk.stat(path)
  if (!there?.isFile) throw new AppError('file.missing', `The subtitle is not there or is no plain file: ${path}`)
  if (there.sizeBytes > subtitleLimits.maxBytes)
    throw new AppError('subtitle.unreadable', `This file is too large for a subtitle: ${path}`)
  return disk.read(path)
}
