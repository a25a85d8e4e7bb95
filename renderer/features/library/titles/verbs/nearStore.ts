/** What the host knows of the row under the pointer, asked when the pointer rests, and again when the library changes. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scope, ScopeFacts } from '../../../../../shared/contract/scope.ts'
import type { Client } from '../../../../api/client.ts'
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
    // Verbs that cannot be told are not shown: the row itself says all else.
    const read = (id: string) =>
      void client.call('library.scope', get().scopeOf(id)).then(
        (facts) => set({ near: { id, facts } }),
        () => set({ near: null }),
      )
    client.on('library.changed', () => {
      const { near } = get()
      if (near !== null) read(near.id)
    })
    return {
      near: null,
      scopeOf(id) {
        const { search } = view.getState().view
        return { search, ids: [id], language: languageOf(search) }
      },
      look(id) {
        const timer = setTimeout(() => read(id), restMs)
        return () => clearTimeout(timer)
      },
    }
  })
}
