/** Taking back, in two steps: first the count, which the button names, then the deed. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { InputOf, OutputOf } from '../../../shared/contract/index.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import type { ActsStore } from '../../app/acts/actsStore.ts'
import { sayTakenBack } from '../../app/acts/sayTakenBack.ts'

export type UndoScope = InputOf<'history.undo'>['scope']
export type UndoResult = OutputOf<'history.undo'>

export interface UndoState {
  /** What is to be taken back and how many files that is; null while nothing is asked. */
  readonly asked: (OutputOf<'history.countUndo'> & { readonly scope: UndoScope; readonly name: string | null }) | null
  readonly isUndoing: boolean
  readonly result: UndoResult | null
  readonly problem: AppError | null
  /** `name` where it is one file. */
  readonly ask: (scope: UndoScope, name?: string) => Promise<void>
  /** Takes the question, or the last result, off the screen. */
  readonly keep: () => void
  readonly undo: () => Promise<void>
}

export type UndoStore = StoreApi<UndoState>

export function createUndoStore(client: Client, acts: ActsStore): UndoStore {
  return createStore<UndoState>()((set, get) => {
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })
    /** Only what was asked last is answered: its button takes back. */
    let asks = 0
    return {
      asked: null,
      isUndoing: false,
      result: null,
      problem: null,
      async ask(scope, name) {
        const ask = ++asks
        set({ asked: null, result: null, problem: null })
        await client.call('history.countUndo', { scope }).then(
          (counted) => ask === asks && set({ asked: { ...counted, scope, name: name ?? null } }),
          (thrown: unknown) => ask === asks && showProblem(thrown),
        )
      },
      keep() {
        asks += 1
        set({ asked: null, result: null })
      },
      async undo() {
        const { asked, isUndoing } = get()
        if (!asked || isUndoing) return
        set({ isUndoing: true })
        await client.call('history.undo', { scope: asked.scope }).then((result) => {
          // What stays where it is says why, for as long as it is read.
          set({ result: result.kept.length > 0 ? result : null })
          sayTakenBack(client, acts.getState().say, result)
        }, showProblem)
        set({ isUndoing: false, asked: null })
      },
    }
  })
}
