/** The jobs of the account as the service lists them: read when they are opened, page after page; a result saved again. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AccountJobRow } from '../../../../shared/contract/ai.ts'
import type { SavedFiles } from '../../../../shared/contract/search.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'

export interface AccountJobsState {
  readonly isOpen: boolean
  /** null before the first answer. */
  readonly rows: readonly AccountJobRow[] | null
  readonly page: number
  readonly pages: number
  readonly isBusy: boolean
  readonly problem: AppError | null
  /** What was saved last. */
  readonly saved: SavedFiles | null
  /** The job whose folder is being chosen. */
  readonly jobToSave: string | null
  readonly open: () => Promise<void>
  readonly close: () => void
  readonly more: () => Promise<void>
  readonly aimAt: (jobId: string) => void
  /** @param placeId null: the system's dialog asks. */
  readonly save: (placeId: string | null) => Promise<void>
  /** A media address that is being ordered: its panel is open. */
  readonly isOrdering: boolean
  readonly address: string
  readonly language: string
  readonly change: (change: Partial<Pick<AccountJobsState, 'isOrdering' | 'address' | 'language'>>) => void
  /** @param placeId null: the system's dialog asks. */
  readonly transcribe: (placeId: string | null) => Promise<void>
  /** What the last order is named after. */
  readonly ordered: string | null
}

export type AccountJobsStore = StoreApi<AccountJobsState>

export function createAccountJobsStore(client: Client): AccountJobsStore {
  return createStore<AccountJobsState>()((set, get) => {
    async function attempt(work: () => Promise<Partial<AccountJobsState>>): Promise<void> {
      if (get().isBusy) return
      set({ isBusy: true, problem: null, saved: null, ordered: null })
      set(await work().catch((thrown: unknown) => ({ problem: toAppError(thrown) })))
      set({ isBusy: false })
    }

    const read = (page: number) =>
      attempt(async () => {
        const answer = await client.call('ai.accountJobs', { page })
        return { ...answer, page, rows: page === 1 ? answer.rows : [...(get().rows ?? []), ...answer.rows] }
      })

    return {
      ...{ isOpen: false, rows: null, page: 1, pages: 1, isBusy: false, problem: null, saved: null, jobToSave: null },
      ...{ isOrdering: false, address: '', language: '', ordered: null },
      change: (change) => set(change),
      transcribe: (placeId) =>
        attempt(async () => {
          const { address, language } = get()
          const order = await client.call('ai.transcribeAddress', { address: address.trim(), language, placeId })
          return order ? { ordered: order.name, isOrdering: false, address: '' } : {}
        }),
      open() {
        set({ isOpen: true })
        return read(1)
      },
      close: () => set({ isOpen: false, isOrdering: false, saved: null, ordered: null, problem: null }),
      more: () => read(get().page + 1),
      aimAt: (jobToSave) => set({ jobToSave }),
      save: (placeId) =>
        attempt(async () => {
          const { jobToSave } = get()
          if (jobToSave === null) return {}
          return { saved: await client.call('ai.saveJob', { jobId: jobToSave, placeId }) }
        }),
    }
  })
}
