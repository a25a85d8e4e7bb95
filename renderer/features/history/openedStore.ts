/** One row of the history, opened: its words by the page, and the versions under its name. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Version, WrittenText } from '../../../shared/contract/runs/history.ts'
import type { HistoryRow } from '../../../shared/contract/library.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { oneAtATime } from '../../api/oneAtATime.ts'
import type { ActsStore } from '../../app/acts/actsStore.ts'
import { sayRestored } from '../../app/acts/sayRestored.ts'

export interface OpenedState {
  /** Of the row, while it is being read too. */
  readonly rowId: number | null
  readonly row: HistoryRow | null
  /** The version whose words are shown. */
  readonly shownId: number | null
  readonly offset: number
  readonly text: WrittenText | null
  readonly versions: readonly Version[]
  readonly isBusy: boolean
  readonly problem: AppError | null
  readonly open: (row: HistoryRow) => void
  /** As an address says it; null: none. One that is in no history any more is none. */
  readonly openById: (rowId: number | null) => Promise<void>
  readonly close: () => void
  readonly show: (rowId: number) => void
  readonly goTo: (offset: number) => void
  readonly restore: (rowId: number) => Promise<void>
  /** The history has changed: the row may stand there again, and places of versions are others. */
  readonly refresh: () => void
}

export type OpenedStore = StoreApi<OpenedState>

export const linesShown = 50

export function createOpenedStore(client: Client, acts: ActsStore): OpenedStore {
  return createStore<OpenedState>()((set, get) => {
    async function readText(): Promise<void> {
      const { shownId: rowId, offset } = get()
      if (rowId === null) return
      const isCurrent = () => get().shownId === rowId && get().offset === offset
      await client.call('history.text', { rowId, offset, limit: linesShown }).then(
        (text) => isCurrent() && set({ text, problem: null }),
        (thrown: unknown) => isCurrent() && set({ text: null, problem: toAppError(thrown) }),
      )
    }

    /** A row that is gone stays as it was shown. */
    const readRow = oneAtATime(async () => {
      const { rowId } = get()
      const row = rowId === null ? null : await client.call('history.row', { rowId }).catch(() => null)
      if (row !== null && get().rowId === rowId) set({ row })
    })

    const readVersions = oneAtATime(async () => {
      const { row } = get()
      if (!row) return
      await client.call('history.versions', { rowId: row.id }).then(
        (versions) => get().row === row && set({ versions }),
        (thrown: unknown) => get().row === row && set({ problem: toAppError(thrown) }),
      )
    })

    return {
      ...{ rowId: null, row: null, shownId: null, offset: 0, text: null, versions: [], isBusy: false, problem: null },
      open(row) {
        set({ rowId: row.id, row, shownId: row.id, offset: 0, text: null, versions: [], problem: null })
        void readText()
        void readVersions()
      },
      async openById(rowId) {
        if (rowId === null) get().close()
        if (rowId === null || rowId === get().rowId) return
        get().close()
        set({ rowId })
        const row = await client.call('history.row', { rowId }).catch(() => null)
        if (get().rowId !== rowId) return
        if (row === null) get().close()
        else get().open(row)
      },
      close: () => set({ rowId: null, row: null, shownId: null, text: null, versions: [], problem: null }),
      show(shownId) {
        set({ shownId, offset: 0, text: null, problem: null })
        void readText()
      },
      goTo(offset) {
        set({ offset: Math.max(0, offset) })
        void readText()
      },
      async restore(rowId) {
        const { rowId: openedId } = get()
        const isStillOpen = () => get().rowId === openedId
        set({ isBusy: true, problem: null })
        await client.call('history.restoreVersion', { rowId }).then(
          (restored) => {
            if (isStillOpen()) get().show(rowId)
            sayRestored(client, acts.getState().say, restored)
          },
          (thrown: unknown) => isStillOpen() && set({ problem: toAppError(thrown) }),
        )
        set({ isBusy: false })
        await readVersions()
      },
      refresh: () => void readRow().then(readVersions),
    }
  })
}
