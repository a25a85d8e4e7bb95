/** Reads jobs from their rows. Only mapping. */
import { languageTagOf } from '../../../shared/language.ts'
import { defaultTone, isTone } from '../../../shared/translation/tones.ts'
import { isServiceErrorCode } from '../../http/serviceError.ts'
import type { Counter } from '../../usage/plans.ts'
import { jobStatuses, type Job, type JobError, type JobStatus } from './job.ts'

export interface JobRow {
  readonly id: number
  readonly request_id: string
  readonly kind: string
  readonly account_id: string
  readonly key_id: string
  readonly route: string
  readonly counter: string
  readonly charged_at: number | null
  readonly n_id: string | null
  readonly file_n_id: string | null
  readonly source_md5: string | null
  readonly source_language: string | null
  readonly source_name: string | null
  readonly source_blob_id: number | null
  readonly target_language: string | null
  readonly tone: string
  readonly media_url: string | null
  readonly estimated_ms: number
  readonly status: string
  readonly progress: number
  readonly error_code: string | null
  readonly error_message: string | null
  readonly created_at: number
  readonly started_at: number | null
  readonly finished_at: number | null
}

export function jobOfRow(row: JobRow): Job {
  const state = {
    id: row.id,
    requestId: row.request_id,
    owner: ownerOf(row),
    tone: isTone(row.tone) ? row.tone : defaultTone,
    estimatedMs: row.estimated_ms,
    status: statusOf(row.status),
    progress: row.progress,
    error: errorOf(row),
    createdAtMs: row.created_at,
    startedAtMs: row.started_at,
    finishedAtMs: row.finished_at,
  }
  const targetLanguage = languageTagOf(row.target_language ?? '')
  if (row.kind === 'transcription') {
    return { ...state, kind: 'transcription', mediaUrl: row.media_url ?? '', targetLanguage }
  }
  const source = {
    nId: row.n_id ?? '',
    fileNId: row.file_n_id ?? '',
    md5: row.source_md5 ?? '',
    language: row.source_language ?? '',
    ...(row.source_blob_id !== null && { sent: { name: row.source_name ?? '', blobId: row.source_blob_id } }),
  }
  return { ...state, kind: 'translation', source, targetLanguage: targetLanguage ?? '' }
}

function ownerOf(row: JobRow): Job['owner'] {
  const counter: Counter = row.counter === 'transcription' ? 'transcription' : 'ai'
  return {
    accountId: row.account_id,
    keyId: row.key_id,
    route: row.route,
    counter,
    chargedAtMs: row.charged_at,
  }
}

function statusOf(text: string): JobStatus {
  return jobStatuses.find((status) => status === text) ?? 'failed'
}

function errorOf({ error_code, error_message }: JobRow): JobError | null {
  if (error_code === null) return null
  return { code: isServiceErrorCode(error_code) ? error_code : 'internal_error', message: error_message ?? '' }
}
