/** How the engines of the built-in service stand; other services do not tell. Costs nothing. */
import { engineList } from '../../../shared/wire/engines.ts'
import { readAnswer, requireKey, type ApiParts } from '../answers/answerReader.ts'
import { engineListBytes } from '../answers/answerSizes.ts'

/** In the service's own words; what of them is known is the asker's matter. */
export interface EngineStatus {
  readonly engine: string | null
  readonly state: string | null
  readonly reason: string | null
  readonly names: readonly string[]
}

export interface EngineApi {
  /** @throws `service.notFound` where the service does not tell */
  engines(signal: AbortSignal): Promise<readonly EngineStatus[]>
}

export function createEngineApi({ request, asker }: ApiParts): EngineApi {
  return {
    async engines(signal) {
      requireKey(asker())
      const answer = await request(
        {
          method: 'GET',
          to: 'base',
          path: '/api/v2/ai/engines',
          keyIn: 'header',
          wants: 'json',
          mostBytes: engineListBytes,
          counts: null,
        },
        signal,
      )
      return (await readAnswer(answer, engineList, asker())).engines
    },
  }
}
