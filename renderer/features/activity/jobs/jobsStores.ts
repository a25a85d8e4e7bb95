/** Translations and transcriptions on the activity screen: their counts, their rows under a filter, and what is done to them. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AiFilter, AiRow, AiState } from '../../../../shared/contract/ai.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../../api/liveRecord.ts'
import { createRowWindow, type RowWindowStore } from '../../../api/rowWindow.ts'

export interface JobsView {
  readonly filter: AiFilter
  readonly problem: AppError | null
  readonly narrow: (filter: AiFilter) => void
  /** null: all that fit. */
  readonly cancel: (rowId: string | null) => Promise<void>
  readonly retry: (rowId: string | null) => Promise<void>
}

export interface JobsStores {
  readonly jobs: LiveRecordStore<AiState>
  readonly jobRows: RowWindowStore<AiRow, AiFilter>
  readonly jobsView: StoreApi<JobsView>
}

export function createJobsStores(client: Client): JobsStores {
  const jobs = createLiveRecord(client, { read: () => client.call('ai.state', {}), changedBy: 'ai.changed' })
  const jobRows = createRowWindow<AiRow, AiFilter>({
    query: 'all',
    readPage: (filter, place) => client.call('ai.page', { filter, ...place }),
  })
  jobs.subscribe(({ value }, before) => {
    if (value && value !== before.value) jobRows.getState().refresh()
  })
  const jobsView = createStore<JobsView>()((set) => {
    const order = async (name: 'ai.cancel' | 'ai.retry', rowId: string | null) => {
      set({ problem: null })
      await client.call(name, { rowId }).catch((thrown: unknown) => set({ problem: toAppError(thrown) }))
    }
    return {
      filter: 'all',
      problem: null,
      narrow(filter) {
        set({ filter })
        jobRows.getState().ask(filter)
      },
      cancel: (rowId) => order('ai.cancel', rowId),
      retry: (rowId) => order('ai.retry', rowId),
    }
  })
  return { jobs, jobRows, jobsView }
}
