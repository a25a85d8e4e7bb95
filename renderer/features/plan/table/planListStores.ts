/** What the plan screen shows: the plan's state, its rows under a filter, and their groups. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PlanCell, PlanFilter, PlanGroup, PlanRow, PlanState } from '../../../../shared/contract/plan.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import { createAttempt } from '../../../app/stores/attempt.ts'
import type { Client } from '../../../api/client.ts'
import type { ActsStore } from '../../../app/acts/actsStore.ts'
import type { SearchAskingStore } from '../../../app/asking/searchAsking.ts'
import { sayRenamed } from '../../../app/acts/sayRenamed.ts'
import { isUnderWay } from '../../../app/stores/runningStores.ts'
import { createLiveRecord, type LiveRecordStore } from '../../../api/liveRecord.ts'
import { oneAtATime } from '../../../api/oneAtATime.ts'
import { createRowWindow, type RowWindowStore } from '../../../api/rowWindow.ts'

export interface PlanView {
  readonly filter: PlanFilter
  readonly groups: readonly PlanGroup[]
  /** Groups whose rows are hidden. */
  readonly closed: ReadonlySet<string>
  /** Of the last thing that was asked for. */
  readonly problem: AppError | null
  readonly narrow: (filter: Partial<PlanFilter>) => void
  /** Lists what one number counts: of what was chosen before, only the words that are searched for stay. */
  readonly showOnly: (filter: Partial<PlanFilter>) => void
  /** Lists one group alone; the same group again lists all. */
  readonly toggleGroup: (group: string) => void
  /** Makes the plan for everything that is missing. */
  readonly make: () => Promise<void>
  /** What nothing came of, as it was said to begin. */
  readonly tryAgain: (tried: NonNullable<PlanState['attempt']>) => Promise<void>
  /** Makes the plan that stands once more, of the same videos. */
  readonly makeAgain: (again: NonNullable<PlanState['again']>) => Promise<void>
  /** Takes the next of what is not asked yet into the plan. */
  readonly makeNext: () => Promise<void>
  /** Makes the plan again that a restart has taken away. */
  readonly makeFormer: () => Promise<void>
  /** Shows the rows of a group, or hides them. */
  readonly turnGroup: (group: string, isOpen: boolean) => void
  readonly cancel: () => Promise<void>
  /** Back to the plan that stands, where another could not be made. */
  readonly goOn: () => Promise<void>
  /** Leads to the run when it has begun. */
  readonly run: () => Promise<void>
  /** Names the user's own subtitle of the row after its video. */
  readonly renameYours: (cell: PlanCell) => Promise<void>
  /** What stood in the way is over, or shown by itself. */
  readonly forgetBusy: () => void
  readonly refresh: () => void
}

export interface PlanListStores {
  readonly state: LiveRecordStore<PlanState>
  readonly rows: RowWindowStore<PlanRow, PlanFilter>
  readonly view: StoreApi<PlanView>
}

export interface PlanListParts {
  readonly client: Client
  readonly acts: ActsStore
  readonly openRun: (runId: string | null) => void
  /** Makes the plan of a scope, or asks how much of a large search is to begin. */
  readonly searching: SearchAskingStore
}

export const everyRow: PlanFilter = { answer: null, source: null, group: null, search: '' }

export function createPlanListStores(parts: PlanListParts): PlanListStores {
  const { client } = parts
  const state = createLiveRecord(client, { read: () => client.call('plan.state', {}), changedBy: 'plan.changed' })
  const rows = createRowWindow<PlanRow, PlanFilter>({
    query: everyRow,
    readPage: (filter, place) => client.call('plan.page', { ...filter, ...place }),
  })
  const view = createPlanView({ ...parts, rows })
  refreshWithThePlan(state, view)
  return { state, rows, view }
}

interface ViewNeeds extends PlanListParts {
  readonly rows: PlanListStores['rows']
}

function createPlanView({ client, acts, rows, openRun, searching }: ViewNeeds): StoreApi<PlanView> {
  return createStore<PlanView>()((set, get) => {
    const attempt = createAttempt(set)
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })

    /** Another window was quicker: its run is what was wanted here. */
    async function unlessRunElsewhere(thrown: unknown): Promise<void> {
      const { phase } = await client.call('plan.state', {})
      if (toAppError(thrown).code !== 'app.busy' || (phase !== 'running' && phase !== 'paused')) throw thrown
    }

    const readGroups = oneAtATime(async () => {
      const { filter } = get()
      await client.call('plan.groups', filter).then((groups) => {
        if (get().filter === filter) set({ groups })
      }, showProblem)
    })

    return {
      filter: everyRow,
      groups: [],
      closed: new Set(),
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
        await searching.getState().find({ search: '', ids: null, language: null })
      },
      async makeAgain({ scope, begins }) {
        set({ problem: null })
        await searching.getState().find(scope, begins)
      },
      async tryAgain(tried) {
        set({ problem: null })
        await searching.getState().tryAgain(tried)
      },
      makeNext: () => attempt(() => client.call('plan.makeNext', {})),
      makeFormer: () => attempt(() => client.call('plan.makeFormer', {})),
      turnGroup(group, isOpen) {
        const closed = new Set(get().closed)
        if (isOpen) closed.delete(group)
        else closed.add(group)
        set({ closed })
      },
      cancel: () => attempt(() => client.call('plan.cancel', {})),
      goOn: () => attempt(() => client.call('plan.goOn', {})),
      run: () =>
        attempt(async () => {
          await client.call('plan.run', {}).catch(unlessRunElsewhere)
          const { runId } = await client.call('plan.state', {})
          openRun(runId)
        }),
      renameYours: ({ id }) =>
        attempt(async () => sayRenamed(client, acts.getState(), await client.call('plan.renameYours', { rowId: id }))),
      forgetBusy() {
        if (get().problem?.code === 'app.busy') set({ problem: null })
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
    if (value && (!before || hasOtherRows(value, before))) view.getState().refresh()
    if (value?.phase !== before?.phase) view.getState().forgetBusy()
  })
}

/** Another choice for the same wish, or another plan that was told with its making as one, may count as the one before did. */
function hasOtherRows(now: PlanState, before: PlanState): boolean {
  return shapeOf(now) !== shapeOf(before) || (!isUnderWay(now) && now.revision !== before.revision)
}

function shapeOf({ phase, sums }: PlanState): string {
  return `${phase} ${Object.values(sums).join(' ')}`
}
