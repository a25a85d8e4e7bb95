/** How the engines stand: our own call beside the document, for the settings of the app. Costs nothing; only for the app itself. */
import type { CheckEngines } from '../../ai/checks/checkEngines.ts'
import { jsonReply, type ServiceReply } from '../../http/exchange.ts'

const longestMs = 15_000

export function createEngineList(checkEngines: CheckEngines) {
  return async (): Promise<ServiceReply> =>
    jsonReply({ status: true, engines: await checkEngines(AbortSignal.timeout(longestMs)) })
}
