/** What a person does with the trash: bring a file back beside its video, or delete all of it for good. */
import { AppError } from '../../../shared/errors.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import type { Written } from '../history/history.ts'
import { restore, type RestoreParts } from './restore.ts'

export interface TrashCan {
  /**
   * Puts the file back under its name; it counts as written again.
   * @throws AppError 'file.missing', 'file.foreign' where the name is taken, 'file.notWritable', 'disk.full'
   */
  restore(rowId: number): Promise<Written>
  /** Answers how many files were deleted. */
  empty(): Promise<number>
}

export function createTrashCan(parts: RestoreParts): TrashCan {
  const { disk, history, trash } = parts
  return {
    async restore(rowId) {
      const row = history.get(rowId)
      if (!row?.trashPath) throw new AppError('file.missing', 'This file is no longer in the trash.')
      try {
        if (!(await disk.stat(row.videoPath)))
          throw new AppError('file.missing', `The video is not there: ${row.videoPath}. Connect its drive first.`)
        return await restore(parts, row)
      } catch (thrown) {
        throw diskErrorOf(thrown, row.path)
      }
    },

    async empty() {
      const rows = history.list({ kind: 'all' }, ['undone', 'replaced']).filter(({ trashPath }) => trashPath !== null)
      for (const { id, trashPath } of rows) {
        if (trashPath !== null) await trash.discard(trashPath)
        history.advance(id, { trashPath: null })
      }
      return rows.length
    },
  }
}
