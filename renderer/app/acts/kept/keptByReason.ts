/** Files that an undo left alone, by the sentence that says why: in the order in which they came. Pure. */
import type { Problem } from '../../../../shared/contract/problem.ts'
import type { UndoResult } from '../../../../shared/contract/runs/history.ts'

export interface KeptFor {
  readonly why: Problem
  readonly names: readonly string[]
}

export function keptByReason(kept: UndoResult['kept']): readonly KeptFor[] {
  const groups = Map.groupBy(kept, ({ message }) => message)
  return [...groups.values()].flatMap((files) => {
    const [first] = files
    return first ? { why: { code: first.code, message: first.message }, names: files.map(({ name }) => name) } : []
  })
}
