/** The last answers and what takes each back. They live as long as the host. */
import { AppError } from '../../../shared/errors.ts'
import type { NotedActs } from '../acts/notedActs.ts'
import type { Ids } from '../../../node/ids.ts'

export interface LastActs {
  /** Answers the id that takes it back. @param questionIds all that were answered, first the one that a person saw */
  add(questionIds: readonly string[], undo: () => void): string
  /**
   * Takes one back, or the newest, and answers whose it was; null where there is none.
   * @throws AppError 'input.invalid' for one that is taken back already, or was too long ago
   */
  takeBack(undoId: string | null): string | null
}

const mostActs = 200

interface Act {
  readonly id: string
  readonly questionId: string
  readonly undo: () => void
}

export function createLastActs(ids: Ids, noted: NotedActs): LastActs {
  let acts: readonly Act[] = []

  function takeBack(undoId: string | null): string | null {
    const act = undoId === null ? acts[0] : acts.find(({ id }) => id === undoId)
    if (!act && undoId !== null) throw new AppError('input.invalid', 'This can no longer be undone.')
    if (!act) return null
    act.undo()
    acts = acts.filter((each) => each !== act)
    noted.forget(act.id)
    return act.questionId
  }

  return {
    add([questionId = '', ...others], undo) {
      const id = ids.newId()
      acts = [{ id, questionId, undo }, ...acts].slice(0, mostActs)
      const words = { kind: 'decided', count: 1 + others.length } as const
      noted.note({ key: id, words, undo: () => void takeBack(id) })
      return id
    },
    takeBack,
  }
}
