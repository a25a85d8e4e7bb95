/** What the upload screen shows and does: rows under a filter, the open one, what it may be filled from, the preview. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CommandName, InputOf } from '../../../shared/contract/index.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type {
  UploadChange,
  UploadFilter,
  UploadPreview,
  UploadRow,
  UploadSource,
  UploadState,
  UploadTitle,
} from '../../../shared/contract/upload.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import { createRowWindow, type RowWindow, type RowWindowStore } from '../../api/rowWindow.ts'
import type { ScreenDependencies } from '../../app/address/screen.ts'

export interface UploadView {
  readonly filter: UploadFilter
  /** What stands beside the grid. */
  readonly panel: 'none' | 'sources' | 'row'
  readonly openId: string | null
  readonly search: string
  readonly titles: readonly UploadTitle[]
  readonly preview: UploadPreview | null
  /** A question to the service is under way. */
  readonly isAsking: boolean
  readonly problem: AppError | null
  readonly narrow: (filter: UploadFilter) => void
  readonly open: (rowId: string) => void
  readonly showSources: () => void
  readonly closePanel: () => void
  readonly searchSources: (search: string) => void
  readonly addSource: (source: { readonly sourceId: string; readonly asPack: boolean }) => Promise<void>
  /** Rows become one; it is opened. */
  readonly join: (rowIds: readonly string[]) => Promise<void>
  readonly split: (rowId: string) => Promise<void>
  readonly replaceFile: (rowId: string, index: number) => Promise<void>
  readonly edit: (rowIds: readonly string[], change: UploadChange) => Promise<void>
  readonly check: (rowIds: readonly string[]) => Promise<void>
  readonly findTitles: (text: string) => Promise<void>
  readonly setTitle: (rowIds: readonly string[], titleId: string) => Promise<void>
  readonly showPreview: (rowId: string) => Promise<void>
  readonly send: (rowIds: readonly string[]) => Promise<void>
  readonly sendAgain: (rowId: string) => Promise<void>
  readonly cancel: () => Promise<void>
  readonly follow: () => Promise<void>
  readonly remove: (rowIds: readonly string[]) => Promise<void>
}

export interface UploadStores {
  readonly settings: LiveRecordStore<SettingsState>
  readonly state: LiveRecordStore<UploadState>
  readonly rows: RowWindowStore<UploadRow, UploadFilter>
  readonly sources: RowWindowStore<UploadSource, string>
  readonly view: StoreApi<UploadView>
}

const filters = [
  'all',
  'ready',
  'incomplete',
  'failed',
  'pending',
  'approved',
  'rejected',
] as const satisfies readonly UploadFilter[]

/** Uploads are seasons, not libraries: one page holds what a person handles at a time. */
const rowsAtOnce = 500

export function createUploadStores({ client, settings, bindAddress }: ScreenDependencies): UploadStores {
  const state = createLiveRecord(client, { read: () => client.call('upload.state', {}), changedBy: 'upload.changed' })
  const rows = createRowWindow<UploadRow, UploadFilter>({
    query: 'all',
    pageSize: rowsAtOnce,
    readPage: (filter, place) => client.call('upload.page', { filter, ...place }),
  })
  const sources = createRowWindow<UploadSource, string>({
    query: '',
    readPage: (search, place) => client.call('upload.sources', { search, ...place }),
  })
  state.subscribe(({ value }, before) => {
    if (!value || value === before.value) return
    rows.getState().refresh()
    // What was added or taken off is marked there.
    if (view.getState().panel === 'sources') sources.getState().refresh()
  })
  const view = createUploadView(client, { rows, sources })
  bindAddress('upload', {
    read({ show, row }) {
      view.getState().narrow(filters.find((known) => known === show) ?? 'all')
      if (row === undefined) view.getState().closePanel()
      else view.getState().open(row)
    },
    write: () => {
      const { filter, openId } = view.getState()
      return { ...(filter !== 'all' && { show: filter }), ...(openId !== null && { row: openId }) }
    },
    subscribe: view.subscribe,
  })
  return { settings, state, rows, sources, view }
}

/** Every row that is known here. */
export function loadedRows({ pages }: Pick<RowWindow<UploadRow, UploadFilter>, 'pages'>): readonly UploadRow[] {
  return [...pages.values()].flat()
}

function createUploadView(client: Client, { rows, sources }: Pick<UploadStores, 'rows' | 'sources'>) {
  return createStore<UploadView>()((set, get) => {
    /** Answers to what was asked before belong to a row that was left, or say of the open one what it was. */
    const asked = { titles: 0, preview: 0 }

    function show(panel: Pick<UploadView, 'panel' | 'openId'>): void {
      asked.titles += 1
      asked.preview += 1
      set({ ...panel, titles: [], preview: null })
    }

    function forgetPreview(): void {
      asked.preview += 1
      set({ preview: null })
    }

    async function order<Name extends CommandName>(name: Name, input: InputOf<Name>) {
      set({ problem: null })
      const answer = await client.call(name, input).catch((thrown: unknown) => {
        set({ problem: toAppError(thrown) })
        return null
      })
      rows.getState().refresh()
      return answer
    }

    async function asking(work: () => Promise<unknown>): Promise<void> {
      set({ isAsking: true })
      await work()
      set({ isAsking: false })
    }

    return {
      filter: 'all',
      panel: 'none',
      openId: null,
      search: '',
      titles: [],
      preview: null,
      isAsking: false,
      problem: null,
      narrow(filter) {
        set({ filter })
        rows.getState().ask(filter)
      },
      open: (openId) => show({ openId, panel: 'row' }),
      showSources() {
        show({ panel: 'sources', openId: null })
        sources.getState().ask(get().search)
      },
      closePanel: () => show({ panel: 'none', openId: null }),
      searchSources(search) {
        set({ search })
        sources.getState().ask(search)
      },
      addSource: (source) => asking(() => order('upload.addSource', source)),
      join: (rowIds) =>
        asking(async () => {
          const joined = await order('upload.join', { rowIds: [...rowIds] })
          if (joined) get().open(joined.rowId)
        }),
      split: (rowId) =>
        asking(async () => {
          get().closePanel()
          await order('upload.split', { rowId })
        }),
      replaceFile: (rowId, index) => asking(() => order('upload.replaceFile', { rowId, index })),
      async edit(rowIds, change) {
        forgetPreview()
        await order('upload.edit', { rowIds: [...rowIds], change })
      },
      check: (rowIds) => asking(() => order('upload.check', { rowIds: [...rowIds] })),
      findTitles: (text) =>
        asking(async () => {
          const mine = (asked.titles += 1)
          const titles = await order('upload.titles', { text })
          if (mine === asked.titles) set({ titles: titles ?? [] })
        }),
      async setTitle(rowIds, titleId) {
        forgetPreview()
        const mine = (asked.titles += 1)
        await order('upload.setTitle', { rowIds: [...rowIds], titleId })
        if (mine === asked.titles) set({ titles: [] })
      },
      async showPreview(rowId) {
        const mine = (asked.preview += 1)
        const preview = await order('upload.preview', { rowId })
        if (mine === asked.preview) set({ preview })
      },
      async send(rowIds) {
        if (rowIds.length > 0) await order('upload.send', { rowIds: [...rowIds] })
      },
      async sendAgain(rowId) {
        await order('upload.sendAgain', { rowId })
      },
      async cancel() {
        await order('upload.cancel', {})
      },
      follow: () => asking(() => order('upload.follow', {})),
      async remove(rowIds) {
        get().closePanel()
        await order('upload.remove', { rowIds: [...rowIds] })
      },
    }
  })
}
