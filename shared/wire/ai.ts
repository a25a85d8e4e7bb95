/**
 * Bodies of AI jobs under their wire names (API §2 "Translation job", §4 "v1 translation", "v2 translations",
 * "v2 transcription"). Most fields are "not shown": whatever of them is understood is taken, none is required.
 */
import { z } from 'zod'
import type { Tone } from '../translation/tones.ts'
import { count, decimal, flag, objectOrNull, text } from './fields.ts'

const mostJobsOnAPage = 1_000

export interface TranslationBody {
  readonly n_id: string
  readonly file_n_id?: string
  readonly target_language: string
  readonly tone?: Tone
}

/** Why a job failed: our service sends an object, v1 a code with a message beside it. */
const failure = z
  .unknown()
  .optional()
  .transform((raw): unknown => (typeof raw === 'string' && raw !== '' ? { code: raw } : raw))
  .pipe(objectOrNull(z.looseObject({ code: text, message: text })))

const aiJob = z.looseObject({
  request_id: text,
  n_id: text,
  file_n_id: text,
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
})
export type AiJobRow = z.output<typeof aiJob>

/** The job stands under `job`, or its fields stand at the top of the reply. */
export const jobReply = aiJob.extend({ job: objectOrNull(aiJob) })

/**
 * By this list a lost start is found again: without it, or with too many, it is no list at all. An entry that cannot be
 * read stays in it as a job that says nothing of itself, so that nobody takes the list for complete.
 */
export const jobList = z.looseObject({
  jobs: z.array(z.unknown().transform((raw) => aiJob.safeParse(raw).data ?? aiJob.parse({}))).max(mostJobsOnAPage),
  total_pages: count,
})

/** Whether a body speaks of a job at all: such a body may carry an `error` without being a refusal. */
export function speaksOfJob(body: unknown): boolean {
  const read = jobReply.safeParse(body)
  if (!read.success) return false
  const { job, status, download_ready: isReady } = read.data
  return job !== null || isReady !== null || (status !== null && !/^(true|false|ok|error)$/i.test(status))
}
