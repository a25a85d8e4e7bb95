/** The list of runs: what is under way, and all others under a filter. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OutputOf } from '../../../../shared/contract/index.ts'
import type { PlayersState } from '../../../../shared/contract/program/players.ts'
import type { RunListQuery, RunRow, RunsState } from '../../../../shared/contract/runs/runs.ts'
import type { Client } from '../../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../../api/liveRecord.ts'
import { createRowWindow, type RowWindowStore } from '../../../api/rowWindow.ts'

export interface RunListView {
  readonly query: RunListQuery
  /** Headings and how many runs stand under each. */
  readonly groups: OutputOf<'runs.page'>['groups']
  readonly narrow: (change: Partial<RunListQuery>) => void
}

export interface RunListStores {
  readonly state: LiveRecordStore<RunsState>
  /** Servers that are told of what the runs wrote. */
  readonly players: LiveRecordStore<PlayersState>
  readonly list: RowWindowStore<RunRow, RunListQuery>
  readonly listView: StoreApi<RunListView>
}

export const everyRun: RunListQuery = { filter: 'all', kind: null, search: '' }

export function createRunListStores(client: Client): RunListStores {
  const state = createLiveRecord(client, { read: () => client.call('runs.state', {}), changedBy: 'runs.changed' })
  const list = createRowWindow<RunRow, RunListQuery>({
    query: everyRun,
    async readPage(query, place) {
      const { groups, ...page } = await client.call('runs.page', { ...query, ...place })
      listView.setState(({ query: asked }) => (asked === query ? { groups } : {}))
      return page
    },
  })
  const listView: StoreApi<RunListView> = createStore<RunListView>()((set, get) => ({
    query: everyRun,
    groups: [],
    narrow(change) {
      const query = { ...get().query, ...change }
      set({ query })
      list.getState().ask(query)
    },
  }))
  const players = createLiveRecord(client, {
    read: () => client.call('players.state', {}),
    changedBy: 'players.changed',
  })
  void players.getState().refresh()
  list.getState().ask(listView.getState().query)
  state.subscribe(({ value }, before) => {
    if (value && value !== before.value) list.getState().refresh()
  })
  return { state, players, list, listView }
}
