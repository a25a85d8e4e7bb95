/** The rows that were chosen one by one. A group stands for all that the search shows below it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { LibraryRow } from '../../../../shared/contract/library.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import { queryOf, type ListStores } from '../listStores.ts'
import { ancestorsOf, isSelectedAt, withoutRow } from './treeOfRows.ts'

export interface SelectionState {
  readonly ids: ReadonlySet<string>
  /** Where a range begins. */
  readonly anchor: number | null
  /** More rows were asked for than can be named. */
  readonly isTooMany: boolean
  readonly problem: AppError | null
  readonly toggle: (index: number) => Promise<void>
  readonly extendTo: (index: number) => Promise<void>
  /** Where the next range begins, though nothing is chosen there. */
  readonly setAnchor: (index: number) => void
  readonly selectOnly: (id: string) => void
  readonly selectAll: () => Promise<void>
  readonly clear: () => void
}

export type SelectionStore = StoreApi<SelectionState>

/** As many as a scope may name. */
const mostIds = 20_000
/** As many rows as one page of the host may hold. */
const pageRows = 200

export function createSelectionStore(
  client: Client,
  { rows, view }: Pick<ListStores, 'rows' | 'view'>,
): SelectionStore {
  const rowAt = (index: number) => rows.getState().rowAt(index)

  /** The rows below a group, in their order. */
  async function below(index: number, level: number): Promise<readonly LibraryRow[]> {
    const found: LibraryRow[] = []
    for (let offset = index + 1; ; offset += pageRows) {
      const query = { ...queryOf(view.getState().view), offset, limit: pageRows }
      const page = await client.call('library.page', query)
      const end = page.rows.findIndex((row) => row.level <= level)
      found.push(...(end < 0 ? page.rows : page.rows.slice(0, end)))
      if (end >= 0 || offset + page.rows.length >= page.total || page.rows.length === 0) return found
    }
  }

  const store = createStore<SelectionState>()((set, get) => {
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })
    const idsBetween = async (from: number, to: number, isClosed = false): Promise<readonly string[]> => {
      const query = queryOf(view.getState().view)
      const asked = isClosed ? { ...query, open: { all: false, except: [] } } : query
      return (await client.call('library.rowIds', { query: asked, from, to })).ids
    }
    const take = (ids: readonly string[], anchor: number | null) =>
      ids.length > mostIds ? set({ isTooMany: true }) : set({ ids: new Set(ids), anchor, isTooMany: false })

    return {
      ids: new Set(),
      anchor: null,
      isTooMany: false,
      problem: null,
      async toggle(index) {
        const row = rowAt(index)
        if (row === undefined) return
        const { ids } = get()
        if (!isSelectedAt(rowAt, index, ids)) {
          take([...ids, row.id], index)
          return
        }
        const group = ancestorsOf(rowAt, index).find(([, { id }]) => ids.has(id))
        const others = [...ids].filter((id) => id !== row.id && id !== group?.[1].id)
        if (group === undefined) {
          take(others, index)
          return
        }
        await below(group[0], group[1].level).then(
          (rowsBelow) => take([...others, ...withoutRow(rowsBelow, row.id)], index),
          showProblem,
        )
      },
      async extendTo(index) {
        const anchor = get().anchor ?? index
        if (Math.abs(index - anchor) >= mostIds) {
          set({ isTooMany: true })
          return
        }
        const [from, to] = [Math.min(anchor, index), Math.max(anchor, index)]
        await idsBetween(from, to).then((ids) => take(ids, anchor), showProblem)
      },
      setAnchor: (anchor) => set({ anchor }),
      selectOnly: (id) => set({ ids: new Set([id]), isTooMany: false }),
      async selectAll() {
        // Titles stand for all that is below them.
        await idsBetween(0, mostIds, true).then((ids) => take(ids, 0), showProblem)
      },
      clear: () => set({ ids: new Set(), anchor: null, isTooMany: false, problem: null }),
    }
  })
  // Other rows: what was chosen among those before is no longer in sight.
  view.subscribe((state, before) => {
    const [shown, other] = [state.view, before.view]
    if (shown.search !== other.search || shown.view !== other.view) store.getState().clear()
    else if (shown !== other) store.setState({ anchor: null })
  })
  return store
}
