/**
 * How a job begins: check, charge and add in one transaction, so that neither two windows nor two processes pay for the same
 * work twice.
 */
import { randomBytes } from 'node:crypto'
import type { ServiceDatabase } from '../../catalogue/store/database.ts'
import type { KeyCaller } from '../../http/caller.ts'
import type { Counter } from '../../usage/plans.ts'
import { createRequestIds, type RequestId } from '../../usage/requestIds.ts'
import { booksOf, type UsageLedger } from '../../usage/usageLedger.ts'
import type { Clock } from '../../../node/clock.ts'
import { chargeJob } from './chargeJob.ts'
import type { Job, JobOwner } from './job.ts'
import type { JobStore, NewJob, SameTranslation } from './jobStore.ts'
import { createStartedBefore } from './startedBefore.ts'

/** Who starts a job, and through which route. */
export interface Starter extends KeyCaller {
  readonly route: string
  /** The caller's own name for this start, by which a repeat costs nothing; null without one. */
  readonly callId: RequestId | null
}

export interface StartedJob {
  readonly job: Job
  /** This very start was made before, by its id. */
  readonly isRepeat: boolean
  /** A finished job came back at once; nothing was charged. */
  readonly isReused: boolean
}

export interface NewTranslation extends SameTranslation {
  readonly estimatedMs: number
}

export type NewTranscription = Omit<NewJob, 'owner' | 'requestId' | 'source'>

export interface JobStarts {
  /** What a start of the same id began; null for a new one. Throws `request_id_reused`. */
  startedBefore(by: Starter): StartedJob | null
  /** A job of the same that the account has, a finished one of anybody for nothing, or a new one. Throws what the plan does not allow. */
  startTranslation(asked: NewTranslation, by: Starter): StartedJob
  /** Throws what the plan does not allow. */
  startTranscription(asked: NewTranscription, by: Starter): StartedJob
}

export interface JobStartsParts {
  readonly database: ServiceDatabase
  readonly store: JobStore
  readonly ledger: UsageLedger
  readonly clock: Pick<Clock, 'nowMs'>
}

export function createJobStarts({ database, store, ledger, clock }: JobStartsParts): JobStarts {
  const starts = createStartedBefore(
    store,
    createRequestIds(database, () => clock.nowMs()),
  )

  function startedBefore(by: Starter): StartedJob | null {
    const job = starts.find(by)
    return job && { job, isReused: false, isRepeat: true }
  }

  function known(same: SameTranslation, { account }: Starter): StartedJob | null {
    const finished = store.finishedTwin(same, account.id)
    if (finished) return { job: store.recordRepeated(finished), isReused: true, isRepeat: false }
    const open = store.openTwin(same, account.id)
    return open && { job: open, isReused: false, isRepeat: false }
  }

  function startOrReuse({ estimatedMs, ...same }: NewTranslation, by: Starter): StartedJob {
    const again = startedBefore(by) ?? known(same, by)
    if (again) return again
    const job = { requestId: newRequestId(by), estimatedMs, ...same }
    const others = store.finishedTwin(same)
    if (others) {
      const reused = store.addReused({ ...job, owner: ownerOf(by, 'ai', null) }, others)
      return { job: reused, isReused: true, isRepeat: false }
    }
    return { job: addCharged(job, 'translation', by), isReused: false, isRepeat: false }
  }

  function addCharged(job: Omit<NewJob, 'owner'>, kind: Job['kind'], by: Starter): Job {
    const counter = chargeJob(ledger, { kind, requestId: job.requestId }, by)
    return store.add({ ...job, owner: ownerOf(by, counter, clock.nowMs()) })
  }

  function newRequestId(by: Starter): string {
    return starts.newJobId(by) ?? `job_${randomBytes(12).toString('hex')}`
  }

  return {
    startedBefore,
    startTranslation: (asked, by) => database.transaction(() => startOrReuse(asked, by), booksOf(by.payer)),
    startTranscription(asked, by) {
      const start = () => {
        const job = addCharged({ ...asked, requestId: newRequestId(by) }, 'transcription', by)
        return { job, isReused: false, isRepeat: false }
      }
      return database.transaction(() => startedBefore(by) ?? start(), booksOf(by.payer))
    },
  }
}

function ownerOf({ account, keyId, route }: Starter, counter: Counter, chargedAtMs: number | null): JobOwner {
  return { accountId: account.id, keyId, route, counter, chargedAtMs }
}
