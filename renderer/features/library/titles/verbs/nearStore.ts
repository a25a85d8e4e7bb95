/** What the host knows of the row under the pointer, asked when the pointer rests, and again when the library changes. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scope, ScopeFacts } from '../../../../../shared/contract/scope.ts'
import type { Client } from '../../../../api/client.ts'
import { oneAtATime } from '../../../../api/oneAtATime.ts'
import { languageOf, type ViewStore } from '../../viewStore.ts'

export interface NearState {
  readonly near: { readonly id: string; readonly scope: Scope; readonly facts: ScopeFacts } | null
  /** Answers what forgets the wish. */
  readonly look: (id: string) => () => void
}

export type NearStore = StoreApi<NearState>

/** A pointer that only passes asks nothing. */
const restMs = 90

export function createNearStore(client: Client, view: ViewStore): NearStore {
  return createStore<NearState>()((set) => {
    let askedId: string | null = null
    // Verbs that cannot be told are not shown: the row itself says all else.
    const read = async (id: string): Promise<void> => {
      askedId = id
      // A late answer about a row that the pointer has left takes nothing from the one that it is on.
      const tell = (near: NearState['near']) => {
        if (askedId === id) set({ near })
      }
      const { search } = view.getState().view
      const scope: Scope = { search, ids: [id], language: languageOf(search) }
      await client.call('library.scope', scope).then(
        (facts) => tell({ id, scope, facts }),
        () => tell(null),
      )
    }
    const readAgain = oneAtATime(async () => {
      if (askedId !== null) await read(askedId)
    })
    client.on('library.changed', () => void readAgain())
    // What was told of a row was told of its part of the search before.
    view.subscribe((state, before) => {
      if (state.view.search !== before.view.search) void readAgain()
    })
    return {
      near: null,
      look(id) {
        const timer = setTimeout(() => void read(id), restMs)
        return () => clearTimeout(timer)
      },
    }
  })
}
