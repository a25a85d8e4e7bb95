/** Rows of a list as far as they were read, and what went wrong last. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Problem } from '../../shared/contract/problem.ts'
import { toAppError } from '../../shared/errors.ts'

export interface RowsView<Row> {
  /** Null before the first answer. */
  readonly rows: readonly Row[] | null
  readonly total: number
  readonly problem: Problem | null
  /** From the beginning, as many as are shown. */
  readonly readAgain: () => Promise<void>
  readonly readMore: () => Promise<void>
}

export type RowsStore<Row> = StoreApi<RowsView<Row>>

export interface RowsAnswer<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

export type ReadRows<Row> = (window: { readonly offset: number; readonly limit: number }) => Promise<RowsAnswer<Row>>

const pageLength = 50
/** A call answers no more. */
const mostRows = 200

export function createRowsStore<Row>(read: ReadRows<Row>): RowsStore<Row> {
  return createStore<RowsView<Row>>()((set, get) => {
    /** An answer that was overtaken by a later question is dropped. */
    let asked = 0

    /** From the first one on: what came or went meanwhile would move the others out of a page, or into two. */
    async function ask(wanted: number): Promise<void> {
      const turn = (asked += 1)
      try {
        const { rows, total } = await readAll(read, wanted)
        if (turn === asked) set({ rows, total, problem: null })
      } catch (thrown) {
        if (turn === asked) set({ problem: problemOf(thrown) })
      }
    }

    return {
      rows: null,
      total: 0,
      problem: null,
      readAgain: () => ask(Math.max(get().rows?.length ?? 0, pageLength)),
      readMore: () => ask((get().rows?.length ?? 0) + pageLength),
    }
  })
}

/** In as many calls as it takes. */
async function readAll<Row>(read: ReadRows<Row>, wanted: number): Promise<RowsAnswer<Row>> {
  const rows: Row[] = []
  for (;;) {
    const limit = Math.min(wanted - rows.length, mostRows)
    const page = await read({ offset: rows.length, limit })
    rows.push(...page.rows)
    if (page.rows.length < limit || rows.length >= wanted) return { rows, total: page.total }
  }
}

export function problemOf(thrown: unknown): Problem {
  const { code, message } = toAppError(thrown)
  return { code, message }
}
