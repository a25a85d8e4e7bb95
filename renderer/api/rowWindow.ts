/**
 * A window on a list that lives at the host: reads pages around what is visible and keeps only what is near.
 * It knows no screen and no command; the reader of pages is handed in.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { toAppError, type AppError } from '../../shared/errors.ts'
import { sparing } from './sparing.ts'

export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly revision: number
  /** Where rows are groups: how many of what they hold. */
  readonly videos?: number
}

export interface Place {
  readonly offset: number
  readonly limit: number
}

export interface RowWindowParts<Row, Query> {
  readonly query: Query
  readPage(query: Query, place: Place): Promise<Page<Row>>
  readonly pageSize?: number
  /** Pages kept on each side of what is visible. */
  readonly keepPages?: number
}

export interface RowWindow<Row, Query> {
  readonly query: Query
  /** Pages by number. While a new answer is on its way, the old rows stay. */
  readonly pages: ReadonlyMap<number, readonly Row[]>
  /** Rows in the whole list; null before the first answer. */
  readonly total: number | null
  /** What the last answer counted behind its rows; null where it counts rows alone. */
  readonly videos: number | null
  readonly problem: AppError | null
  /** The answer on screen belongs to an earlier query. */
  readonly isBehind: boolean
  readonly rowAt: (index: number) => Row | undefined
  /** Tells which rows are visible, `to` not included. */
  readonly show: (from: number, to: number) => void
  /**
   * Asks something else. The rows on screen are replaced when the new ones are there.
   * `keepsPlace`: the list is the same with more or fewer rows, as when a group is opened.
   */
  readonly ask: (query: Query, keepsPlace?: boolean) => void
  /** Reads again what is visible, because the list changed or the connection came back. */
  readonly refresh: () => void
}

export type RowWindowStore<Row, Query> = StoreApi<RowWindow<Row, Query>>

const defaultPageSize = 100
const defaultKeepPages = 3

export function createRowWindow<Row, Query>(parts: RowWindowParts<Row, Query>): RowWindowStore<Row, Query> {
  const { pageSize = defaultPageSize, keepPages = defaultKeepPages } = parts
  let visible = { from: 0, to: pageSize }
  /** Grows with each question and each refresh: answers to older ones are dropped. */
  let era = 0
  let underWay = new Set<number>()
  /** Pages read in this era; the others on screen are old. */
  let current = new Set<number>()
  /** A change came while pages were under way: dropping them each time would show nothing under steady change. */
  let isRefreshDue = false
  let keepsOldPages = false

  return createStore<RowWindow<Row, Query>>()((set, get) => {
    const firstPage = () => Math.floor(visible.from / pageSize)
    const lastPage = () => Math.max(firstPage(), Math.floor((visible.to - 1) / pageSize))
    const isNear = (page: number) => page >= firstPage() - keepPages && page <= lastPage() + keepPages

    function readVisible(): void {
      const { total } = get()
      for (let page = firstPage(); page <= lastPage(); page += 1) {
        const isBeyond = total !== null && page > 0 && page * pageSize >= total
        if (!isBeyond && !current.has(page) && !underWay.has(page)) void read(page)
      }
    }

    async function read(page: number): Promise<void> {
      const [asked, mine] = [era, underWay]
      mine.add(page)
      const place = { offset: page * pageSize, limit: pageSize }
      await parts.readPage(get().query, place).then(
        (answer) => asked === era && put(page, answer),
        (thrown: unknown) => asked === era && set({ problem: toAppError(thrown), isBehind: false }),
      )
      mine.delete(page)
      if (mine === underWay && mine.size === 0 && isRefreshDue) get().refresh()
    }

    function put(page: number, answer: Page<Row>): void {
      const isFirstOfEra = current.size === 0
      current.add(page)
      set(({ pages, isBehind }) => {
        const kept = [...pages].filter(([known]) => isNear(known) && !(isFirstOfEra && isBehind && !keepsOldPages))
        const rows = sparing(answer.rows, pages.get(page))
        const isAsBefore = kept.length === pages.size && rows === pages.get(page)
        return {
          pages: isAsBefore ? pages : new Map(kept).set(page, rows),
          total: answer.total,
          videos: answer.videos ?? null,
          problem: null,
          isBehind: false,
        }
      })
      current = new Set([...current].filter((known) => get().pages.has(known)))
      readVisible()
    }

    function startEra(): void {
      era += 1
      isRefreshDue = false
      underWay = new Set()
      current = new Set()
    }

    return {
      query: parts.query,
      pages: new Map(),
      total: null,
      videos: null,
      problem: null,
      isBehind: false,
      rowAt: (index) => get().pages.get(Math.floor(index / pageSize))?.[index % pageSize],
      show(from, to) {
        visible = { from, to }
        readVisible()
      },
      ask(query, keepsPlace = false) {
        startEra()
        keepsOldPages = keepsPlace
        if (!keepsPlace) visible = { from: 0, to: Math.max(1, visible.to - visible.from) }
        set({ query, isBehind: get().total !== null })
        readVisible()
      },
      refresh() {
        if (underWay.size > 0) {
          isRefreshDue = true
          return
        }
        startEra()
        readVisible()
      },
    }
  })
}
