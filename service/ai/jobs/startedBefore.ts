/**
 * The job of a start that its caller repeats under the same id (Idempotency-Key): its own id is made of that one, so that no
 * table has to hold which was which. An id that is used again after its day counts on.
 */
import { createHash } from 'node:crypto'
import type { RequestIds } from '../../usage/requestIds.ts'
import type { Charging } from './chargeJob.ts'
import type { Job } from './job.ts'
import type { JobStore } from './jobStore.ts'

export interface StartedBefore {
  /** The job of this very start; null for a new one. Throws `request_id_reused` where its id stood for another request. */
  find(by: Charging): Job | null
  /** The id of a new job by a start that has one; null without. */
  newJobId(by: Charging): string | null
}

export function createStartedBefore(store: Pick<JobStore, 'find'>, requestIds: RequestIds): StartedBefore {
  function jobsOf(by: Charging): { readonly last: Job | null; readonly nextId: string | null } {
    let last: Job | null = null
    for (let turn = 0; ; turn += 1) {
      const id = jobIdOf(by, turn)
      const job = id === null ? null : store.find(id)
      if (job === null) return { last, nextId: id }
      last = job
    }
  }

  return {
    find: (by) => (by.callId !== null && requestIds.isKnown(by.account.id, by.callId) ? jobsOf(by).last : null),
    newJobId: (by) => jobsOf(by).nextId,
  }
}

function jobIdOf({ account, callId }: Charging, turn: number): string | null {
  if (callId === null) return null
  const hash = createHash('sha256').update([account.id, callId.id, turn].join('\n')).digest('hex')
  return `job_${hash.slice(0, 24)}`
}
