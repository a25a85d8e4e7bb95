/** Another candidate over a scope: what it would cost, beginning it, how far it is, and saying once what came of it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AnotherOffer, AnotherState } from '../../../shared/contract/videos/another.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import type { AppError } from '../../../shared/errors.ts'
import { createAttempt } from '../stores/attempt.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import type { Act, ActsStore } from '../acts/actsStore.ts'
import { onWorkEnd } from '../acts/onWorkEnd.ts'
import { sayWork } from '../acts/sayWork.ts'

export interface AnotherOrders {
  readonly scope: Scope | null
  /** null until the host has counted. */
  readonly offer: AnotherOffer | null
  readonly problem: AppError | null
  readonly open: (scope: Scope) => Promise<void>
  readonly start: () => Promise<void>
  readonly cancel: () => Promise<void>
}

export interface AnotherStores {
  readonly another: LiveRecordStore<AnotherState>
  readonly anotherOrders: StoreApi<AnotherOrders>
}

export function createAnotherStores(client: Client, acts: ActsStore): AnotherStores {
  const another = createLiveRecord(client, {
    read: () => client.call('another.state', {}),
    changedBy: 'another.changed',
  })
  const anotherOrders = createStore<AnotherOrders>()((set, get) => {
    const attempt = createAttempt(set)
    return {
      ...{ scope: null, offer: null, problem: null },
      open: (scope) =>
        attempt(async () => {
          set({ scope, offer: null })
          const offer = await client.call('another.of', { scope })
          if (get().scope === scope) set({ offer })
        }),
      start: () =>
        attempt(async () => {
          const { scope } = get()
          if (scope !== null) await client.call('another.start', { scope })
        }),
      cancel: () => attempt(() => client.call('another.cancel', {})),
    }
  })
  onWorkEnd(another, (value) => {
    sayEnd(client, acts, value)
    const { scope, open } = anotherOrders.getState()
    if (scope !== null) void open(scope)
  })
  return { another, anotherOrders }
}

function sayEnd(client: Client, acts: ActsStore, { taken: count, batchId }: AnotherState): void {
  const text: Act['text'] = ({ commands }) => commands.said.another({ count })
  sayWork(client, acts, text, count === 0 ? null : batchId)
}
