/** AI jobs of all accounts, all of them or those under way. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OperatorJob } from '../../../shared/contract/operator.ts'
import type { OperatorClient } from '../operatorClient.ts'
import { createRowsStore, type RowsView } from '../rowsStore.ts'

export interface JobsView extends RowsView<OperatorJob> {
  readonly isOpenOnly: boolean
  readonly show: (isOpenOnly: boolean) => void
}

export type JobsStore = StoreApi<JobsView>

export function createJobsStore(client: OperatorClient): JobsStore {
  let isOpenOnly = false
  const list = createRowsStore<OperatorJob>((window) => client.call('jobs.list', { ...window, isOpenOnly }))
  return createStore<JobsView>()((set) => {
    list.subscribe(({ rows, total, problem }) => set({ rows, total, problem }))
    return {
      ...list.getState(),
      isOpenOnly,
      show(wanted) {
        isOpenOnly = wanted
        set({ isOpenOnly })
        void list.getState().readAgain()
      },
    }
  })
}
