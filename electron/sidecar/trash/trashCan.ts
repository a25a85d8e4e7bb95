/** What a person does with the trash: bring a file back beside its video, or delete all of it that is ours for good. */
import { AppError } from '../../../shared/errors.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import type { Written } from '../history/history.ts'
import { isOfTheUser } from '../history/versionChain.ts'
import { bringBackOne } from './bringBackUndone.ts'
import type { RestoreParts } from './restore.ts'

export interface TrashCan {
  /**
   * Puts the file back under its name, as bringing back its run does; it counts as written again.
   * @throws AppError 'file.missing', 'file.foreign' where the name is taken, 'file.notWritable', 'disk.full'
   */
  restore(rowId: number): Promise<Written>
  /** A file of the user's that was taken over is never deleted: it stays until it is brought back (promise F1). */
  empty(): Promise<Emptied>
}

export interface Emptied {
  /** Deleted for good. */
  readonly files: number
  /** Of the user's, so they stay. */
  readonly kept: number
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
      const ours = rows.filter((row) => !isOfTheUser(row))
      for (const { id, trashPath } of ours) {
        if (trashPath !== null) await trash.discard(trashPath)
        history.advance(id, { trashPath: null })
      }
      return { files: ours.length, kept: rows.length - ours.length }
    },
  }
}
