/**
 * The rows that were chosen: one by one, or all that the search shows, which the search alone then names. A group stands for all
 * that the search shows below it.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { InputOf } from '../../../../shared/contract/index.ts'
import type { LibraryRow } from '../../../../shared/contract/library.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import { queryOf, type ListStores } from '../listStores.ts'
import { ancestorsOf, isSelectedAt, withoutRow } from './treeOfRows.ts'

export interface SelectionState {
  /** Those that were chosen one by one. */
  readonly ids: ReadonlySet<string>
  /** All that the search shows is chosen. */
  readonly isAll: boolean
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
  readonly selectAll: () => void
  readonly clear: () => void
}

export type SelectionStore = StoreApi<SelectionState>

/** As many as a scope may name. */
const mostIds = 20_000
/** As many rows as one page of the host may hold. */
const pageRows = 200

const nothing = { ids: new Set<string>(), isAll: false, anchor: null, isTooMany: false, problem: null }

/** Whether anything is chosen. */
export function isChosen({ ids, isAll }: Pick<SelectionState, 'ids' | 'isAll'>): boolean {
  return isAll || ids.size > 0
}

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
    const idsBetween = async (
      query: InputOf<'library.rowIds'>['query'],
      from: number,
      to: number,
    ): Promise<readonly string[]> => (await client.call('library.rowIds', { query, from, to })).ids
    /** Titles stand for all that is below them. */
    const idsOfAll = () => {
      const open = { all: false, except: [] }
      return idsBetween({ ...queryOf(view.getState().view), open }, 0, mostIds)
    }
    const take = (ids: readonly string[], anchor: number | null) =>
      ids.length > mostIds
        ? set({ isTooMany: true })
        : set({ ids: new Set(ids), isAll: false, anchor, isTooMany: false })

    async function leaveOut(row: LibraryRow, index: number): Promise<void> {
      const { ids, isAll } = get()
      const named = isAll ? new Set(await idsOfAll()) : ids
      const group = ancestorsOf(rowAt, index).find(([, { id }]) => named.has(id))
      const others = [...named].filter((id) => id !== row.id && id !== group?.[1].id)
      const kept = group === undefined ? [] : withoutRow(await below(group[0], group[1].level), row.id)
      take([...others, ...kept], index)
    }

    return {
      ...nothing,
      async toggle(index) {
        const row = rowAt(index)
        if (row === undefined) return
        if (!isSelectedAt(rowAt, index, get())) {
          take([...get().ids, row.id], index)
          return
        }
        await leaveOut(row, index).catch(showProblem)
      },
      async extendTo(index) {
        const anchor = get().anchor ?? index
        if (Math.abs(index - anchor) >= mostIds) {
          set({ isTooMany: true })
          return
        }
        const [from, to] = [Math.min(anchor, index), Math.max(anchor, index)]
        await idsBetween(queryOf(view.getState().view), from, to).then((ids) => take(ids, anchor), showProblem)
      },
      setAnchor: (anchor) => set({ anchor }),
      selectOnly: (id) => set({ ids: new Set([id]), isAll: false, isTooMany: false }),
      selectAll() {
        if (rows.getState().total !== 0) set({ ids: new Set(), isAll: true, anchor: 0, isTooMany: false })
      },
      clear: () => set(nothing),
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
