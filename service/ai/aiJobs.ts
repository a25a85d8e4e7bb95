/**
 * What callers may do with AI jobs: start, list, look, take the result. Starting checks, charges and adds in one transaction,
 * so that neither two windows nor two processes pay for the same work twice.
 */
import { randomBytes } from 'node:crypto'
import type { LanguageTag } from '../../shared/language.ts'
import type { KeyCaller } from '../http/caller.ts'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { Catalogue, Page } from '../catalogue/records.ts'
import type { DeliveredFile } from '../routes/delivery.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { Counter } from '../usage/plans.ts'
import type { UsageLedger } from '../usage/usageLedger.ts'
import { chargeJob, requireEntitled } from './chargeJob.ts'
import type { ChooseEngine } from './engines/chooseEngine.ts'
import { findSource } from './findSource.ts'
import { keepSent } from './keepSent.ts'
import type { TranslationRequest } from './translationRequest.ts'
import type { Job, JobOwner } from './job.ts'
import type { JobQueue } from './jobQueue.ts'
import type { JobStore, NewJob, SameTranslation } from './jobStore.ts'
import { requireRecogniser } from './speech/requireRecogniser.ts'
import type { Recogniser } from './speech/recogniser.ts'
import type { Clock } from '../../node/clock.ts'

export interface TranscriptionRequest {
  readonly mediaUrl: string
  readonly language: LanguageTag | null
}

/** Who starts a job, and through which route. */
export interface Starter extends KeyCaller {
  readonly route: string
}

export interface StartedJob {
  readonly job: Job
  /** A finished job came back at once; nothing was charged. */
  readonly isReused: boolean
}

export interface AiJobs {
  /** Throws `not_found`, `not_single_file`, `invalid_request`, `engine_unavailable` or what the plan does not allow. */
  startTranslation(request: TranslationRequest, by: Starter): Promise<StartedJob>
  /** Throws `engine_unavailable` or what the plan does not allow. */
  startTranscription(request: TranscriptionRequest, by: Starter): StartedJob
  /** Newest first. */
  pageOf(accountId: string, page: { readonly offset: number; readonly limit: number }): Page<Job>
  /** Throws `not_found`, also for the job of another account. */
  find(requestId: string, accountId: string): Job
  /** Throws `not_ready`, or why the job failed. */
  resultOf(job: Job): Promise<DeliveredFile>
}

export interface AiJobsParts {
  readonly database: ServiceDatabase
  readonly catalogue: Catalogue
  readonly ledger: UsageLedger
  readonly store: JobStore
  readonly chooseEngine: ChooseEngine
  /** Null where nothing here recognises speech. */
  readonly recogniser: Recogniser | null
  readonly queue: Pick<JobQueue, 'wake'>
  readonly clock: Pick<Clock, 'nowMs'>
}

const charsPerCue = 70
const transcriptionGuessMs = 600_000

export function createAiJobs(parts: AiJobsParts): AiJobs {
  const { database, catalogue, store, chooseEngine, recogniser, queue } = parts

  function known(same: SameTranslation, { account }: Starter): StartedJob | null {
    const finished = store.finishedTwin(same, account.id)
    if (finished) return { job: store.recordRepeated(finished), isReused: true }
    const open = store.openTwin(same, account.id)
    return open && { job: open, isReused: false }
  }

  function startOrReuse(same: SameTranslation, estimatedMs: number, by: Starter): StartedJob {
    const again = known(same, by)
    if (again) return again
    const job = { requestId: newRequestId(), estimatedMs, ...same }
    const others = store.finishedTwin(same)
    if (others) return { job: store.addReused({ ...job, owner: ownerOf(by, 'ai', null) }, others), isReused: true }
    return { job: addCharged(job, 'translation', by), isReused: false }
  }

  function addCharged(job: Omit<NewJob, 'owner'>, kind: Job['kind'], by: Starter): Job {
    const counter = chargeJob(parts.ledger, { kind, requestId: job.requestId }, by)
    return store.add({ ...job, owner: ownerOf(by, counter, parts.clock.nowMs()) })
  }

  async function startTranslation(request: TranslationRequest, by: Starter): Promise<StartedJob> {
    const { targetLanguage, tone } = request
    const { source, sizeBytes } = 'text' in request ? keepSent(database, request) : findSource(catalogue, request)
    const same = { source, targetLanguage, tone }
    // A finished translation needs no engine any more.
    const isThere = store.finishedTwin(same) !== null
    if (!isThere && !store.openTwin(same, by.account.id)) requireEntitled(parts.ledger, 'translation', by)
    const engine = isThere ? null : await chooseEngine({ source: source.language, target: targetLanguage }, tone)
    const estimatedMs = (sizeBytes / charsPerCue) * (engine?.msPerLine ?? 0)
    return database.transaction(() => startOrReuse(same, estimatedMs, by))
  }

  function startTranscription({ mediaUrl, language }: TranscriptionRequest, by: Starter): StartedJob {
    requireEntitled(parts.ledger, 'transcription', by)
    requireRecogniser(recogniser)
    const job = {
      requestId: newRequestId(),
      estimatedMs: transcriptionGuessMs,
      targetLanguage: language,
      tone: 'faithful' as const,
      mediaUrl,
    }
    return { job: database.transaction(() => addCharged(job, 'transcription', by)), isReused: false }
  }

  return {
    async startTranslation(request, by) {
      const started = await startTranslation(request, by)
      queue.wake()
      return started
    },
    startTranscription(request, by) {
      const started = startTranscription(request, by)
      queue.wake()
      return started
    },
    pageOf: (accountId, page) => store.pageOf(accountId, page),
    find(requestId, accountId) {
      const job = store.find(requestId)
      if (job?.owner.accountId === accountId) return job
      throw new ServiceError('not_found', 'There is no such job.')
    },
    async resultOf(job) {
      if (job.error) throw new ServiceError(job.error.code, job.error.message)
      const result = await store.resultOf(job)
      if (result) return result
      throw new ServiceError('not_ready', 'This job has not ended yet. Ask for its state until download_ready is true.')
    },
  }
}

function newRequestId(): string {
  return `job_${randomBytes(12).toString('hex')}`
}

function ownerOf({ account, keyId, route }: Starter, counter: Counter, chargedAtMs: number | null): JobOwner {
  return { accountId: account.id, keyId, route, counter, chargedAtMs }
}
