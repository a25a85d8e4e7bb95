/**
 * The rows that were chosen: one by one, or all that the search shows, which the search alone then names. A group stands for all
 * that the search shows below it.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { LibraryRow } from '../../../../shared/contract/library.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import { queryOf, type ListStores } from '../listStores.ts'
import { ancestorsOf, withoutRow } from './treeOfRows.ts'

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

type ListQuery = ReturnType<typeof queryOf>

/** A row as it stood when it was pressed, in the list that was seen then. */
interface Pressed {
  readonly row: LibraryRow
  /** The groups that it is in, the nearest first, with their places. */
  readonly above: readonly (readonly [number, LibraryRow])[]
  readonly query: ListQuery
}

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
  async function below(query: ListQuery, index: number, { level }: LibraryRow): Promise<readonly LibraryRow[]> {
    const found: LibraryRow[] = []
    for (let offset = index + 1; ; offset += pageRows) {
      const page = await client.call('library.page', { ...query, offset, limit: pageRows })
      const end = page.rows.findIndex((row) => row.level <= level)
      found.push(...(end < 0 ? page.rows : page.rows.slice(0, end)))
      if (end >= 0 || offset + page.rows.length >= page.total || page.rows.length === 0) return found
    }
  }

  async function idsBetween(query: ListQuery, from: number, to: number): Promise<readonly string[]> {
    return (await client.call('library.rowIds', { query, from, to })).ids
  }

  /** Titles stand for all that is below them. Two more than can be named: without the one that is left out it is still seen. */
  const idsOfAll = (query: ListQuery) => idsBetween({ ...query, open: { all: false, except: [] } }, 0, mostIds + 1)

  const store = createStore<SelectionState>()((set, get) => {
    /** Grows where what was asked for is not wanted any more. */
    let era = 0
    let turn: Promise<void> = Promise.resolve()
    /** Of several ranges that wait, the last one is what is meant. */
    let lastRange = 0

    function beginAnew(): void {
      era += 1
      turn = Promise.resolve()
    }

    /** One after the other, as they were pressed: each is said of what those before it have chosen. null: nothing changes. */
    function inTurn(work: () => Promise<readonly string[] | null>): Promise<void> {
      const mine = era
      turn = turn.then(async () => {
        if (mine !== era) return
        try {
          const ids = await work()
          if (ids !== null && mine === era) take(ids)
        } catch (thrown) {
          if (mine === era) set({ problem: toAppError(thrown) })
        }
      })
      return turn
    }

    function take(ids: readonly string[]): void {
      if (ids.length > mostIds) set({ isTooMany: true })
      else set({ ids: new Set(ids), isAll: false, isTooMany: false, problem: null })
    }

    /** What is chosen without this row, which was chosen, or a group that it is in. */
    async function without({ row, above, query }: Pressed): Promise<readonly string[]> {
      const { ids, isAll } = get()
      const named = isAll ? new Set(await idsOfAll(query)) : ids
      const group = above.find(([, { id }]) => named.has(id))
      const others = [...named].filter((id) => id !== row.id && id !== group?.[1].id)
      const kept = group === undefined ? [] : withoutRow(await below(query, ...group), row.id)
      return [...others, ...kept]
    }

    return {
      ...nothing,
      async toggle(index) {
        const row = rowAt(index)
        if (row === undefined) return
        const pressed = { row, above: ancestorsOf(rowAt, index), query: queryOf(view.getState().view) }
        set({ anchor: index })
        await inTurn(async () => {
          const { ids, isAll } = get()
          const isChosenNow = isAll || ids.has(row.id) || pressed.above.some(([, { id }]) => ids.has(id))
          return isChosenNow ? without(pressed) : [...ids, row.id]
        })
      },
      async extendTo(index) {
        const anchor = get().anchor ?? index
        set({ anchor })
        if (Math.abs(index - anchor) >= mostIds) {
          set({ isTooMany: true })
          return
        }
        const [from, to] = [Math.min(anchor, index), Math.max(anchor, index)]
        const query = queryOf(view.getState().view)
        const mine = (lastRange += 1)
        await inTurn(async () => (mine === lastRange ? idsBetween(query, from, to) : null))
      },
      setAnchor: (anchor) => set({ anchor }),
      selectOnly(id) {
        beginAnew()
        set({ ...nothing, ids: new Set([id]), anchor: get().anchor })
      },
      selectAll() {
        if (rows.getState().total === 0) return
        beginAnew()
        set({ ...nothing, isAll: true, anchor: 0 })
      },
      clear() {
        beginAnew()
        set(nothing)
      },
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
