/** An AI job as data: what was asked, how far it is, how it ended (API §2 "Translation job", §3). */
import type { LanguageTag } from '../../../shared/language.ts'
import type { Tone } from '../../../shared/translation/tones.ts'
import type { ServiceErrorCode } from '../../http/serviceError.ts'
import type { Counter } from '../../usage/plans.ts'

/**
 * API §3. The order is our decision: queued → running → publishing → translated → published, or failed from one of the
 * first three. A transcription belongs to no title and ends as translated. `reused` is a job that another one's result ended.
 */
export const jobStatuses = ['queued', 'running', 'publishing', 'translated', 'published', 'reused', 'failed'] as const

export type JobStatus = (typeof jobStatuses)[number]

export interface JobError {
  readonly code: ServiceErrorCode
  readonly message: string
}

/** Who started a job, and what was charged for it. */
export interface JobOwner {
  readonly accountId: string
  readonly keyId: string
  readonly route: string
  readonly counter: Counter
  /** Null for a job that cost nothing. */
  readonly chargedAtMs: number | null
}

/** The subtitle file that a translation is made of; without numbers it is a text that the caller sent. */
export interface JobSource {
  readonly nId: string
  readonly fileNId: string
  /** Of its bytes: another text under the same number is another source. */
  readonly md5: string
  readonly language: LanguageTag
  readonly sent?: SentText
}

/** It is the caller's own: it is translated for them, and never made public. */
export interface SentText {
  /** Tells its format. */
  readonly name: string
  readonly blobId: number
}

interface JobState {
  readonly id: number
  readonly requestId: string
  readonly owner: JobOwner
  readonly tone: Tone
  readonly estimatedMs: number
  readonly status: JobStatus
  /** 0 to 1 */
  readonly progress: number
  readonly error: JobError | null
  readonly createdAtMs: number
  readonly startedAtMs: number | null
  readonly finishedAtMs: number | null
}

export interface TranslationJob extends JobState {
  readonly kind: 'translation'
  readonly source: JobSource
  readonly targetLanguage: LanguageTag
}

export interface TranscriptionJob extends JobState {
  readonly kind: 'transcription'
  readonly mediaUrl: string
  /** Null where the recogniser is to find out. */
  readonly targetLanguage: LanguageTag | null
}

export type Job = TranslationJob | TranscriptionJob

/** Whether the result can be downloaded. */
export function isReady({ status }: Pick<Job, 'status'>): boolean {
  return status === 'translated' || status === 'published' || status === 'reused'
}

/** What is still to come, in milliseconds, judged by the pace so far; 0 at the end, null where nothing more comes. */
export function remainingMs(job: Job, nowMs: number): number | null {
  if (job.status === 'failed') return null
  if (isReady(job)) return 0
  if (job.startedAtMs === null || job.progress <= 0) return job.estimatedMs
  return Math.round(((nowMs - job.startedAtMs) * (1 - job.progress)) / job.progress)
}
