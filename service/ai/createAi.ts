/** Puts the AI side of the service together: engines as set, the jobs that are kept, the queue that runs them. */
import type { EarFiles } from '../../node/ear/earFiles.ts'
import type { CatalogueStore, JobsStore } from '../store/store.ts'
import { createAiJobs, type AiJobs } from './jobs/aiJobs.ts'
import { createCheckEngines, type CheckEngines } from './checks/checkEngines.ts'
import { createChooseEngine } from './engines/chooseEngine.ts'
import { enginesOf } from './engines/translatorSupply.ts'
import { createJobQueue, type JobQueue } from './jobs/jobQueue.ts'
import { runTranscription } from './runTranscription.ts'
import { runTranslation } from './runTranslation.ts'
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
  const queue = createJobQueue({
    jobs,
    run: (job, signal) =>
      job.kind === 'translation'
        ? runTranslation({ catalogue, jobs, chooseEngine }, job, signal)
        : runTranscription({ jobs, recogniser, allowLocalMedia, closeEar, ffmpeg: programs.ffmpeg }, job, signal),
    report,
  })
  const ofCallers = createAiJobs({ catalogue, jobs, chooseEngine, recogniser, queue })
  return { jobs: ofCallers, checkEngines: createCheckEngines(settings, programs), queue }
}
