/** Choosing the video of the library that a result is for: those that it fits come first. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TargetRow } from '../../../../shared/contract/search.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'

export interface PickerState {
  /** The result that a video is picked for; null: closed. */
  readonly subtitleId: string | null
  readonly search: string
  readonly rows: readonly TargetRow[]
  readonly total: number | null
  readonly problem: AppError | null
  readonly open: (subtitleId: string) => void
  readonly close: () => void
  readonly type: (search: string) => void
}

export type PickerStore = StoreApi<PickerState>

/** Enough to recognise the right one; more letters narrow it. */
const shown = 8

export function createPickerStore(client: Client): PickerStore {
  return createStore<PickerState>()((set, get) => {
    async function read(): Promise<void> {
      const { subtitleId, search } = get()
      if (subtitleId === null) return
      const isCurrent = () => get().subtitleId === subtitleId && get().search === search
      await client.call('search.videos', { subtitleId, search, limit: shown }).then(
        (page) => isCurrent() && set({ ...page, problem: null }),
        (thrown: unknown) => isCurrent() && set({ problem: toAppError(thrown) }),
      )
    }

    return {
      ...{ subtitleId: null, search: '', rows: [], total: null, problem: null },
      open(subtitleId) {
        set({ subtitleId, search: '', rows: [], total: null })
        void read()
      },
      close: () => set({ subtitleId: null }),
      type(search) {
        set({ search })
        void read()
      },
    }
  })
}
