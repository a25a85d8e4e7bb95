/** v1 translation (API §4): start, state and result of a job. Only starting costs a unit. */
import type { KeyCaller } from '../../http/caller.ts'
import { type RoutedRequest, type ServiceReply } from '../../http/exchange.ts'
import { readJson } from '../../http/jsonBody.ts'
import { fileReply } from '../delivery.ts'
import { jobReply, readListedBody, startedReply, starterOf, type JobParts } from '../jobBody.ts'

const startRoute = '/api/v1/pro/translate/subtitles'

export function createTranslationStartV1({ aiJobs, clock }: JobParts) {
  return async (request: RoutedRequest, caller: KeyCaller): Promise<ServiceReply> => {
    const asked = readListedBody(await readJson(request))
    const by = starterOf(request, asked, { ...caller, route: startRoute })
    return startedReply(await aiJobs.startTranslation(asked, by), by, clock.nowMs())
  }
}

export function createJobState({ aiJobs, clock }: JobParts) {
  return async ({ params }: RoutedRequest, { account }: KeyCaller): Promise<ServiceReply> =>
    jobReply(await aiJobs.find(params['requestId'] ?? '', account.id), clock.nowMs())
}

/** The raw subtitle in the format of its source (open in the API); also the result of a transcription. */
export function createJobDownload({ aiJobs }: JobParts) {
  return async ({ params }: RoutedRequest, { account }: KeyCaller): Promise<ServiceReply> =>
    fileReply(await aiJobs.resultOf(await aiJobs.find(params['requestId'] ?? '', account.id)))
}
