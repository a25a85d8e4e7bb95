/** How many downloaded archives are kept and what they weigh, and deleting them. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CacheState } from '../../../../shared/contract/settings.ts'
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'

export interface CacheView {
  /** null while nothing was answered yet. */
  readonly held: CacheState | null
  readonly problem: AppError | null
  readonly isBusy: boolean
  readonly read: () => Promise<void>
  readonly clear: () => Promise<void>
}

export type CacheStore = StoreApi<CacheView>

export function createCacheStore(client: Client): CacheStore {
  return createStore<CacheView>()((set) => {
    const show = (held: CacheState) => set({ held, problem: null })
    const showProblem = (thrown: unknown) => set({ problem: toAppError(thrown) })
    return {
      held: null,
      problem: null,
      isBusy: false,
      read: () => client.call('settings.cache', {}).then(show, showProblem),
      async clear() {
        set({ isBusy: true })
        await client.call('settings.clearCache', {}).then(show, showProblem)
        set({ isBusy: false })
      },
    }
  })
}
