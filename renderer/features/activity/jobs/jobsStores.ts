/** Translations and transcriptions of the run that is opened: their counts, their rows under a filter, and what is done to them. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AiFilter, AiRow, AiState } from '../../../../shared/contract/ai.ts'
import type { AppError } from '../../../../shared/errors.ts'
import { createAttempt } from '../../../app/stores/attempt.ts'
import type { Client } from '../../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../../api/liveRecord.ts'
import { createRowWindow, type RowWindowStore } from '../../../api/rowWindow.ts'

export interface JobsView {
  readonly filter: AiFilter
  /** null: none is opened. */
  readonly runId: string | null
  /** Of the opened run, under whatever filter. */
  readonly hasJobs: boolean
  readonly showRun: (runId: string | null) => void
  readonly problem: AppError | null
  readonly narrow: (filter: AiFilter) => void
  /** null: all that fit. */
  readonly cancel: (rowId: string | null) => Promise<void>
  readonly retry: (rowId: string | null) => Promise<void>
}

export interface JobsQuery {
  readonly filter: AiFilter
  readonly runId: string | null
}

export interface JobsStores {
  readonly jobs: LiveRecordStore<AiState>
  readonly jobRows: RowWindowStore<AiRow, JobsQuery>
  readonly jobsView: StoreApi<JobsView>
}

export function createJobsStores(client: Client): JobsStores {
  const jobs = createLiveRecord(client, { read: () => client.call('ai.state', {}), changedBy: 'ai.changed' })
  const jobRows = createRowWindow<AiRow, JobsQuery>({
    query: { filter: 'all', runId: null },
    readPage: async (query, place) =>
      query.runId === null ? { rows: [], total: 0, revision: 0 } : client.call('ai.page', { ...query, ...place }),
  })
  jobs.subscribe(({ value }, before) => {
    if (value && value !== before.value) jobRows.getState().refresh()
  })
  const jobsView = createStore<JobsView>()((set, get) => {
    const attempt = createAttempt(set)
    const order = (name: 'ai.cancel' | 'ai.retry', rowId: string | null) => attempt(() => client.call(name, { rowId }))
    return {
      filter: 'all',
      runId: null,
      hasJobs: false,
      problem: null,
      showRun(runId) {
        set({ runId, filter: 'all', hasJobs: false, problem: null })
        jobRows.getState().ask({ filter: 'all', runId })
      },
      narrow(filter) {
        set({ filter })
        jobRows.getState().ask({ filter, runId: get().runId })
      },
      cancel: (rowId) => order('ai.cancel', rowId),
      retry: (rowId) => order('ai.retry', rowId),
    }
  })
  jobRows.subscribe(({ query, total }) => {
    if (query.filter === 'all' && query.runId !== null && total !== null) jobsView.setState({ hasJobs: total > 0 })
  })
  return { jobs, jobRows, jobsView }
}
