/** Files that a person took away, noted as an act: taking it back brings just these back. */
import type { UndoResult } from '../../../shared/contract/runs/history.ts'
import { trashedKey } from '../../../shared/acts/fileKeys.ts'
import { AppError } from '../../../shared/errors.ts'
import type { NotedActs } from '../acts/notedActs.ts'

type RestoreRows = (rowIds: readonly number[]) => Promise<Pick<UndoResult, 'kept'>>

/** @param restoreRows forgets the act where every file came back */
export function noteTrashed(acts: NotedActs, rowIds: readonly number[], restoreRows: RestoreRows): void {
  if (rowIds.length === 0) return
  acts.note({
    key: trashedKey(rowIds),
    words: { kind: 'trashed', count: rowIds.length },
    async undo() {
      const [first] = (await restoreRows(rowIds)).kept
      if (first) throw new AppError(first.code, first.message)
    },
  })
}
