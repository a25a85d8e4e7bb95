/** Puts the AI side of the service together: engines as set, the jobs in the database, the queue that runs them. */
import { lockData, type ServiceDatabase } from '../catalogue/store/database.ts'
import type { BlobReader } from '../catalogue/store/blobs.ts'
import type { Catalogue } from '../catalogue/records.ts'
import type { UsageLedger } from '../usage/usageLedger.ts'
import { createAiJobs, type AiJobs } from './aiJobs.ts'
import { createCheckEngines, type CheckEngines } from './checks/checkEngines.ts'
import { createChooseEngine } from './engines/chooseEngine.ts'
import { enginesOf } from './engines/translatorSupply.ts'
import { createJobEnd } from './jobEnd.ts'
import { createJobQueue, type JobQueue } from './jobQueue.ts'
import { createJobStore } from './jobStore.ts'
import { runTranscription } from './runTranscription.ts'
import { runTranslation } from './runTranslation.ts'
import type { AiSettings } from './settings.ts'
import { recogniserOf } from './speech/recogniserSupply.ts'
import type { Clock } from '../../node/clock.ts'

export interface AiParts {
  readonly database: ServiceDatabase
  readonly catalogue: Catalogue
  readonly blobs: BlobReader
  readonly ledger: UsageLedger
  readonly dataDir: string
  readonly settings: AiSettings
  /** Whether every caller may have media of this machine and its network fetched, not the app alone. */
  readonly allowLocalMedia: boolean
  readonly clock: Pick<Clock, 'nowMs'>
  readonly report: (where: string, thrown: unknown) => void
}

export interface Ai {
  readonly jobs: AiJobs
  readonly checkEngines: CheckEngines
  readonly queue: JobQueue
}

/** The queue begins at once with what an earlier process left unfinished. */
export function createAi(parts: AiParts): Ai {
  const { database, catalogue, blobs, ledger, settings, allowLocalMedia, clock } = parts
  const store = createJobStore(database, () => clock.nowMs(), blobs)
  const end = createJobEnd({ database, store, ledger })
  const chooseEngine = createChooseEngine(enginesOf(settings))
  const recogniser = recogniserOf(settings)
  const queue = createJobQueue({
    store,
    end,
    run: async (job, signal) => {
      if (job.kind === 'translation') {
        await runTranslation({ database, catalogue, blobs, store, end, chooseEngine }, job, signal)
      } else await runTranscription({ store, recogniser, allowLocalMedia }, job, signal)
    },
    lock: () => lockData(parts.dataDir, 'ai-queue'),
    report: parts.report,
  })
  const jobs = createAiJobs({ database, catalogue, ledger, store, chooseEngine, recogniser, queue, clock })
  return { jobs, checkEngines: createCheckEngines(settings), queue }
}
