/** The last run of the plan, read anew with each change of the runs. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RunRow } from '../../../../shared/contract/runs/runs.ts'
import type { Client } from '../../../api/client.ts'
import { oneAtATime } from '../../../api/oneAtATime.ts'

export interface LastRunState {
  readonly row: RunRow | null
  readonly read: (runId: string | null) => Promise<void>
}

export type LastRunStore = StoreApi<LastRunState>

export function createLastRunStore(client: Client): LastRunStore {
  return createStore<LastRunState>()((set) => {
    let asked: string | null = null
    const refresh = oneAtATime(async () => {
      const runId = asked
      // What goes wrong is told by the plan itself, which asks the same host.
      const details = runId === null ? null : await client.call('runs.run', { runId }).catch(() => null)
      if (asked === runId) set({ row: details?.row ?? null })
    })
    client.on('runs.changed', () => {
      if (asked !== null) void refresh()
    })
    return {
      row: null,
      read(runId) {
        asked = runId
        return refresh()
      },
    }
  })
}
