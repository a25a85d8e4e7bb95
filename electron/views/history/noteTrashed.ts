/** Files that a person took away, noted as an act: taking it back brings just these back. */
import type { TakenBack, UndoResult } from '../../../shared/contract/runs/history.ts'
import { trashedKey } from '../../../shared/acts/fileKeys.ts'
import { AppError } from '../../../shared/errors.ts'
import type { NotedActs } from '../acts/notedActs.ts'

type RestoreRows = (rowIds: readonly number[]) => Promise<Pick<UndoResult, 'kept'>>

type Trashed = Pick<TakenBack, 'rowIds' | 'removed' | 'restored'>

/** @param restoreRows forgets the act where every file came back */
export function noteTrashed(acts: NotedActs, { rowIds, removed, restored }: Trashed, restoreRows: RestoreRows): void {
  if (rowIds.length === 0) return
  acts.note({
    key: trashedKey(rowIds),
    words: { kind: 'trashed', count: removed, restored },
    async undo() {
      const [first] = (await restoreRows(rowIds)).kept
      if (first) throw new AppError(first.code, first.message)
    },
  })
}
