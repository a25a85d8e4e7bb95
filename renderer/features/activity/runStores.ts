/** What the activity screen shows: the run's state and pace, its rows under a filter, and what is done to them. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ActivityRow, ActivityState, PlanState } from '../../../shared/contract/plan.ts'
import type { OutputOf } from '../../../shared/contract/index.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import { createRowWindow, type RowWindowStore } from '../../api/rowWindow.ts'
import { addSample, type Sample } from './pace.ts'

export type ActivityFilter = keyof ActivityState['counts']
export type ActivityVerb = 'plan.pause' | 'plan.resume' | 'plan.cancel' | 'activity.retry'
export type UndoResult = OutputOf<'history.undo'>

export interface ActivityView {
  readonly filter: ActivityFilter
  /** Of the run's progress, oldest first. */
  readonly samples: readonly Sample[]
  /** Files that "Undo all" would take away; null while not known or nothing was written. */
  readonly undoCount: number | null
  readonly isUndoing: boolean
  readonly undone: UndoResult | null
  /** Rows whose next candidate is being written. */
  readonly replacing: ReadonlySet<string>
  /** What became of the last "Wrong → next". */
  readonly replaced: OutputOf<'video.wrongNext'> | null
  readonly problem: AppError | null
  readonly narrow: (filter: ActivityFilter) => void
  readonly order: (verb: ActivityVerb) => Promise<void>
  readonly countUndo: (batchId: string) => Promise<void>
  readonly undoAll: (batchId: string) => Promise<void>
  readonly showInFolder: (videoId: string) => Promise<void>
  /** Where the run has written first. */
  readonly showFirstWritten: () => Promise<void>
  /** The written subtitle was wrong: it goes to the trash, the next candidate is written. */
  readonly takeNext: (row: ActivityRow) => Promise<void>
}

export interface RunStores {
  readonly plan: LiveRecordStore<PlanState>
  readonly state: LiveRecordStore<ActivityState>
  readonly rows: RowWindowStore<ActivityRow, ActivityFilter>
  readonly view: StoreApi<ActivityView>
}

export function createRunStores(client: Client, nowMs: () => number): RunStores {
  const plan = createLiveRecord(client, { read: () => client.call('plan.state', {}), changedBy: 'plan.changed' })
  const state = createLiveRecord(client, {
    read: () => client.call('activity.state', {}),
    changedBy: 'activity.changed',
  })
  const rows = createRowWindow<ActivityRow, ActivityFilter>({
    query: 'all',
    readPage: (filter, place) => client.call('activity.page', { filter, ...place }),
  })
  const view = createActivityView(client, rows)
  state.subscribe(({ value }, before) => {
    if (value && value !== before.value) rows.getState().refresh()
  })
  plan.subscribe(({ value }) => {
    if (value?.phase !== 'running') return
    const sample = { atMs: nowMs(), done: value.progress.done }
    view.setState(({ samples }) => ({ samples: addSample(samples, sample) }))
  })
  return { plan, state, rows, view }
}

function createActivityView(client: Client, rows: RunStores['rows']): StoreApi<ActivityView> {
  return createStore<ActivityView>()((set, get) => {
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })
    const scopeOf = (batchId: string) => ({ scope: { kind: 'batch', batchId } }) as const

    async function replace(row: ActivityRow): Promise<void> {
      set(({ replacing }) => ({ problem: null, replaced: null, replacing: new Set(replacing).add(row.id) }))
      const { videoId, language } = row
      await client
        .call('video.wrongNext', { videoId, language })
        .then(({ next }) => set({ replaced: { next } }), showProblem)
      set(({ replacing }) => ({ replacing: new Set([...replacing].filter((id) => id !== row.id)) }))
    }

    return {
      filter: 'all',
      samples: [],
      undoCount: null,
      isUndoing: false,
      undone: null,
      replacing: new Set(),
      replaced: null,
      problem: null,
      narrow(filter) {
        set({ filter })
        rows.getState().ask(filter)
      },
      async order(verb) {
        set({ problem: null, undone: null })
        await client.call(verb, {}).catch(showProblem)
      },
      async countUndo(batchId) {
        await client
          .call('history.countUndo', scopeOf(batchId))
          .then(({ files }) => set({ undoCount: files }), showProblem)
      },
      async undoAll(batchId) {
        set({ problem: null, isUndoing: true })
        await client.call('history.undo', scopeOf(batchId)).then((undone) => set({ undone, undoCount: 0 }), showProblem)
        set({ isUndoing: false })
      },
      async showInFolder(videoId) {
        await client.call('library.showInFolder', { videoId }).catch(showProblem)
      },
      async showFirstWritten() {
        const query = { filter: 'written', offset: 0, limit: 1 } as const
        await client
          .call('activity.page', query)
          .then(({ rows: [first] }) => (first ? get().showInFolder(first.videoId) : undefined), showProblem)
      },
      takeNext: replace,
    }
  })
}
