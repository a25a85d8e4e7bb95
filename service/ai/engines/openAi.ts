/** Translation by a language model behind an OpenAI-compatible chat endpoint (Ollama, llama.cpp, vLLM and hosted ones). */
import { ServiceError } from '../../http/serviceError.ts'
import { checkModel } from '../checks/checkEndpoints.ts'
import type { EngineSupply } from '../engineSupply.ts'
import type { ModelSettings } from '../settings.ts'
import type { EngineRequest, TranslationEngine } from './engine.ts'
import { endpointOf, refusedByEngine, shownAddress, type CallEngine, type EngineReply } from './engineHttp.ts'
import { messagesFor, readAnswer } from './openAiPrompt.ts'

const role = 'translation engine'

export const openAi: EngineSupply<TranslationEngine> = {
  create: ({ openai }, call) => (openai ? createOpenAiEngine(openai, call) : null),
  check: ({ openai }, checking) => checkModel('openai', openai, checking),
}

export function createOpenAiEngine({ url, model, apiKey }: ModelSettings, call: CallEngine): TranslationEngine {
  const endpoint = endpointOf(url, 'chat/completions', '/v1')
  const headers = {
    'content-type': 'application/json',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  }
  /** Some servers do not know `response_format`; asked once, remembered. */
  let canForceJson = true

  async function ask(request: EngineRequest, signal: AbortSignal): Promise<EngineReply> {
    const asked = { model, temperature: 0.2, messages: messagesFor(request) }
    const body = canForceJson ? { ...asked, response_format: { type: 'json_object' } } : asked
    const reply = await call({ url: endpoint, body: JSON.stringify(body), headers, signal })
    if (reply.status !== 400 || !canForceJson) return reply
    canForceJson = false
    return ask(request, signal)
  }

  return {
    name: `the language model ${model}`,
    batch: { lines: 25, chars: 2_500 },
    hasTones: true,
    msPerLine: 400,
    supports: () => Promise.resolve(true),
    async translate(request, signal) {
      const reply = await ask(request, signal)
      if (reply.status === 401 || reply.status === 403) throw refusedKey()
      if (reply.status !== 200) throw refusedByEngine(role, endpoint, reply)
      const choice = choiceIn(reply.json)
      if (choice === null) throw notAModel(endpoint)
      const content = contentOf(choice)
      return content === null ? null : readAnswer(content, request.lines)
    },
  }
}

function refusedKey(): ServiceError {
  const message = 'The translation engine refuses its key. Set the right one in UNDERTITLE_OPENAI_KEY and start again.'
  return new ServiceError('engine_failed', message)
}

/** Whatever it is, asking it for each line again would only cost more. */
function notAModel(endpoint: string): ServiceError {
  return new ServiceError(
    'engine_failed',
    `What answers at ${shownAddress(endpoint)} is no language model with an OpenAI-compatible chat endpoint. Check its address.`,
  )
}

interface AnsweredChoice {
  readonly message: { readonly content?: unknown }
  readonly finish_reason?: unknown
}

/** Null where the other side speaks something else: a page, a proxy's notice. */
function choiceIn(json: unknown): AnsweredChoice | null {
  const { choices } = (json ?? {}) as { readonly choices?: unknown }
  const [choice] = Array.isArray(choices) ? (choices as readonly unknown[]) : []
  const { message } = (choice ?? {}) as { readonly message?: unknown }
  return typeof message === 'object' && message !== null ? (choice as AnsweredChoice) : null
}

/** Null for an answer that was cut or has no words. */
function contentOf({ message: { content }, finish_reason: ending }: AnsweredChoice): string | null {
  return typeof content === 'string' && ending !== 'length' ? content : null
}
