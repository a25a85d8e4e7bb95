/** Does a file still hold what we wrote? Any doubt (another kind, another size, other bytes) is a no. */
import { AppError } from '../../../shared/errors.ts'
import type { Disk } from '../../disk/disk.ts'
import type { Written } from '../history/history.ts'

export type Content = Pick<Written, 'sizeBytes' | 'sha256'>

export async function isUntouched(disk: Pick<Disk, 'stat' | 'sha256'>, path: string, was: Content): Promise<boolean> {
  const there = await disk.stat(path)
  if (!there?.isFile || there.sizeBytes !== was.sizeBytes) return false
  return (await disk.sha256(path)) === was.sha256
}

export function editedFile({ path }: Pick<Written, 'path'>): AppError {
  return new AppError('file.changed', `You have edited ${path}, so it is kept as it is.`)
}
