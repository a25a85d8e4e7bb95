/** What the history screen shows: the batches, the rows under a search, the trash. Taking back is undoStore's work. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { HistoryBatch, RenameRow, TrashRow } from '../../../shared/contract/history.ts'
import type { HistoryRow } from '../../../shared/contract/library.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { createRowWindow, type RowWindowStore } from '../../api/rowWindow.ts'
import type { ScreenDependencies } from '../../app/screen.ts'
import { createUndoStore, type UndoStore } from './undoStore.ts'

export interface HistoryQuery {
  readonly search: string
  readonly batchId: string | null
}

export interface HistoryView {
  readonly page: 'history' | 'renames' | 'trash'
  readonly query: HistoryQuery
  readonly batches: readonly HistoryBatch[]
  /** "Empty trash" was pressed once and waits for its second press. */
  readonly isEmptying: boolean
  readonly restoredName: string | null
  readonly problem: AppError | null
  readonly turnTo: (page: HistoryView['page']) => void
  readonly narrow: (query: Partial<HistoryQuery>) => void
  readonly restore: (row: TrashRow) => Promise<void>
  readonly undoRename: (row: RenameRow) => Promise<void>
  readonly askToEmpty: (isEmptying: boolean) => void
  readonly emptyTrash: () => Promise<void>
  readonly showInFolder: (rowId: number) => Promise<void>
  /** Hands a drag that has just begun to the system. */
  readonly dragOut: (rowId: number) => Promise<void>
  readonly refresh: () => Promise<void>
}

export interface HistoryStores {
  readonly rows: RowWindowStore<HistoryRow, HistoryQuery>
  readonly renames: RowWindowStore<RenameRow, null>
  readonly trash: RowWindowStore<TrashRow, null>
  readonly undo: UndoStore
  readonly view: StoreApi<HistoryView>
}

const wholeHistory: HistoryQuery = { search: '', batchId: null }

export function createHistoryStores({ client }: ScreenDependencies): HistoryStores {
  const rows = createRowWindow<HistoryRow, HistoryQuery>({
    query: wholeHistory,
    readPage: (query, place) => client.call('history.page', { ...query, ...place }),
  })
  const renames = createRowWindow<RenameRow, null>({
    query: null,
    readPage: (_, place) => client.call('history.renames', place),
  })
  const trash = createRowWindow<TrashRow, null>({
    query: null,
    readPage: (_, place) => client.call('trash.page', place),
  })
  const view = createHistoryView(client, { rows, renames, trash })
  const refresh = () => void view.getState().refresh()
  client.on('history.changed', refresh)
  client.onConnection((connection) => {
    if (connection === 'connected') refresh()
  })
  return { rows, renames, trash, undo: createUndoStore(client), view }
}

function createHistoryView(
  client: Client,
  { rows, renames, trash }: Pick<HistoryStores, 'rows' | 'renames' | 'trash'>,
): StoreApi<HistoryView> {
  return createStore<HistoryView>()((set, get) => {
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })
    return {
      page: 'history',
      query: wholeHistory,
      batches: [],
      isEmptying: false,
      restoredName: null,
      problem: null,
      turnTo: (page) => set({ page, isEmptying: false, restoredName: null, problem: null }),
      narrow(change) {
        const query = { ...get().query, ...change }
        set({ query })
        rows.getState().ask(query)
      },
      async restore({ id }) {
        set({ problem: null, restoredName: null })
        await client.call('trash.restore', { rowId: id }).then(({ name }) => set({ restoredName: name }), showProblem)
        await get().refresh()
      },
      async undoRename({ id }) {
        set({ problem: null })
        await client.call('video.undoRename', { renameId: id }).catch(showProblem)
      },
      askToEmpty: (isEmptying) => set({ isEmptying }),
      async emptyTrash() {
        set({ isEmptying: false, problem: null })
        await client.call('trash.empty', {}).catch(showProblem)
        await get().refresh()
      },
      async showInFolder(rowId) {
        set({ problem: null })
        await client.call('subtitles.showInFolder', { file: { kind: 'row', rowId } }).catch(showProblem)
      },
      async dragOut(rowId) {
        set({ problem: null })
        await client.call('subtitles.dragOut', { file: { kind: 'row', rowId } }).catch(showProblem)
      },
      async refresh() {
        rows.getState().refresh()
        renames.getState().refresh()
        trash.getState().refresh()
        await client.call('history.batches', {}).then((batches) => set({ batches }), showProblem)
      },
    }
  })
}
