/** What a person does with the trash: bring a file back beside its video, or delete all of it for good. */
import { AppError } from '../../../shared/errors.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import type { Written } from '../history/history.ts'
import { bringBackOne } from './bringBackUndone.ts'
import type { RestoreParts } from './restore.ts'

export interface TrashCan {
  /**
   * Puts the file back under its name, as bringing back its run does; it counts as written again.
   * @throws AppError 'file.missing', 'file.foreign' where the name is taken, 'file.notWritable', 'disk.full'
   */
  restore(rowId: number): Promise<Written>
  /** Answers how many files were deleted. */
  empty(): Promise<number>
}

export function createTrashCan(parts: RestoreParts): TrashCan {
  const { history, trash } = parts
  return {
    async restore(rowId) {
      const row = history.get(rowId)
      if (!row?.trashPath) throw new AppError('file.missing', 'This file is no longer in the trash.')
      try {
        return await bringBackOne(parts, row)
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
