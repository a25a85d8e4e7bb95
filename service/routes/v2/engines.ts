/** How the engines stand: our own call beside the document, for the settings of the app. Costs nothing; this machine only. */
import type { CheckEngines } from '../../ai/checks/checkEngines.ts'
import { jsonReply, type ServiceReply } from '../../exchange.ts'
import { ServiceError } from '../../serviceError.ts'

const longestMs = 15_000

export function createEngineList({ checkEngines }: { readonly checkEngines: CheckEngines | null }) {
  return async (): Promise<ServiceReply> => {
    if (!checkEngines) throw new ServiceError('not_found', 'This service does not tell about its engines.')
    return jsonReply({ status: true, engines: await checkEngines(AbortSignal.timeout(longestMs)) })
  }
}
