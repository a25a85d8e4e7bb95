/** What callers may do with AI jobs: start, list, look, take the result. */
import type { LanguageTag } from '../../../shared/language.ts'
import type { Page } from '../../catalogue/records.ts'
import type { DeliveredFile } from '../../routes/delivery.ts'
import { ServiceError } from '../../http/serviceError.ts'
import type { CatalogueStore, JobsStore } from '../../store/store.ts'
import type { ChooseEngine } from '../engines/chooseEngine.ts'
import { findSource } from '../findSource.ts'
import { keepSent } from './keepSent.ts'
import type { TranslationRequest } from '../translationRequest.ts'
import type { Job } from './job.ts'
import type { JobQueue } from './jobQueue.ts'
import { requireRecogniser } from '../speech/requireRecogniser.ts'
import type { Recogniser } from '../speech/recogniser.ts'
import type { StartedJob, Starter } from './startJob.ts'

export interface TranscriptionRequest {
  readonly mediaUrl: string
  readonly language: LanguageTag | null
}

export interface AiJobs {
  /** Throws `not_found`, `not_single_file`, `invalid_request`, `engine_unavailable` or what the plan does not allow. */
  startTranslation(request: TranslationRequest, by: Starter): Promise<StartedJob>
  /** Throws `engine_unavailable` or what the plan does not allow. */
  startTranscription(request: TranscriptionRequest, by: Starter): Promise<StartedJob>
  /** Newest first. */
  pageOf(accountId: string, page: { readonly offset: number; readonly limit: number }): Promise<Page<Job>>
  /** Throws `not_found`, also for the job of another account. */
  find(requestId: string, accountId: string): Promise<Job>
  /** Throws `not_ready`, or why the job failed. */
  resultOf(job: Job): Promise<DeliveredFile>
}

export interface AiJobsParts {
  readonly catalogue: CatalogueStore
  readonly jobs: JobsStore
  readonly chooseEngine: ChooseEngine
  /** Null where nothing here recognises speech. */
  readonly recogniser: Recogniser | null
  readonly queue: Pick<JobQueue, 'wake'>
}

const charsPerCue = 70
const transcriptionGuessMs = 600_000

export function createAiJobs({ catalogue, jobs, chooseEngine, recogniser, queue }: AiJobsParts): AiJobs {
  async function startTranslation(request: TranslationRequest, by: Starter): Promise<StartedJob> {
    const { targetLanguage, tone } = request
    const found = 'text' in request ? keepSent(jobs, request) : findSource(catalogue, request)
    const { source, sizeBytes } = await found
    const same = { source, targetLanguage, tone }
    // A finished translation needs no engine any more.
    const isThere = (await jobs.finishedTwin(same)) !== null
    if (!isThere && !(await jobs.openTwin(same, by.account.id))) await jobs.requireEntitled('translation', by)
    const engine = isThere ? null : await chooseEngine({ source: source.language, target: targetLanguage }, tone)
    const estimatedMs = (sizeBytes / charsPerCue) * (engine?.msPerLine ?? 0)
    return jobs.startTranslation({ ...same, estimatedMs }, by)
  }

  async function startTranscription(request: TranscriptionRequest, by: Starter): Promise<StartedJob> {
    await jobs.requireEntitled('transcription', by)
    requireRecogniser(recogniser)
    const { mediaUrl, language: targetLanguage } = request
    const asked = { mediaUrl, targetLanguage, estimatedMs: transcriptionGuessMs, tone: 'faithful' } as const
    return jobs.startTranscription(asked, by)
  }

  return {
    async startTranslation(request, by) {
      const started = (await jobs.startedBefore(by)) ?? (await startTranslation(request, by))
      queue.wake()
      return started
    },
    async startTranscription(request, by) {
      const started = (await jobs.startedBefore(by)) ?? (await startTranscription(request, by))
      queue.wake()
      return started
    },
    pageOf: (accountId, page) => jobs.pageOf(accountId, page),
    async find(requestId, accountId) {
      const job = await jobs.find(requestId)
      if (job?.owner.accountId === accountId) return job
      throw new ServiceError('not_found', 'There is no such job.')
    },
    async resultOf(job) {
      if (job.error) throw new ServiceError(job.error.code, job.error.message)
      const result = await jobs.resultOf(job)
      if (result) return result
      throw new ServiceError('not_ready', 'This job has not ended yet. Ask for its state until download_ready is true.')
    },
  }
}
