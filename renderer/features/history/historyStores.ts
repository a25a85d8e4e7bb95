/** What the history screen shows: the batches, the rows under a search, the trash. Taking back is undoStore's work. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { HistoryBatch, RenameRow, TrashRow, TrashRun } from '../../../shared/contract/runs/history.ts'
import type { OutputOf } from '../../../shared/contract/index.ts'
import type { HistoryRow } from '../../../shared/contract/library.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import { renamedKey } from '../../../shared/acts/fileKeys.ts'
import { createAttempt } from '../../app/stores/attempt.ts'
import { sayRestored } from '../../app/acts/sayRestored.ts'
import { oneAtATime } from '../../api/oneAtATime.ts'
import { createRowWindow, type RowWindowStore } from '../../api/rowWindow.ts'
import type { Texts } from '../../texts/Texts.ts'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { createOpenedStore, type OpenedStore } from './openedStore.ts'
import { readHistoryAddress, writeHistoryAddress, type HistoryPage, type HistoryQuery } from './historyAddress.ts'
import { createUndoStore, type UndoStore } from './undoStore.ts'

export type { HistoryQuery } from './historyAddress.ts'

export interface HistoryView {
  readonly page: HistoryPage
  readonly query: HistoryQuery
  readonly batches: readonly HistoryBatch[]
  readonly trashRuns: readonly TrashRun[]
  /** The run whose files in the trash are shown; null for all. */
  readonly trashRunId: string | null
  /** Files that did not come back with their run, and why. */
  readonly notRestored: OutputOf<'trash.restoreRun'>['kept']
  /** "Empty trash" was pressed once and waits for its second press. */
  readonly isEmptying: boolean
  readonly problem: AppError | null
  readonly turnTo: (page: HistoryView['page']) => void
  readonly narrow: (query: Partial<HistoryQuery>) => void
  readonly restore: (row: TrashRow) => Promise<void>
  readonly showTrashOf: (batchId: string | null) => void
  readonly restoreRun: (batchId: string) => Promise<void>
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
  readonly trash: RowWindowStore<TrashRow, string | null>
  readonly opened: OpenedStore
  readonly undo: UndoStore
  readonly view: StoreApi<HistoryView>
}

const wholeHistory: HistoryQuery = { search: '', batchId: null }

export function createHistoryStores({ client, acts, bindAddress }: ScreenDependencies): HistoryStores {
  const rows = createRowWindow<HistoryRow, HistoryQuery>({
    query: wholeHistory,
    readPage: (query, place) => client.call('history.page', { ...query, ...place }),
  })
  const renames = createRowWindow<RenameRow, null>({
    query: null,
    readPage: (_, place) => client.call('history.renames', place),
  })
  const trash = createRowWindow<TrashRow, string | null>({
    query: null,
    readPage: (batchId, place) => client.call('trash.page', { ...place, batchId }),
  })
  const view = createHistoryView({ client, acts }, { rows, renames, trash })
  const opened = createOpenedStore(client, acts)
  bindAddress('history', {
    read(part) {
      const { page, query, trashRunId, rowId } = readHistoryAddress(part)
      view.getState().turnTo(page)
      view.getState().narrow(query)
      view.getState().showTrashOf(trashRunId)
      void opened.getState().openById(rowId)
    },
    write: () => writeHistoryAddress({ ...view.getState(), rowId: opened.getState().rowId }),
    subscribe(listener) {
      view.subscribe(listener)
      opened.subscribe(listener)
    },
  })
  const refresh = () => {
    void view.getState().refresh()
    opened.getState().refresh()
  }
  client.on('history.changed', refresh)
  client.onConnection((connection) => {
    if (connection === 'connected') refresh()
  })
  return { rows, renames, trash, opened, undo: createUndoStore(client, acts), view }
}

function createHistoryView(
  { client, acts }: Pick<ScreenDependencies, 'client' | 'acts'>,
  { rows, renames, trash }: Pick<HistoryStores, 'rows' | 'renames' | 'trash'>,
): StoreApi<HistoryView> {
  return createStore<HistoryView>()((set, get) => {
    const attempt = createAttempt(set)
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })
    /** The history changes with each file of a run: what was answered last is what stands there last. */
    const readRuns = oneAtATime(async () => {
      await client.call('history.batches', {}).then((batches) => set({ batches }), showProblem)
      await client.call('trash.runs', {}).then((trashRuns) => {
        set({ trashRuns })
        // Its last file is gone: all of the trash again, which may be nothing.
        if (!trashRuns.some(({ batchId }) => batchId === get().trashRunId)) get().showTrashOf(null)
      }, showProblem)
    })
    return {
      page: 'history',
      query: wholeHistory,
      batches: [],
      trashRuns: [],
      trashRunId: null,
      notRestored: [],
      isEmptying: false,
      problem: null,
      turnTo: (page) => set({ page, isEmptying: false, notRestored: [], problem: null }),
      narrow(change) {
        const query = { ...get().query, ...change }
        set({ query })
        rows.getState().ask(query)
      },
      showTrashOf(trashRunId) {
        set({ trashRunId })
        trash.getState().ask(trashRunId)
      },
      async restoreRun(batchId) {
        set({ problem: null, notRestored: [] })
        await client.call('trash.restoreRun', { batchId }).then(({ restored, kept }) => {
          set({ notRestored: kept })
          acts.getState().say({ text: (texts: Texts) => texts.history.restoredRun({ count: restored }) })
        }, showProblem)
        await get().refresh()
      },
      async restore({ id }) {
        set({ problem: null, notRestored: [] })
        await client
          .call('history.restoreVersion', { rowId: id })
          .then((restored) => sayRestored(client, acts.getState().say, restored), showProblem)
        await get().refresh()
      },
      undoRename: ({ id }) =>
        attempt(async () => {
          await client.call('video.undoRename', { renameId: id })
          acts.getState().forget([renamedKey(id)])
        }),
      askToEmpty: (isEmptying) => set({ isEmptying }),
      async emptyTrash() {
        set({ isEmptying: false })
        await attempt(() => client.call('trash.empty', {}))
        await get().refresh()
      },
      showInFolder: (rowId) => attempt(() => client.call('subtitles.showInFolder', { file: { kind: 'row', rowId } })),
      dragOut: (rowId) => attempt(() => client.call('subtitles.dragOut', { file: { kind: 'row', rowId } })),
      async refresh() {
        rows.getState().refresh()
        renames.getState().refresh()
        trash.getState().refresh()
        await readRuns()
      },
    }
  })
}
