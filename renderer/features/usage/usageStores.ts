/** What the usage screen shows: the meters, the days, and the ledger of units. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { UsageDay, UsageEntry, UsageFilter, UsageState } from '../../../shared/contract/account.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import { oneAtATime } from '../../api/oneAtATime.ts'
import { createRowWindow, type RowWindowStore } from '../../api/rowWindow.ts'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import type { MeterKind } from './dayBars.ts'

export interface DaysState {
  readonly days: readonly UsageDay[] | null
  /** Which meter the chart shows. */
  readonly kind: MeterKind
  /** Only units of the chart's meter are listed below it. */
  readonly isNarrowed: boolean
  /** Only units of this batch are listed; null: of all. */
  readonly batchId: string | null
  readonly isTable: boolean
  readonly isAsking: boolean
  readonly problem: AppError | null
  readonly showKind: (kind: MeterKind) => void
  /** The same meter again lists every unit. */
  readonly toggleKind: (kind: MeterKind) => void
  readonly showBatch: (kind: MeterKind, batchId: string) => void
  /** Everything that one run spent, of all kinds. */
  readonly showRun: (batchId: string) => void
  /** Lists every unit again. */
  readonly showAll: () => void
  readonly showTable: (isTable: boolean) => void
  readonly load: () => Promise<void>
  /** Asks the service for the meters again; costs nothing. */
  readonly askService: () => Promise<void>
}

export interface UsageStores {
  readonly state: LiveRecordStore<UsageState>
  readonly days: StoreApi<DaysState>
  readonly entries: RowWindowStore<UsageEntry, UsageFilter>
}

const daysShown = 30
const meterKinds = ['search', 'downloads', 'ai'] as const satisfies readonly MeterKind[]
const entryKinds = { search: 'search', downloads: 'download', ai: 'ai' } as const

export function createUsageStores({ client, onNavigation, bindAddress }: ScreenDependencies): UsageStores {
  const state = createLiveRecord(client, { read: () => client.call('usage.state', {}), changedBy: 'usage.changed' })
  const days = createDaysStore(client, state)
  const entries = createRowWindow<UsageEntry, UsageFilter>({
    query: { kind: null, batchId: null },
    readPage: (query, place) => client.call('usage.entries', { ...query, ...place }),
  })
  days.subscribe(({ kind, isNarrowed, batchId }) => {
    const wanted = { kind: isNarrowed ? entryKinds[kind] : null, batchId }
    const { query, ask } = entries.getState()
    if (wanted.kind !== query.kind || batchId !== query.batchId) ask(wanted)
  })
  state.subscribe(({ value }, before) => {
    if (!value || value === before.value) return
    entries.getState().refresh()
    void days.getState().load()
  })
  bindAddress('usage', {
    read({ show, run }) {
      const kind = meterKinds.find((known) => known === show)
      if (kind) days.setState({ kind, isNarrowed: true, batchId: run ?? null })
      else days.getState().showAll()
    },
    write: () => {
      const { kind, isNarrowed, batchId } = days.getState()
      return isNarrowed ? { show: kind, ...(batchId !== null && { run: batchId }) } : {}
    },
    subscribe: days.subscribe,
  })
  onNavigation('usage', ({ batchId }) => days.getState().showBatch('search', batchId))
  return { state, days, entries }
}

function createDaysStore(client: Client, state: UsageStores['state']): StoreApi<DaysState> {
  return createStore<DaysState>()((set, get) => {
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })
    return {
      days: null,
      kind: 'downloads',
      isNarrowed: false,
      batchId: null,
      isTable: false,
      isAsking: false,
      problem: null,
      showKind: (kind) => set({ kind }),
      toggleKind(kind) {
        const isShown = get().isNarrowed && get().batchId === null && get().kind === kind
        set({ kind, isNarrowed: !isShown, batchId: null })
      },
      showBatch: (kind, batchId) => set({ kind, isNarrowed: true, batchId }),
      showRun: (batchId) => set({ isNarrowed: false, batchId }),
      showAll: () => set({ isNarrowed: false, batchId: null }),
      showTable: (isTable) => set({ isTable }),
      load: oneAtATime(() =>
        client.call('usage.days', { days: daysShown }).then((days) => set({ days, problem: null }), showProblem),
      ),
      async askService() {
        set({ isAsking: true, problem: null })
        await client.call('usage.refresh', {}).then((value) => state.getState().put(value), showProblem)
        set({ isAsking: false })
      },
    }
  })
}
