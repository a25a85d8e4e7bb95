/** All that is done to AI jobs in one database: started with their price, taken by whoever runs them, ended with what they cost. */
import { keepBlob, type BlobReader } from '../../catalogue/store/blobs.ts'
import type { ServiceDatabase } from '../../catalogue/store/database.ts'
import type { Catalogue } from '../../catalogue/records.ts'
import type { DeliveredFile } from '../../routes/delivery.ts'
import type { UsageLedger } from '../../usage/usageLedger.ts'
import type { Clock } from '../../../node/clock.ts'
import { requireEntitled } from './chargeJob.ts'
import type { Job, TranslationJob } from './job.ts'
import { createJobEnd, type JobEnd } from './jobEnd.ts'
import { createJobStore, type JobStore } from './jobStore.ts'
import { publishTranslation } from '../publishTranslation.ts'
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
  /** The oldest open jobs that are ours to run, without those that run already: to be asked every few seconds, also for none. */
  take(most: number, running: ReadonlySet<number>): readonly Job[]
  /** Others may take these from now on: they were taken, but do not run here. */
  giveBack(ids: readonly number[]): void
  /** Others may take all of them from now on. */
  leave(): void
  load(): QueueLoad
}

/** Whose turn it is to run which job, where several processes share the jobs. */
export interface JobTurns {
  /** At most so many open jobs that nobody else runs; those named run here already, and go on to be ours. */
  take(most: number, running: ReadonlySet<number>, open: Pick<JobStore, 'find' | 'unfinished'>): readonly Job[]
  /** To be called in the transaction of each step. @throws JobTakenOver where another process has the job by now */
  requireOurs(job: Pick<Job, 'id'>): void
  giveBack(ids: readonly number[]): void
  leave(): void
}

export interface JobBookParts {
  readonly database: ServiceDatabase
  readonly blobs: BlobReader
  readonly catalogue: Catalogue
  readonly ledger: UsageLedger
  readonly clock: Pick<Clock, 'nowMs'>
  readonly turns: JobTurns
}

export function createJobBook({ database, blobs, catalogue, ledger, clock, turns }: JobBookParts): JobBook {
  const store = createJobStore(database, () => clock.nowMs(), blobs)
  const ends = createJobEnd({ database, store, ledger })
  /** A step of a job that runs here: all of it, or nothing where the job is another's by now. */
  const step = (job: Job, work: () => void) =>
    database.transaction(() => {
      turns.requireOurs(job)
      work()
    })
  return {
    ...store,
    begin: (job) => step(job, () => store.begin(job)),
    keepCues: (job, texts, progress) => step(job, () => store.keepCues(job, texts, progress)),
    setPublishing: (job) => step(job, () => store.setPublishing(job)),
    setTranslated: (job, result, isEnd) => step(job, () => store.setTranslated(job, result, isEnd)),
    fail: (job, error) => step(job, () => ends.fail(job, error)),
    reuse: (job, finished) => step(job, () => ends.reuse(job, finished)),
    publish: (job, file) =>
      step(job, () => store.setPublished(job, publishTranslation({ database, catalogue }, job, file))),
    ...createJobStarts({ database, store, ledger, clock }),
    requireEntitled: (kind, by) => requireEntitled(ledger, kind, by),
    keepText: (bytes, md5) => database.transaction(() => keepBlob(database, bytes, md5)),
    readText: (id) => blobs.read(id),
    take: (most, running) => turns.take(most, running, store),
    giveBack: (ids) => turns.giveBack(ids),
    leave: () => turns.leave(),
    load: () => queueLoad(database, clock.nowMs()),
  }
}
