/** Jobs under their wire names (API §2 "Translation job"; the names of progress and time are our decision), and start requests. */
import { z } from 'zod'
import { serviceCodeOf, tagOfServiceCode, type LanguageTag } from '../../shared/language.ts'
import { defaultTone, tones } from '../../shared/translation/tones.ts'
import type { AiJobs } from '../ai/jobs/aiJobs.ts'
import type { StartedJob, Starter } from '../ai/jobs/startJob.ts'
import type { TranslationRequest } from '../ai/translationRequest.ts'
import { isReady, remainingMs, type Job } from '../ai/jobs/job.ts'
import { choice, optional, wholeNumber } from '../http/bodyFields.ts'
import { jsonReply, type RoutedRequest, type ServiceReply } from '../http/exchange.ts'
import { ServiceError } from '../http/serviceError.ts'
import { withoutAddresses } from '../http/withoutAddresses.ts'
import { requestIdOf } from '../usage/requestIds.ts'
import type { Clock } from '../../node/clock.ts'

export interface JobParts {
  readonly aiJobs: AiJobs
  readonly clock: Pick<Clock, 'nowMs'>
}

export function jobFields(job: Job, nowMs: number): object {
  const source = job.kind === 'translation' ? job.source : null
  return {
    request_id: job.requestId,
    kind: job.kind,
    n_id: source?.nId || null,
    file_n_id: source?.fileNId || null,
    text_md5: source?.sent ? source.md5 : null,
    target_language: job.targetLanguage === null ? null : serviceCodeOf(job.targetLanguage),
    tone: job.tone,
    status: job.status,
    progress: job.progress,
    eta_ms: remainingMs(job, nowMs),
    download_ready: isReady(job),
    reused: job.status === 'reused',
    error: job.error && { ...job.error, message: withoutAddresses(job.error.message) },
    created_at: isoTime(job.createdAtMs),
    finished_at: job.finishedAtMs === null ? null : isoTime(job.finishedAtMs),
  }
}

/** The state of one job: its fields flat, as the document tells them, and once more as `job`, where clients of v1 look. */
export function jobReply(job: Job, nowMs: number): ServiceReply {
  const fields = jobFields(job, nowMs)
  return jsonReply({ ...fields, job: fields })
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString()
}

/** Who starts what is asked, and by which id of theirs. Throws `invalid_request` for an id that is none. */
export function starterOf(request: RoutedRequest, asked: object, by: Omit<Starter, 'callId'>): Starter {
  return { ...by, callId: requestIdOf(request, () => JSON.stringify(asked)) }
}

/** 202 for work to come, 200 for a finished job (API §3: a repeated request); its job then reads `reused`. */
export function startedReply(
  { job, isReused, isRepeat }: StartedJob,
  { callId }: Starter,
  nowMs: number,
): ServiceReply {
  const shown: Job = isReused ? { ...job, status: 'reused' } : job
  const body = {
    status: true,
    request_id: job.requestId,
    reused: isReused,
    estimated_duration_ms: remainingMs(shown, nowMs),
    job: jobFields(shown, nowMs),
  }
  const reply = jsonReply(body, isReused ? 200 : 202)
  return callId === null ? reply : { ...reply, headers: { 'Idempotency-Replayed': String(isRepeat) } }
}

/** Ids travel as text; some clients send them as numbers. */
const id = (rule: string) =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string(rule).trim().min(1, rule))

const languageRule = 'target_language must be a language code'
const toneRule = `tone must be one of ${tones.join(', ')}`

/** Four bytes a sign: the text of a film is a tenth of it. */
export const translationBodyBytes = 4 * 2 ** 20
const longestText = 2 ** 20
const textRule = `text must be a subtitle of ${longestText} characters at most`
const sourceRule = 'source_language must be the language code of the text'
const nameRule = 'file_name must be the name of a subtitle file'

const common = {
  target_language: z.string(languageRule).min(1, languageRule),
  tone: optional(choice(tones, toneRule).default(defaultTone)),
}

/** Beside the document: a text that the service does not have. */
const sentBody = z.object(
  {
    text: z.string(textRule).min(1, textRule).max(longestText, textRule),
    file_name: optional(z.string(nameRule).max(200, nameRule).default('subtitle.srt')),
    source_language: z.string(sourceRule).min(1, sourceRule),
    ...common,
  },
  'The body must be a JSON object',
)

const listedBody = z.object(
  {
    n_id: id('n_id must name a subtitle'),
    file_n_id: optional(id('file_n_id must name a file').optional()),
    // Beside the document: clients name the episode of a pack instead of its file.
    season: optional(wholeNumber('season must be a whole number').optional()),
    episode: optional(wholeNumber('episode must be a whole number').optional()),
    ...common,
  },
  'The body must be a JSON object',
)

/** Of v2, where a text may take the place of `n_id`. Throws `invalid_request` with the first wrong field. */
export function readTranslationBody(json: unknown): TranslationRequest {
  return hasText(json) ? readSentBody(json) : readListedBody(json)
}

/** Throws `invalid_request` with the first wrong field. */
export function readListedBody(json: unknown): TranslationRequest {
  const { n_id, file_n_id, target_language, tone, season, episode } = readBody(listedBody, json)
  const targetLanguage = readLanguage(target_language, languageRule)
  const inPack = episode === undefined || episode < 0 ? null : { season: countOrNull(season), episode }
  return { nId: n_id, fileNId: file_n_id ?? null, inPack, targetLanguage, tone }
}

/** Clients fill in -1 for a season that they do not know. */
function countOrNull(number = -1): number | null {
  return number < 0 ? null : number
}

/** Clients that know both fields send the other one empty. */
function hasText(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'text')) return false
  const nId = 'n_id' in json ? json.n_id : null
  return nId === null || (typeof nId === 'string' && nId.trim() === '')
}

function readSentBody(json: unknown): TranslationRequest {
  const { text, file_name: fileName, source_language, target_language, tone } = readBody(sentBody, json)
  const [language, targetLanguage] = [
    readLanguage(source_language, sourceRule),
    readLanguage(target_language, languageRule),
  ]
  return { text, fileName, language, targetLanguage, tone }
}

export function readBody<Body>(schema: z.ZodType<Body>, json: unknown): Body {
  const body = schema.safeParse(json)
  if (body.success) return body.data
  const [issue] = body.error.issues
  throw new ServiceError('invalid_request', `${issue?.message ?? 'The body cannot be read'}.`)
}

/** One language: a file in two at once has no translator. */
export function readLanguage(code: string, rule: string): LanguageTag {
  const tag = tagOfServiceCode(code)
  if (tag === null || serviceCodeOf(tag) === null || tag.includes('+')) {
    throw new ServiceError('invalid_request', `${rule}.`)
  }
  return tag
}
