/** All that is done to AI jobs in one database: started with their price, taken by whoever runs them, ended with what they cost. */
import { keepBlob, type BlobReader } from '../catalogue/store/blobs.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { Catalogue } from '../catalogue/records.ts'
import type { DeliveredFile } from '../routes/delivery.ts'
import type { UsageLedger } from '../usage/usageLedger.ts'
import type { ExclusiveLock } from '../../node/sqlite/exclusiveLock.ts'
import type { Clock } from '../../node/clock.ts'
import { requireEntitled } from './chargeJob.ts'
import type { Job, TranslationJob } from './job.ts'
import { createJobEnd, type JobEnd } from './jobEnd.ts'
import { createJobStore, type JobStore } from './jobStore.ts'
import { publishTranslation } from './publishTranslation.ts'
import { queueLoad, type QueueLoad } from './queueLoad.ts'
import { createJobStarts, type JobStarts, type Starter } from './startJob.ts'

type Steps = Pick<
  JobStore,
  | 'find'
  | 'pageOf'
  | 'finishedTwin'
  | 'openTwin'
  | 'begin'
  | 'keepCues'
  | 'cuesOf'
  | 'setPublishing'
  | 'setTranslated'
  | 'resultOf'
>

export interface JobBook extends Steps, JobStarts, JobEnd {
  /** Throws where the plan does not allow it, before an engine is looked for. */
  requireEntitled(kind: Job['kind'], by: Pick<Starter, 'account' | 'payer'>): void
  /** Keeps a text that a caller sent; answers the number it is read by. */
  keepText(bytes: Uint8Array, md5: string): number
  readText(id: number): Promise<Uint8Array | null>
  /** Makes the result a public subtitle and ends the job. */
  publish(job: TranslationJob, file: DeliveredFile): void
  /** The oldest open jobs that are ours to run, without those that run already. */
  take(most: number, running: ReadonlySet<number>): readonly Job[]
  /** Others may take them from now on. */
  leave(): void
  load(): QueueLoad
}

export interface JobBookParts {
  readonly database: ServiceDatabase
  readonly blobs: BlobReader
  readonly catalogue: Catalogue
  readonly ledger: UsageLedger
  readonly clock: Pick<Clock, 'nowMs'>
  /** Null while another process has the queue. */
  readonly lock: () => ExclusiveLock | null
}

export function createJobBook({ database, blobs, catalogue, ledger, clock, lock }: JobBookParts): JobBook {
  const store = createJobStore(database, () => clock.nowMs(), blobs)
  let held: ExclusiveLock | null = null
  return {
    ...store,
    ...createJobStarts({ database, store, ledger, clock }),
    ...createJobEnd({ database, store, ledger }),
    requireEntitled: (kind, by) => requireEntitled(ledger, kind, by),
    keepText: (bytes, md5) => database.transaction(() => keepBlob(database, bytes, md5)),
    readText: (id) => blobs.read(id),
    publish: (job, file) =>
      database.transaction(() => store.setPublished(job, publishTranslation({ database, catalogue }, job, file))),
    take(most, running) {
      held ??= lock()
      if (!held) return []
      return store
        .unfinished()
        .filter(({ id }) => !running.has(id))
        .slice(0, most)
    },
    leave() {
      held?.release()
      held = null
    },
    load: () => queueLoad(database, clock.nowMs()),
  }
}
