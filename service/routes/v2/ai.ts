/** v2 translations and transcriptions (API §4): start, list, one job. Only starting costs a unit. */
import { z } from 'zod'
import type { KeyCaller } from '../../http/caller.ts'
import { jsonReply, type RoutedRequest, type ServiceReply } from '../../http/exchange.ts'
import { optional } from '../../http/bodyFields.ts'
import { readJson } from '../../http/jsonBody.ts'
import { pageOf } from '../../http/queryValues.ts'
import { ServiceError } from '../../http/serviceError.ts'
import {
  jobFields,
  jobReply,
  readBody,
  readLanguage,
  readTranslationBody,
  startedReply,
  starterOf,
  translationBodyBytes,
  type JobParts,
} from '../jobBody.ts'

const translationRoute = '/api/v2/ai/translations'
const transcriptionRoute = '/api/v2/ai/transcriptions'

export function createTranslationStart({ aiJobs, clock }: JobParts) {
  return async (request: RoutedRequest, caller: KeyCaller): Promise<ServiceReply> => {
    const asked = readTranslationBody(await readJson(request, translationBodyBytes))
    const by = starterOf(request, asked, { ...caller, route: translationRoute })
    return startedReply(await aiJobs.startTranslation(asked, by), by, clock.nowMs())
  }
}

const jobsPerPage = 20

/** Newest first, 20 a page (our decision); transcriptions stand among them. */
export function createJobList({ aiJobs, clock }: JobParts) {
  return async ({ query }: RoutedRequest, { account }: KeyCaller): Promise<ServiceReply> => {
    const page = pageOf(query)
    const { items, total } = await aiJobs.pageOf(account.id, { offset: (page - 1) * jobsPerPage, limit: jobsPerPage })
    return jsonReply({
      status: true,
      jobs: items.map((job) => jobFields(job, clock.nowMs())),
      page,
      total_pages: Math.max(Math.ceil(total / jobsPerPage), 1),
      total,
    })
  }
}

export function createJobOf({ aiJobs, clock }: JobParts) {
  return async ({ params }: RoutedRequest, { account }: KeyCaller): Promise<ServiceReply> =>
    jobReply(await aiJobs.find(params['id'] ?? '', account.id), clock.nowMs())
}

const mediaRule = 'media_url must be the http or https address of a media file'
const languageRule = 'language must be a language code'

const transcriptionBody = z.object(
  {
    media_url: z.string(mediaRule),
    language: optional(z.string(languageRule).optional()),
  },
  'The body must be a JSON object',
)

/** Beta in the document. Without a language the recogniser finds out (our decision). */
export function createTranscriptionStart({ aiJobs, clock }: JobParts) {
  return async (request: RoutedRequest, caller: KeyCaller): Promise<ServiceReply> => {
    const body = readBody(transcriptionBody, await readJson(request))
    const language = body.language === undefined ? null : readLanguage(body.language, languageRule)
    const asked = { mediaUrl: readMediaUrl(body.media_url), language }
    const by = starterOf(request, asked, { ...caller, route: transcriptionRoute })
    return startedReply(await aiJobs.startTranscription(asked, by), by, clock.nowMs())
  }
}

const longestUrl = 4_096

function readMediaUrl(text: string): string {
  const url = text.length <= longestUrl && URL.canParse(text) ? new URL(text) : null
  if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return url.href
  throw new ServiceError('invalid_request', `${mediaRule}.`)
}
