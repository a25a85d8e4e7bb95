/** Cleaning a whole scope: beginning it, how far it is, stopping it, and saying once what came of it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CleanVerb } from '../../../shared/cleanVerbs.ts'
import type { CleaningState } from '../../../shared/contract/videos/scopeVerbs.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import type { AppError } from '../../../shared/errors.ts'
import { createAttempt } from '../stores/attempt.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import type { Act, ActsStore } from '../acts/actsStore.ts'
import { onWorkEnd } from '../acts/onWorkEnd.ts'
import { sayWork } from '../acts/sayWork.ts'

export interface CleaningOrders {
  readonly problem: AppError | null
  readonly start: (scope: Scope, what: CleanVerb) => Promise<void>
  readonly cancel: () => Promise<void>
}

export interface CleaningStores {
  readonly cleaning: LiveRecordStore<CleaningState>
  readonly cleaningOrders: StoreApi<CleaningOrders>
}

export function createCleaningStores(client: Client, acts: ActsStore): CleaningStores {
  const cleaning = createLiveRecord(client, {
    read: () => client.call('cleaning.state', {}),
    changedBy: 'cleaning.changed',
  })
  onWorkEnd(cleaning, (value) => sayEnd(client, acts, value))
  const cleaningOrders = createStore<CleaningOrders>()((set) => {
    const attempt = createAttempt(set)
    return {
      problem: null,
      start: (scope, what) => attempt(() => client.call('cleaning.start', { scope, what })),
      cancel: () => attempt(() => client.call('cleaning.cancel', {})),
    }
  })
  return { cleaning, cleaningOrders }
}

function sayEnd(client: Client, acts: ActsStore, { cleaned: count, batchId }: CleaningState): void {
  const text: Act['text'] = ({ commands }) => commands.said.clean({ count })
  sayWork(client, acts, text, batchId)
}
