/** What the host knows of the row under the pointer, asked when the pointer rests, and again when the library changes. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scope, ScopeFacts } from '../../../../../shared/contract/scope.ts'
import type { Client } from '../../../../api/client.ts'
import { oneAtATime } from '../../../../api/oneAtATime.ts'
import { languageOf, type ViewStore } from '../../viewStore.ts'

export interface NearState {
  readonly near: { readonly id: string; readonly facts: ScopeFacts } | null
  readonly scopeOf: (id: string) => Scope
  /** Answers what forgets the wish. */
  readonly look: (id: string) => () => void
}

export type NearStore = StoreApi<NearState>

/** A pointer that only passes asks nothing. */
const restMs = 90

export function createNearStore(client: Client, view: ViewStore): NearStore {
  return createStore<NearState>()((set, get) => {
    let askedId: string | null = null
    // Verbs that cannot be told are not shown: the row itself says all else.
    const read = async (id: string): Promise<void> => {
      askedId = id
      // A late answer about a row that the pointer has left takes nothing from the one that it is on.
      const tell = (near: NearState['near']) => {
        if (askedId === id) set({ near })
      }
      await client.call('library.scope', get().scopeOf(id)).then(
        (facts) => tell({ id, facts }),
        () => tell(null),
      )
    }
    const readAgain = oneAtATime(async () => {
      if (askedId !== null) await read(askedId)
    })
    client.on('library.changed', () => void readAgain())
    return {
      near: null,
      scopeOf(id) {
        const { search } = view.getState().view
        return { search, ids: [id], language: languageOf(search) }
      },
      look(id) {
        const timer = setTimeout(() => void read(id), restMs)
        return () => clearTimeout(timer)
      },
    }
  })
}
