/** All that the search shows, as one scope, and what the host knows of it: the main button is for that. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scope, ScopeFacts } from '../../../shared/contract/scope.ts'
import type { Client } from '../../api/client.ts'
import type { ListStores } from './listStores.ts'
import { languageOf } from './viewStore.ts'

export interface ShownState {
  readonly scope: Scope
  /** Of the search before, until those of this one are there. */
  readonly facts: ScopeFacts | null
}

export type ShownStore = StoreApi<ShownState>

export function createShownStore(client: Client, { view, library }: Pick<ListStores, 'view' | 'library'>): ShownStore {
  const scopeOf = (search: string): Scope => ({ search, ids: null, language: languageOf(search) })
  const store = createStore<ShownState>()(() => ({ scope: scopeOf(view.getState().view.search), facts: null }))
  let isReading = false
  let isDue = false

  /** One question at a time: whoever types asks once more when the answer is there. */
  async function read(): Promise<void> {
    isDue = true
    if (isReading) return
    isReading = true
    while (isDue) {
      isDue = false
      // The button keeps what it said: the next change asks again.
      await client.call('library.scope', store.getState().scope).then(
        (facts) => store.setState({ facts }),
        () => undefined,
      )
    }
    isReading = false
  }

  view.subscribe((state, before) => {
    if (state.view.search === before.view.search) return
    store.setState({ scope: scopeOf(state.view.search) })
    void read()
  })
  library.subscribe(({ value }, before) => {
    if (value !== before.value) void read()
  })
  return store
}
