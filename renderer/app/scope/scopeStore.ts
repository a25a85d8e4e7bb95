/** What every verb is done to: the videos that are chosen, else those that the library shows, with what the host knows of them. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scope, ScopeFacts } from '../../../shared/contract/scope.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { oneAtATime } from '../../api/oneAtATime.ts'
import { sparing } from '../../api/sparing.ts'
import { createReadFacts, type ReadFacts } from './readFacts.ts'
import { isSameScope } from './sameScope.ts'

export interface ScopeState {
  /** null while no screen shows videos. */
  readonly scope: Scope | null
  /** Whether it was chosen by hand: rows one by one, or all that search and filters show. */
  readonly isSelection: boolean
  /** Of the scope before, until those of this one are there; null before the first. */
  readonly facts: ScopeFacts | null
  /** What the facts are of. */
  readonly factsOf: Scope | null
  readonly problem: AppError | null
  /** The screen that shows videos says what is chosen, whenever that changes; null when it is left. */
  readonly set: (scope: Scope | null, isSelection?: boolean) => void
  /** Chooses nothing: what search and filters show is meant again. The screen follows. */
  readonly clearSelection: () => void
  /** Reads the facts again. */
  readonly refresh: () => Promise<void>
  /** Of any scope; whoever asks about the same one meanwhile gets the same answer. */
  readonly read: ReadFacts
  /** Of any scope, as verbs say it: what they know is not asked for again. */
  readonly readKnown: ReadFacts
}

export type ScopeStore = StoreApi<ScopeState>

export function createScopeStore(client: Client): ScopeStore {
  const read = createReadFacts(client)
  return createStore<ScopeState>()((set, get) => {
    /** A selection that grows row by row asks once more when the answer is there. */
    const refresh = oneAtATime(async () => {
      const asked = get().scope
      if (asked === null) return
      await read(asked).then(
        (facts) => set({ facts: sparing(facts, get().facts), factsOf: asked, problem: null }),
        (thrown: unknown) => set({ problem: toAppError(thrown) }),
      )
    })

    client.on('library.changed', () => void refresh())
    return {
      scope: null,
      isSelection: false,
      facts: null,
      factsOf: null,
      problem: null,
      set(scope, isSelection = false) {
        if (isSameScope(scope, get().scope)) {
          // What the host knows of it is there already.
          if (isSelection !== get().isSelection) set({ isSelection })
          return
        }
        set(scope === null ? { scope, isSelection, facts: null, factsOf: null } : { scope, isSelection })
        void refresh()
      },
      clearSelection() {
        const { scope } = get()
        if (scope !== null) get().set({ ...scope, ids: null })
      },
      refresh,
      read,
      async readKnown(of) {
        const { facts, factsOf } = get()
        return facts !== null && isSameScope(of, factsOf) ? facts : read(of)
      },
    }
  })
}
