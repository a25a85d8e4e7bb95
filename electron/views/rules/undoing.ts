/** What was changed a short while ago, and how it is taken back: for as long as the host runs. */
import { AppError } from '../../../shared/errors.ts'
import type { ActWords } from '../../../shared/contract/acts.ts'
import type { NotedActs } from '../acts/notedActs.ts'
import { createHandles } from '../ids.ts'
import type { Ids } from '../../../node/ids.ts'

export interface Undoing {
  /** Answers the id that `undo` takes, once. */
  keep(words: ActWords, undo: () => void): string
  /** @throws AppError 'input.invalid' for what is not known any more, and as the undoing itself does: then it stays known */
  undo(undoId: string): void
}

/** As many as anybody takes back one after the other. */
const mostKept = 100

export function createUndoing(ids: Ids, acts: NotedActs): Undoing {
  const handles = createHandles<{ readonly undo: () => void; isOver: boolean }>(ids, mostKept)

  function undo(undoId: string): void {
    const kept = handles.get(undoId)
    if (!kept || kept.isOver) throw new AppError('input.invalid', 'This can no longer be undone.')
    kept.undo()
    kept.isOver = true
    acts.forget(undoId)
  }

  return {
    keep(words, takeBack) {
      const key = handles.idOf(ids.newId(), { undo: takeBack, isOver: false })
      acts.note({ key, words, undo: () => undo(key) })
      return key
    },
    undo,
  }
}
