/** A run of the plan that has ended is an act like any other: it says once what it wrote, and can be taken back as a whole. */
import type { PlanState } from '../../../shared/contract/plan.ts'
import type { Client } from '../../api/client.ts'
import type { Texts } from '../../texts/Texts.ts'
import type { PlanRecord } from '../stores/runningStores.ts'
import type { ActsStore } from './actsStore.ts'
import { undoing } from './undoing.ts'

export function sayRuns(client: Client, plan: PlanRecord, acts: ActsStore): void {
  /** Of the last run that was told of. A plan that is given up for the one before it leads back to that one's. */
  let lastId: string | null = null
  plan.subscribe(({ value }, before) => {
    const wasRunning = before.value?.phase === 'running' || before.value?.phase === 'paused'
    const knownId = lastId
    lastId = value?.runId ?? lastId
    if (before.value === null || value?.phase !== 'done' || value.runId === null) return
    const { runId, result } = value
    // One that was over before anything was told of its beginning has ended, too.
    if (!wasRunning && runId === knownId) return
    // Whoever came while a plan was being made knows of none before it: given up, it leads back to what was said elsewhere.
    if (!wasRunning && knownId === null && isBeingMade(before.value.phase)) return
    const count = result?.written ?? 0
    if (count === 0) return
    acts.getState().say({
      text: (texts: Texts) => texts.acts.written({ count }),
      ...undoing(client, { kind: 'batch', batchId: runId }),
    })
  })
}

function isBeingMade(phase: PlanState['phase']): boolean {
  return phase === 'scanning' || phase === 'matching'
}
