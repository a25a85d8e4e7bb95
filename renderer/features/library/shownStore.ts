/** All that the search shows, as one scope, and what the host knows of it: the main button is for that. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { LibraryCounts } from '../../../shared/contract/library.ts'
import type { Scope, ScopeFacts } from '../../../shared/contract/scope.ts'
import type { Client } from '../../api/client.ts'
import { oneAtATime } from '../../api/oneAtATime.ts'
import { sparing } from '../../api/sparing.ts'
import type { ListStores } from './listStores.ts'
import type { ScopeStore } from '../../app/scope/scopeStore.ts'
import { languageOf } from './viewStore.ts'

export interface ShownState {
  readonly scope: Scope
  /** Of the search before, until those of this one are there. */
  readonly facts: ScopeFacts | null
  /** What the facts are of: a button does what it says. */
  readonly factsOf: Scope | null
  /** Of each filter, how many videos it shows beside this search; null: as for the whole library. */
  readonly is: LibraryCounts['is'] | null
}

export type ShownStore = StoreApi<ShownState>

type ShownParts = Pick<ListStores, 'view' | 'library'> & { readonly verbs: ScopeStore }

export function createShownStore(client: Client, { view, library, verbs }: ShownParts): ShownStore {
  const scopeOf = (search: string): Scope => ({ search, ids: null, language: languageOf(search) })
  const store = createStore<ShownState>()(() => ({
    ...{ scope: scopeOf(view.getState().view.search), facts: null, factsOf: null, is: null },
  }))

  /** Whoever types asks once more when the answer is there. */
  const read = oneAtATime(async () => {
    const { scope } = store.getState()
    // Button and filters keep what they said: the next change asks again.
    await Promise.all([verbs.getState().read(scope), filterCounts(scope)]).then(
      ([facts, is]) =>
        store.setState((known) => ({
          facts: sparing(facts, known.facts),
          factsOf: scope,
          is: sparing(is, known.is),
        })),
      () => undefined,
    )
  })

  /** Those of the whole library are told with each of its changes. */
  const filterCounts = async ({ search }: Scope) =>
    search === '' ? null : client.call('library.filterCounts', { search })

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
