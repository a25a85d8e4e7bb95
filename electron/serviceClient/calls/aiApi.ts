/** Translations and transcriptions: start a job, list jobs, read one, fetch its result. Starting is charged by the service. */
import { AppError } from '../../../shared/errors.ts'
import { serviceCodeOf, type LanguageTag } from '../../../shared/language.ts'
import type { Tone } from '../../../shared/translation/tones.ts'
import { unreadable } from '../../../shared/json/decoder.ts'
import {
  jobList,
  jobReply,
  speaksOfJob,
  type SentTranslationBody,
  type TranslationBody,
} from '../../../shared/wire/ai.ts'
import { badAnswer, readAnswer, requireKey, type ApiParts } from '../answers/answerReader.ts'
import { jobListBytes, mostArchiveBytes, mostSmallBytes } from '../answers/answerSizes.ts'
import { jobOfReply, jobOfRow, type RemoteJob } from './aiJob.ts'
import { fileIn } from '../answers/fileAnswer.ts'
import type { HttpAnswer } from '../httpExchange.ts'
import { readJson } from '../answers/jsonReader.ts'
import type { Download } from '../listing.ts'
import type { ServiceCall } from '../request.ts'

export interface TranslationOrder {
  readonly subtitleId: string
  /** One file of a pack: the document lets only v1 take it (API §4 "v1 translation"), and v1 takes no tone. */
  readonly fileId: string | null
  readonly target: LanguageTag
  /** Together with a file: only for a service that is known to take both, as the built-in one does. */
  readonly tone: Tone | null
}

/** A text that the service does not have: for one that is known to take it, as the built-in one does. */
export interface SentTranslationOrder extends Pick<TranslationOrder, 'target' | 'tone'> {
  readonly text: string
  /** Tells its format; never a path. */
  readonly fileName: string
  readonly language: LanguageTag
}

export interface TranscriptionOrder {
  /** http or https. */
  readonly mediaUrl: string
  readonly language: LanguageTag
}

/** The id is what everything later is asked by. */
export type StartedJob = RemoteJob & { readonly requestId: string }

export interface JobPage {
  readonly jobs: readonly RemoteJob[]
  readonly totalPages: number
}

export interface AiApi {
  /** Never sent twice where the service may have acted on it. @throws `plan.required`, `quota.exhausted`, … */
  startTranslation(order: TranslationOrder, signal: AbortSignal): Promise<StartedJob>
  startSentTranslation(order: SentTranslationOrder, signal: AbortSignal): Promise<StartedJob>
  startTranscription(order: TranscriptionOrder, signal: AbortSignal): Promise<StartedJob>
  /** Newest first; the first page is 1. @throws `service.notFound` where the service has no list */
  aiJobs(page: number, signal: AbortSignal): Promise<JobPage>
  /** @throws `service.notFound` for a job that the service does not know */
  aiJob(requestId: string, signal: AbortSignal): Promise<RemoteJob>
  /** The finished subtitle, raw. */
  aiResult(requestId: string, signal: AbortSignal): Promise<Download>
}

export function createAiApi(parts: ApiParts): AiApi {
  return {
    startTranslation: (order, signal) => start(parts, translationCall(order), signal),
    startSentTranslation: (order, signal) => start(parts, sentCall(order), signal),
    startTranscription: ({ mediaUrl, language }, signal) => {
      const json = { media_url: mediaUrl, language: codeOf(language) }
      return start(parts, { ...v2Post, path: '/api/v2/ai/transcriptions', json }, signal)
    },
    async aiJobs(page, signal) {
      const query = { page: String(page) }
      const call = { ...v2Get, path: '/api/v2/ai/translations', query, mostBytes: jobListBytes }
      const answer = await parts.request(call, signal)
      const { jobs, total_pages: totalPages } = await readAnswer(answer, jobList, parts.asker())
      return { jobs: jobs.map(jobOfRow), totalPages: totalPages ?? 1 }
    },
    aiJob: (requestId, signal) => readJob(parts, requestId, signal),
    aiResult: (requestId, signal) => fetchResult(parts, requestId, signal),
  }
}

const common = { to: 'base', wants: 'json', counts: null, mostBytes: mostSmallBytes } as const
const v2Get = { ...common, method: 'GET', keyIn: 'header' } as const
const v2Post = { ...common, method: 'POST', keyIn: 'header', repeats: 'once' } as const

function translationCall({ subtitleId, fileId, target, tone }: TranslationOrder): ServiceCall {
  const json: TranslationBody = {
    n_id: subtitleId,
    target_language: codeOf(target),
    ...(fileId !== null && { file_n_id: fileId }),
    ...(tone !== null && { tone }),
  }
  return fileId !== null && tone === null
    ? { ...v2Post, keyIn: 'query', path: '/api/v1/pro/translate/subtitles', json }
    : { ...v2Post, path: '/api/v2/ai/translations', json }
}

function sentCall({ text, fileName, language, target, tone }: SentTranslationOrder): ServiceCall {
  const json: SentTranslationBody = {
    text,
    file_name: fileName,
    source_language: codeOf(language),
    target_language: codeOf(target),
    ...(tone !== null && { tone }),
  }
  return { ...v2Post, path: '/api/v2/ai/translations', json }
}

function codeOf(language: LanguageTag): string {
  const code = serviceCodeOf(language)
  if (code === null) throw new AppError('input.unknownLanguage', `The service does not know the language ${language}.`)
  return code
}

async function start(parts: ApiParts, call: ServiceCall, signal: AbortSignal): Promise<StartedJob> {
  requireKey(parts.asker())
  const job = await jobIn(await parts.request(call, signal), parts)
  if (job.requestId === null) throw badAnswer()
  return { ...job, requestId: job.requestId }
}

/** v2 first; a job that only v1 knows is asked for there. */
async function readJob(parts: ApiParts, requestId: string, signal: AbortSignal): Promise<RemoteJob> {
  const id = pathPart(requestId)
  try {
    return await jobIn(await parts.request({ ...v2Get, path: `/api/v2/ai/translations/${id}` }, signal), parts)
  } catch (thrown) {
    if (!(thrown instanceof AppError && thrown.code === 'service.notFound')) throw thrown
    const v1 = { ...v2Get, keyIn: 'query', path: `/api/v1/pro/translate/jobs/${id}` } as const
    return jobIn(await parts.request(v1, signal), parts)
  }
}

/** Both generations fetch results by the v1 path: the document names no other. */
async function fetchResult({ request, asker }: ApiParts, requestId: string, signal: AbortSignal): Promise<Download> {
  const path = `/api/v1/pro/translate/jobs/${pathPart(requestId)}/download`
  const answer = await request(
    { method: 'GET', to: 'base', path, keyIn: 'query', wants: 'archive', mostBytes: mostArchiveBytes, counts: null },
    signal,
  )
  return fileIn(answer, asker())
}

/** A failed job carries an error of its own, which is no refusal of the call. */
async function jobIn(answer: HttpAnswer, { asker }: ApiParts): Promise<RemoteJob> {
  const reply = await readJson(answer.bytes, jobReply)
  if (reply !== unreadable && speaksOfJob(reply)) return jobOfReply(reply)
  const job = jobOfReply(await readAnswer(answer, jobReply, asker()))
  if (job.requestId === null) throw badAnswer()
  return job
}

/** Ids are a stranger's text too: only what cannot lead elsewhere stands in a path. */
function pathPart(requestId: string): string {
  if (!/^[\w-][\w.:-]{0,127}$/.test(requestId)) throw badAnswer()
  return encodeURIComponent(requestId)
}
