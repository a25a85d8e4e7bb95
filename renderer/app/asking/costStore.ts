/** What searching for a scope would cost, for buttons that say so. Kept until a plan or a run has changed what is known. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PlanEstimate } from '../../../shared/contract/runs/estimate.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import type { Client } from '../../api/client.ts'
import type { PlanRecord } from '../stores/runningStores.ts'
import { isUnderWay } from './searchAsking.ts'

export interface CostState {
  /** By `scopeKey`. */
  readonly known: ReadonlyMap<string, PlanEstimate>
  /** Grows when all of it must be read again. */
  readonly version: number
  readonly read: (key: string) => Promise<void>
}

export type CostStore = StoreApi<CostState>

/** More than there are buttons in sight. */
const mostKept = 50

export function createCostStore(client: Client, plan: PlanRecord): CostStore {
  const store = createStore<CostState>()((set, get) => {
    let turn: Promise<void> = Promise.resolve()
    const asked = new Set<string>()

    async function ask(key: string): Promise<void> {
      const { version } = get()
      const estimate = await client.call('plan.estimate', scopeOf(key))
      // A plan was made meanwhile: what it asked for is known now.
      if (get().version !== version) await ask(key)
      else set(({ known }) => ({ known: new Map([...[...known].slice(1 - mostKept), [key, estimate]]) }))
    }

    return {
      known: new Map(),
      version: 0,
      read(key) {
        if (asked.has(key) || get().known.has(key)) return turn
        asked.add(key)
        // One after another. Where the cost cannot be told, the button stays without: pressing it says what is wrong.
        turn = turn.then(() => ask(key).catch(() => undefined)).finally(() => asked.delete(key))
        return turn
      },
    }
  })
  plan.subscribe(({ value }, before) => {
    if (before.value && value && value.phase !== before.value.phase && !isUnderWay(value))
      store.setState(({ version }) => ({ known: new Map(), version: version + 1 }))
  })
  return store
}

function scopeOf(key: string): Scope {
  const [search, ids, language] = JSON.parse(key) as [string, string[] | null, string | null]
  return { search, ids, language }
}

export function scopeKey({ search, ids, language }: Scope): string {
  return JSON.stringify([search, ids, language])
}
