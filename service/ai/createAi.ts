/** Puts the AI side of the service together: engines as set, the jobs that are kept, the queue that runs them. */
import type { EarFiles } from '../../node/ear/earFiles.ts'
import type { CatalogueStore, JobsStore } from '../store/store.ts'
import { createAiJobs, type AiJobs } from './jobs/aiJobs.ts'
import { createCheckEngines, type CheckEngines } from './checks/checkEngines.ts'
import { createChooseEngine } from './engines/chooseEngine.ts'
import { enginesOf } from './engines/translatorSupply.ts'
import type { Job } from './jobs/job.ts'
import { createJobQueue, type JobQueue } from './jobs/jobQueue.ts'
import type { AiSettings } from './settings.ts'
import { recogniserOf } from './speech/recogniserSupply.ts'

export interface AiParts {
  readonly catalogue: CatalogueStore
  readonly jobs: JobsStore
  readonly settings: AiSettings
  /** Whether every caller may have media of this machine and its network fetched, not the app alone. */
  readonly allowLocalMedia: boolean
  readonly report: (where: string, thrown: unknown) => void
  /** Files of the close ear; without them sound is cut by its loudness alone. */
  readonly ear?: EarFiles | undefined
  readonly programs: ServicePrograms
}

/** As they are set at this moment. */
export interface ServicePrograms {
  /** What is started as ffmpeg: a whole path, or a name that the system looks for. */
  readonly ffmpeg: string
}

export interface Ai {
  readonly jobs: AiJobs
  readonly checkEngines: CheckEngines
  readonly queue: JobQueue
}

/** The queue begins at once with what an earlier process left unfinished. */
export function createAi({ catalogue, jobs, settings, allowLocalMedia, report, ear, programs }: AiParts): Ai {
  const chooseEngine = createChooseEngine(enginesOf(settings))
  const recogniser = recogniserOf(settings)
  const closeEar = ear ? { files: ear, report } : null
  /** What they need is loaded with the first of each kind: most starts of a service run none. */
  async function run(job: Job, signal: AbortSignal): Promise<void> {
    if (job.kind === 'translation') {
      const { runTranslation } = await import('./runTranslation.ts')
      return runTranslation({ catalogue, jobs, chooseEngine }, job, signal)
    }
    const { runTranscription } = await import('./runTranscription.ts')
    return runTranscription({ jobs, recogniser, allowLocalMedia, closeEar, ffmpeg: programs.ffmpeg }, job, signal)
  }
  const queue = createJobQueue({ jobs, run, report })
  const ofCallers = createAiJobs({ catalogue, jobs, chooseEngine, recogniser, queue })
  return { jobs: ofCallers, checkEngines: createCheckEngines(settings, programs), queue }
}
