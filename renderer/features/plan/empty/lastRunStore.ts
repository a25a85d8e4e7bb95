/** The last run of the plan, read anew with each change of the runs. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RunRow } from '../../../../shared/contract/runs/runs.ts'
import type { Client } from '../../../api/client.ts'

export interface LastRunState {
  readonly row: RunRow | null
  readonly read: (runId: string | null) => Promise<void>
}

export type LastRunStore = StoreApi<LastRunState>

export function createLastRunStore(client: Client): LastRunStore {
  const store = createStore<LastRunState>()((set) => ({
    row: null,
    async read(runId) {
      if (runId === null) set({ row: null })
      // What goes wrong is told by the plan itself, which asks the same host.
      else
        await client.call('runs.run', { runId }).then(
          ({ row }) => set({ row }),
          () => set({ row: null }),
        )
    },
  }))
  client.on('runs.changed', () => {
    const { row, read } = store.getState()
    if (row !== null) void read(row.id)
  })
  return store
}
