/** What searching for a scope would cost, for buttons that say so. Kept until what is there or what is known has changed. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { InputOf } from '../../../shared/contract/index.ts'
import type { LibraryState } from '../../../shared/contract/library.ts'
import type { PlanEstimate } from '../../../shared/contract/runs/estimate.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import type { Client } from '../../api/client.ts'
import { isUnderWay, type PlanRecord } from '../stores/runningStores.ts'

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
      // It was counted from what has changed since.
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
  const forget = () => store.setState(({ version }) => ({ known: new Map(), version: version + 1 }))
  plan.subscribe(({ value }, before) => {
    if (before.value && value && value.phase !== before.value.phase && !isUnderWay(value)) forget()
  })
  forgetWithLibrary(client, forget)
  forgetWithWatch(client, forget)
  return store
}

/** Other videos, or others that lack something or were looked for in vain: also while a scan still finds them. */
function forgetWithLibrary(client: Client, forget: () => void): void {
  let before: string | null = null
  client.on('library.changed', (state) => {
    const now = openOf(state)
    if (now !== before) forget()
    before = now
  })
}

/** The host says when something else is missing: counts that are told may be the same again where two changes were told as one. */
function openOf({ isScanning, missingRevision, folders }: LibraryState): string {
  return JSON.stringify([isScanning, missingRevision, folders.map(({ id }) => id)])
}

/** Watch mode asks without a plan: what a round of it asked for is known when it ends. */
function forgetWithWatch(client: Client, forget: () => void): void {
  let wasWorking = false
  client.on('watch.changed', ({ activity }) => {
    const isWorking = activity === 'working'
    if (wasWorking && !isWorking) forget()
    wasWorking = isWorking
  })
}

function scopeOf(key: string): InputOf<'plan.estimate'> {
  const [search, ids, language, isAnew] = JSON.parse(key) as [string, string[] | null, string | null, boolean]
  return { search, ids, language, isAnew }
}

/** @param isAnew as if nothing had been answered yet */
export function scopeKey({ search, ids, language }: Scope, isAnew = false): string {
  return JSON.stringify([search, ids, language, isAnew])
}
