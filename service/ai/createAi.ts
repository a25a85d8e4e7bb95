/** Puts the AI side of the service together: engines as set, the jobs in the database, the queue that runs them. */
import { randomBytes } from 'node:crypto'
import { lockExclusively, type ServiceDatabase } from '../catalogue/database.ts'
import type { Catalogue } from '../catalogue/records.ts'
import { ServiceError } from '../serviceError.ts'
import type { UsageLedger } from '../usage/usageLedger.ts'
import { createAiJobs, type AiJobs } from './aiJobs.ts'
import { createChooseEngine, enginesOf } from './engines/chooseEngine.ts'
import { createJobEnd } from './jobEnd.ts'
import { createJobQueue, type JobQueue } from './jobQueue.ts'
import { createJobStore } from './jobStore.ts'
import { runTranslation } from './runTranslation.ts'
import type { AiSettings } from './settings.ts'

export interface AiParts {
  readonly database: ServiceDatabase
  readonly catalogue: Catalogue
  readonly ledger: UsageLedger
  readonly dataDir: string
  readonly settings: AiSettings
  readonly now: () => number
  readonly report: (where: string, thrown: unknown) => void
}

export interface Ai {
  readonly jobs: AiJobs
  readonly queue: JobQueue
}

/** The queue begins at once with what an earlier process left unfinished. */
export function createAi({ database, catalogue, ledger, dataDir, settings, now, report }: AiParts): Ai {
  const store = createJobStore(database, now)
  const end = createJobEnd({ database, store, ledger })
  const chooseEngine = createChooseEngine(enginesOf(settings))
  const requireRecogniser = () => {
    throw new ServiceError('engine_unavailable', 'No recogniser of speech is set.')
  }
  const queue = createJobQueue({
    store,
    end,
    run: async (job, signal) => {
      if (job.kind === 'transcription') requireRecogniser()
      else await runTranslation({ database, catalogue, store, end, chooseEngine }, job, signal)
    },
    lock: () => lockExclusively(dataDir, 'ai-queue'),
    report,
  })
  const jobs = createAiJobs({
    ...{ database, catalogue, ledger, store, chooseEngine, requireRecogniser, now },
    newRequestId: () => `job_${randomBytes(12).toString('hex')}`,
    wake: () => queue.wake(),
  })
  return { jobs, queue }
}
