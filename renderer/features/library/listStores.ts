/** What the library screen knows: the library's state, the rows in sight, and what the user asked to see. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OutputOf } from '../../../shared/contract/index.ts'
import type { LibraryFilter, LibraryQuery, LibraryState, VideoRow } from '../../../shared/contract/library.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import { createRowWindow, type RowWindowStore } from '../../api/rowWindow.ts'

export type LibraryView = Omit<LibraryQuery, 'offset' | 'limit'>
export type SkippedRow = OutputOf<'library.skipped'>['rows'][number]

interface SkippedView {
  readonly kind: 'ignored' | 'orphans'
  readonly search: string
}

export interface ViewState {
  readonly view: LibraryView
  /** The row that the keyboard is on. */
  readonly current: number | null
  readonly setView: (change: Partial<LibraryView>) => void
  /** The same filter again shows everything again. */
  readonly toggleFilter: (filter: LibraryFilter, language?: string | null) => void
  readonly setCurrent: (index: number) => void
}

export interface ListStores {
  readonly library: LiveRecordStore<LibraryState>
  readonly view: StoreApi<ViewState>
  readonly rows: RowWindowStore<VideoRow, LibraryView>
  readonly skipped: RowWindowStore<SkippedRow, SkippedView>
}

export const wholeLibrary: LibraryView = { filter: 'all', language: null, folderId: null, search: '', sort: 'name' }

export function isSkipped(filter: LibraryFilter): filter is SkippedView['kind'] {
  return filter === 'ignored' || filter === 'orphans'
}

export function createListStores(client: Client): ListStores {
  const library = createLiveRecord(client, {
    read: () => client.call('library.state', {}),
    changedBy: 'library.changed',
  })
  const rows = createRowWindow<VideoRow, LibraryView>({
    query: wholeLibrary,
    readPage: (view, place) => client.call('library.page', { ...view, ...place }),
  })
  const skipped = createRowWindow<SkippedRow, SkippedView>({
    query: { kind: 'ignored', search: '' },
    readPage: (view, place) => client.call('library.skipped', { ...view, ...place }),
  })
  const view = createView(({ filter, search, ...rest }) => {
    if (isSkipped(filter)) skipped.getState().ask({ kind: filter, search })
    else rows.getState().ask({ filter, search, ...rest })
  })
  library.subscribe(({ value }, before) => {
    if (value === before.value) return
    const shown = isSkipped(view.getState().view.filter) ? skipped : rows
    shown.getState().refresh()
  })
  return { library, view, rows, skipped }
}

function createView(ask: (view: LibraryView) => void): StoreApi<ViewState> {
  return createStore<ViewState>()((set, get) => ({
    view: wholeLibrary,
    current: null,
    setView(change) {
      const view = { ...get().view, ...change }
      set({ view, current: null })
      ask(view)
    },
    toggleFilter(filter, language = null) {
      const { view, setView } = get()
      const isShown = view.filter === filter && view.language === language
      setView(isShown ? { filter: 'all', language: null } : { filter, language })
    },
    setCurrent: (current) => set({ current }),
  }))
}
