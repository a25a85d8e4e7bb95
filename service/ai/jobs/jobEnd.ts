/** How a job ends: each end is one transaction with what it costs, so that nothing is charged, or given back, twice. */
import type { ServiceDatabase } from '../../catalogue/store/database.ts'
import type { UsageLedger } from '../../usage/usageLedger.ts'
import type { Job, JobError, TranslationJob } from './job.ts'
import type { JobStore } from './jobStore.ts'

export interface JobEnd {
  /** A failed job costs nothing. */
  fail(job: Job, error: JobError): void
  /** So does one that another one's result ends. */
  reuse(job: TranslationJob, finished: Job): void
}

export interface JobEndParts {
  readonly database: ServiceDatabase
  readonly store: JobStore
  readonly ledger: UsageLedger
}

export function createJobEnd({ database, store, ledger }: JobEndParts): JobEnd {
  function giveBack({ owner, requestId, kind }: Job): void {
    if (owner.chargedAtMs === null) return
    const item = { object: chargedObject(kind, requestId), units: 1 }
    ledger.giveBack(owner, { counter: owner.counter, route: owner.route, item, chargedAtMs: owner.chargedAtMs })
  }

  return {
    fail: (job, error) =>
      database.transaction(() => {
        store.setFailed(job, error)
        giveBack(job)
      }),
    reuse: (job, finished) =>
      database.transaction(() => {
        store.setReused(job, finished)
        giveBack(job)
      }),
  }
}

/** Under what the ledger keeps the unit of a job. */
export function chargedObject(kind: Job['kind'], requestId: string): string {
  return `${kind} ${requestId}`
}

/** Whether the ledger gave the unit of the job `j` back: its state cannot tell, as a repeat makes a paid one `reused` too. */
export const isGivenBack = `EXISTS (SELECT 1 FROM usage_ledger l WHERE l.account_id = j.account_id
  AND l.counter = j.counter AND l.at >= j.created_at AND l.units < 0 AND l.object = j.kind || ' ' || j.request_id)`
