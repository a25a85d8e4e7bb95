/** What the library screen knows: the library's state, the rows in sight, and what the user asked to see. */
import type { OutputOf } from '../../../shared/contract/index.ts'
import type { LibraryRow, LibraryState } from '../../../shared/contract/library.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import { createRowWindow, type RowWindowStore } from '../../api/rowWindow.ts'
import { createViewStore, wholeLibrary, type LibraryView, type ViewStore } from './viewStore.ts'

export type SkippedRow = OutputOf<'library.skipped'>['rows'][number]

export interface SkippedView {
  readonly kind: 'skipped' | 'unreadable' | 'orphans'
  readonly search: string
}

/** Read at a time: about twice what a usual window shows. A row costs host and page more than a second call now and then. */
export const pageRows = 50

export interface ListStores {
  readonly library: LiveRecordStore<LibraryState>
  readonly view: ViewStore
  readonly rows: RowWindowStore<LibraryRow, LibraryView>
  readonly skipped: RowWindowStore<SkippedRow, SkippedView>
}

export function createListStores(client: Client): ListStores {
  const library = createLiveRecord(client, {
    read: () => client.call('library.state', {}),
    changedBy: 'library.changed',
  })
  const rows = createRowWindow<LibraryRow, LibraryView>({
    query: wholeLibrary,
    pageSize: pageRows,
    readPage: (view, place) => client.call('library.page', { ...queryOf(view), ...place }),
  })
  const skipped = createRowWindow<SkippedRow, SkippedView>({
    query: { kind: 'skipped', search: '' },
    readPage: (view, place) => client.call('library.skipped', { ...view, ...place }),
  })
  const view = createViewStore()
  view.subscribe((state, before) => {
    if (state.skippedKind !== null && state.skippedKind !== before.skippedKind)
      skipped.getState().ask({ kind: state.skippedKind, search: '' })
    if (state.view === before.view) return
    const isSameList = state.view.open !== before.view.open && isSameButOpen(state.view, before.view)
    rows.getState().ask(state.view, isSameList)
  })
  library.subscribe(({ value }, before) => {
    if (value === before.value) return
    const shown = view.getState().skippedKind === null ? rows : skipped
    shown.getState().refresh()
  })
  return { library, view, rows, skipped }
}

export function queryOf({ open, ...view }: LibraryView) {
  return { ...view, open: { all: open.all, except: [...open.except] } }
}

function isSameButOpen(view: LibraryView, before: LibraryView): boolean {
  return (['search', 'sort', 'isDescending', 'sortLanguage', 'view'] as const).every((key) => view[key] === before[key])
}
