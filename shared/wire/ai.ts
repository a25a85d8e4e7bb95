/**
 * Bodies of AI jobs under their wire names (API §2 "Translation job", §4 "v1 translation", "v2 translations",
 * "v2 transcription"). Most fields are open: whatever of them is understood is taken, none is required.
 */
import { record, type ValueOf } from '../json/decoder.ts'
import type { Tone } from '../translation/tones.ts'
import { count, decimal, flag, objectOrNull, orElse, text, wholeListOf } from './fields.ts'

export const mostJobsOnAPage = 1_000

interface AnyTranslationBody {
  readonly target_language: string
  readonly tone?: Tone
}

export interface TranslationBody extends AnyTranslationBody {
  readonly n_id: string
  readonly file_n_id?: string
}

/** Of a text that the service does not have: only our own takes it. */
export interface SentTranslationBody extends AnyTranslationBody {
  readonly text: string
  readonly file_name: string
  readonly source_language: string
}

/** Why a job failed: our service sends an object, v1 a code with a message beside it. */
const failure = orElse(record({ code: text, message: text }), (raw) =>
  typeof raw === 'string' && raw !== '' ? { code: raw, message: null } : null,
)

const jobFields = {
  request_id: text,
  kind: text,
  n_id: text,
  file_n_id: text,
  text_md5: text,
  target_language: text,
  language: text,
  tone: text,
  media_url: text,
  status: text,
  progress: decimal,
  eta_ms: count,
  estimated_duration_ms: count,
  download_ready: flag,
  reused: flag,
  error: failure,
  message: text,
  created_at: text,
}
const aiJob = record(jobFields)
export type AiJobRow = ValueOf<typeof aiJob>

/** The job stands under `job`, or its fields stand at the top of the reply. */
export const jobReply = record({ ...jobFields, job: objectOrNull(aiJob) })
export type JobReply = ValueOf<typeof jobReply>

const saysNothing: AiJobRow = {
  ...{
    request_id: null,
    kind: null,
    n_id: null,
    file_n_id: null,
    text_md5: null,
    target_language: null,
    language: null,
    tone: null,
  },
  ...{ media_url: null, status: null, progress: null, eta_ms: null, estimated_duration_ms: null },
  ...{ download_ready: null, reused: null, error: null, message: null, created_at: null },
}

/**
 * By this list a lost start is found again: without it, or with too many, it is no list at all. An entry that cannot be
 * read stays in it as a job that says nothing of itself, so that nobody takes the list for complete.
 */
export const jobList = record({
  jobs: wholeListOf(
    orElse(aiJob, () => saysNothing),
    mostJobsOnAPage,
  ),
  total_pages: count,
})

/** Whether a body speaks of a job at all: such a body may carry an `error` without being a refusal. */
export function speaksOfJob({ job, status, download_ready: isReady }: JobReply): boolean {
  return job !== null || isReady !== null || (status !== null && !/^(true|false|ok|error)$/i.test(status))
}
