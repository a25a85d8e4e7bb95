/** An AI job as the service tells it, in the app's own words: names changed, nonsense to null. Asks nobody. */
import { tagOfServiceCode, type LanguageTag } from '../../../shared/language.ts'
import type { AiJobRow, JobReply } from '../../../shared/wire/ai.ts'

/** API §3; 'unknown' for every other word: such a job is followed on. */
export type JobStatus =
  'queued' | 'running' | 'publishing' | 'translated' | 'published' | 'reused' | 'failed' | 'unknown'

const statuses: readonly JobStatus[] = [
  'queued',
  'running',
  'publishing',
  'translated',
  'published',
  'reused',
  'failed',
]

const kinds = ['translation', 'transcription'] as const

/** What a job is about: by these a started job is found again. null where the reply leaves it out. */
export interface JobSubject {
  readonly kind: 'translation' | 'transcription' | null
  readonly subtitleId: string | null
  readonly fileId: string | null
  /** Of a text that was sent, in lower case. */
  readonly textMd5: string | null
  readonly language: LanguageTag | null
  readonly tone: string | null
  readonly mediaUrl: string | null
}

export interface RemoteJob extends JobSubject {
  readonly requestId: string | null
  readonly status: JobStatus
  /** 0..1 */
  readonly progress: number | null
  readonly etaMs: number | null
  readonly isReady: boolean
  /** A finished job was given back for a repeated request: it cost nothing (API §3). */
  readonly isReused: boolean
  readonly failure: { readonly code: string | null; readonly message: string | null } | null
  readonly createdMs: number | null
}

export function jobOfReply({ job, ...top }: JobReply): RemoteJob {
  if (job === null) return jobOfRow(top)
  const inner = jobOfRow(job)
  return {
    ...inner,
    requestId: top.request_id ?? inner.requestId,
    isReused: top.reused ?? inner.isReused,
    etaMs: inner.etaMs ?? top.estimated_duration_ms,
  }
}

export function jobOfRow(row: AiJobRow): RemoteJob {
  const language = row.target_language ?? row.language
  const status = statuses.find((known) => known === row.status?.toLowerCase()) ?? 'unknown'
  const isDone = status === 'translated' || status === 'published' || status === 'reused'
  return {
    requestId: row.request_id,
    kind: kinds.find((known) => known === row.kind?.toLowerCase()) ?? null,
    subtitleId: row.n_id,
    fileId: row.file_n_id,
    textMd5: row.text_md5?.toLowerCase() ?? null,
    language: language === null ? null : tagOfServiceCode(language),
    tone: row.tone,
    mediaUrl: row.media_url,
    status,
    progress: progressOf(row.progress),
    etaMs: row.eta_ms ?? row.estimated_duration_ms,
    isReady: row.download_ready ?? isDone,
    isReused: row.reused === true || status === 'reused',
    failure: status === 'failed' ? failureOf(row) : null,
    createdMs: momentOf(row.created_at),
  }
}

function failureOf({ error, message }: AiJobRow): RemoteJob['failure'] {
  return { code: error?.code ?? null, message: error?.message ?? message }
}

/** A share of 1, or per cent where it is more. */
function progressOf(progress: number | null): number | null {
  if (progress === null || progress < 0) return null
  return Math.min(1, progress > 1 ? progress / 100 : progress)
}

/** ISO time, unix seconds or unix milliseconds. */
function momentOf(text: string | null): number | null {
  if (text === null) return null
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
  const ms = number === null ? Date.parse(text) : number > 1e11 ? number : number * 1000
  return Number.isNaN(ms) ? null : ms
}
