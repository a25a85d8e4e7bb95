/** Two languages in one file over a scope: the choice with its counts, beginning it, how far it is, and what came of it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PairChoices, PairCounts, PairsState } from '../../../shared/contract/videos/pairs.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import type { AppError } from '../../../shared/errors.ts'
import { createAttempt } from '../stores/attempt.ts'
import type { Client } from '../../api/client.ts'
import { createLiveRecord, type LiveRecordStore } from '../../api/liveRecord.ts'
import type { Act, ActsStore } from '../acts/actsStore.ts'
import { onWorkEnd } from '../acts/onWorkEnd.ts'
import { sayWork } from '../acts/sayWork.ts'

export interface PairOrders {
  readonly scope: Scope | null
  readonly languages: readonly PairChoices['languages'][number][]
  /** '' while nothing is chosen. */
  readonly first: string
  readonly second: string
  /** null while it is counted, or the two are one language. */
  readonly counts: PairCounts | null
  readonly problem: AppError | null
  readonly open: (scope: Scope) => Promise<void>
  readonly choose: (chosen: { readonly first?: string; readonly second?: string }) => Promise<void>
  /** The upper line becomes the lower one. */
  readonly swap: () => Promise<void>
  readonly start: () => Promise<void>
  readonly cancel: () => Promise<void>
}

export interface PairStores {
  readonly pairs: LiveRecordStore<PairsState>
  readonly pairOrders: StoreApi<PairOrders>
}

const nothingChosen = { scope: null, languages: [], first: '', second: '', counts: null, problem: null } as const

export function createPairStores(client: Client, acts: ActsStore): PairStores {
  const pairs = createLiveRecord(client, { read: () => client.call('pairs.state', {}), changedBy: 'pairs.changed' })
  const pairOrders = createStore<PairOrders>()((set, get) => {
    const attempt = createAttempt(set)

    /** Only of what is chosen last. */
    async function count(): Promise<void> {
      const { scope, first, second } = get()
      set({ counts: null })
      if (scope === null || first === '' || first === second) return
      const counts = await client.call('pairs.count', { scope, first, second })
      if (get().first === first && get().second === second && get().scope === scope) set({ counts })
    }

    return {
      ...nothingChosen,
      open: (scope) =>
        attempt(async () => {
          set({ ...nothingChosen, scope })
          const { languages, suggested } = await client.call('pairs.of', { scope })
          if (get().scope !== scope) return
          set({ languages, first: suggested?.first ?? '', second: suggested?.second ?? '' })
          await count()
        }),
      choose: (chosen) =>
        attempt(async () => {
          set(({ first, second }) => placed({ first, second }, chosen))
          await count()
        }),
      swap: () =>
        attempt(async () => {
          set(({ first, second }) => ({ first: second, second: first }))
          await count()
        }),
      start: () =>
        attempt(async () => {
          const { scope, first, second } = get()
          if (scope !== null) await client.call('pairs.start', { scope, first, second })
        }),
      cancel: () => attempt(() => client.call('pairs.cancel', {})),
    }
  })
  onWorkEnd(pairs, (value) => {
    sayEnd(client, acts, value)
    const { scope, first, second, choose } = pairOrders.getState()
    if (scope !== null) void choose({ first, second })
  })
  return { pairs, pairOrders }
}

interface Placed {
  readonly first: string
  readonly second: string
}

/** No language stands above and below: the one that has to leave takes the other place. */
function placed(before: Placed, chosen: Partial<Placed>): Placed {
  const { first, second } = { ...before, ...chosen }
  if (first !== second) return { first, second }
  return chosen.first === undefined ? { first: before.second, second } : { first, second: before.first }
}

function sayEnd(client: Client, acts: ActsStore, { made: count, batchId }: PairsState): void {
  const text: Act['text'] = ({ commands }) => commands.said.pair({ count })
  sayWork(client, acts, text, batchId)
}
