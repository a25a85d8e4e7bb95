/** Checking the timing of a scope: how far it is, stopping it, and mending all that it found in one press. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scope } from '../../../shared/contract/scope.ts'
import type { TimingState } from '../../../shared/contract/videos/timing.ts'
import { AppError } from '../../../shared/errors.ts'
import { createBusyAttempt } from '../stores/attempt.ts'
import type { Texts } from '../../texts/Texts.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import type { ActsStore } from '../acts/actsStore.ts'
import { undoing } from '../acts/undoing.ts'

export interface ScopeTimingOrders {
  /** The scope whose check was begun here: its progress and outcome are shown; null once they are closed. */
  readonly about: Scope | null
  readonly isBusy: boolean
  readonly problem: AppError | null
  readonly show: (about: Scope) => void
  readonly hide: () => void
  readonly cancel: () => Promise<void>
  readonly mend: () => Promise<void>
}

export interface ScopeTimingStores {
  readonly scopeTiming: LiveRecordStore<TimingState>
  readonly scopeTimingOrders: StoreApi<ScopeTimingOrders>
}

export function createScopeTimingStores(client: Client, acts: ActsStore): ScopeTimingStores {
  const scopeTiming = createLiveRecord(client, {
    read: () => client.call('timing.state', {}),
    changedBy: 'timing.changed',
  })
  const scopeTimingOrders = createStore<ScopeTimingOrders>()((set) => {
    const attempt = createBusyAttempt(set)
    return {
      about: null,
      isBusy: false,
      problem: null,
      // What it tells may have been told before this page listened.
      show: (about) => {
        set({ about, problem: null })
        void scopeTiming.getState().refresh()
      },
      hide: () => set({ about: null, problem: null }),
      cancel: () => attempt(() => client.call('timing.cancel', {})),
      mend: () =>
        attempt(async () => {
          const { moved: count, problem, batchId } = await client.call('timing.apply', { rowIds: null })
          if (problem) set({ problem: new AppError(problem.code, problem.message) })
          acts.getState().say({
            text: ({ commands }: Texts) => commands.said.mended({ count }),
            ...undoing(client, { kind: 'batch', batchId }),
          })
        }),
    }
  })
  return { scopeTiming, scopeTimingOrders }
}
