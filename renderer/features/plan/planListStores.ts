/** What the plan screen shows: the plan's state, its rows under a filter, and their groups. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PlanFilter, PlanGroup, PlanRow, PlanState } from '../../../shared/contract/plan.ts'
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import { createRowWindow, type RowWindowStore } from '../../api/rowWindow.ts'

export interface PlanView {
  readonly filter: PlanFilter
  readonly groups: readonly PlanGroup[]
  /** Of the last thing that was asked for. */
  readonly problem: AppError | null
  readonly narrow: (filter: Partial<PlanFilter>) => void
  /** Lists what one number counts: of what was chosen before, only the words that are searched for stay. */
  readonly showOnly: (filter: Partial<PlanFilter>) => void
  /** Lists one group alone; the same group again lists all. */
  readonly toggleGroup: (group: string) => void
  /** Makes the plan for everything that is missing. */
  readonly make: () => Promise<void>
  readonly cancel: () => Promise<void>
  /** Leads to the activity when the run has begun. */
  readonly run: () => Promise<void>
  /** Names the user's own subtitle of the row after its video. */
  readonly renameYours: (row: PlanRow) => Promise<void>
  readonly refresh: () => void
}

export interface PlanListStores {
  readonly state: LiveRecordStore<PlanState>
  readonly rows: RowWindowStore<PlanRow, PlanFilter>
  readonly view: StoreApi<PlanView>
}

export const everyRow: PlanFilter = { answer: null, source: null, group: null, search: '' }

export function createPlanListStores(client: Client, openActivity: () => void): PlanListStores {
  const state = createLiveRecord(client, { read: () => client.call('plan.state', {}), changedBy: 'plan.changed' })
  const rows = createRowWindow<PlanRow, PlanFilter>({
    query: everyRow,
    readPage: (filter, place) => client.call('plan.page', { ...filter, ...place }),
  })
  const view = createPlanView({ client, rows, openActivity })
  refreshWithThePlan(state, view)
  return { state, rows, view }
}

interface ViewNeeds {
  readonly client: Client
  readonly rows: PlanListStores['rows']
  readonly openActivity: () => void
}

function createPlanView({ client, rows, openActivity }: ViewNeeds): StoreApi<PlanView> {
  return createStore<PlanView>()((set, get) => {
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })

    async function readGroups(): Promise<void> {
      const { filter } = get()
      await client.call('plan.groups', filter).then((groups) => {
        if (get().filter === filter) set({ groups })
      }, showProblem)
    }

    return {
      filter: everyRow,
      groups: [],
      problem: null,
      narrow(change) {
        const filter = { ...get().filter, ...change }
        set({ filter })
        rows.getState().ask(filter)
        void readGroups()
      },
      showOnly: (filter) => get().narrow({ ...everyRow, search: get().filter.search, ...filter }),
      toggleGroup: (group) => get().narrow({ group: get().filter.group === group ? null : group }),
      async make() {
        set({ problem: null })
        await client.call('plan.make', { folderId: null, videoIds: null }).catch(showProblem)
      },
      async cancel() {
        set({ problem: null })
        await client.call('plan.cancel', {}).catch(showProblem)
      },
      async run() {
        set({ problem: null })
        await client.call('plan.run', {}).then(openActivity, showProblem)
      },
      async renameYours({ id }) {
        set({ problem: null })
        await client.call('plan.renameYours', { rowId: id }).catch(showProblem)
      },
      refresh() {
        rows.getState().refresh()
        void readGroups()
      },
    }
  })
}

/** The rows change when the plan is made or a person decided, not with each file of a run. */
function refreshWithThePlan(state: PlanListStores['state'], view: PlanListStores['view']): void {
  state.subscribe(({ value }, { value: before }) => {
    if (value && (!before || shapeOf(value) !== shapeOf(before))) view.getState().refresh()
  })
}

function shapeOf({ phase, sums }: PlanState): string {
  return `${phase} ${Object.values(sums).join(' ')}`
}
