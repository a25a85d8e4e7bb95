/** Asks engines behind an address what they have, which costs nothing there: the list of models, the list of languages. */
import { endpointOf, type EngineReply } from '../engines/engineHttp.ts'
import type { ModelSettings } from '../settings.ts'
import { absent, failing, ready, type CheckedEngine, type Checking, type EngineCheck } from './engineCheck.ts'

/** An OpenAI-compatible endpoint. One without a list of models is taken at its word. */
export async function checkModel(
  engine: CheckedEngine,
  settings: ModelSettings | undefined,
  { call, signal }: Checking,
): Promise<EngineCheck> {
  if (!settings) return absent(engine)
  const { url, model, apiKey } = settings
  const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
  const reply = await call({ url: endpointOf(url, 'models', '/v1'), headers, signal }).catch(() => null)
  const trouble = troubleOf(engine, reply)
  if (trouble) return trouble
  const models = idsIn(reply?.json)
  // Ollama names a model with its tag, and takes it without.
  const isThere = models.length === 0 || models.some((name) => name === model || name.startsWith(`${model}:`))
  return isThere ? ready(engine) : failing(engine, 'unknown_model', models)
}

/** Anything else that answers at an address, by the list of languages that it has there. */
export async function checkLanguages(
  engine: CheckedEngine,
  list: string | undefined,
  { call, signal }: Checking,
): Promise<EngineCheck> {
  if (list === undefined) return absent(engine)
  const reply = await call({ url: list, signal }).catch(() => null)
  const trouble = troubleOf(engine, reply)
  if (trouble) return trouble
  const languages = codesIn(reply?.json)
  return languages.length === 0 ? failing(engine, 'no_languages') : ready(engine, languages)
}

function troubleOf(engine: CheckedEngine, reply: EngineReply | null): EngineCheck | null {
  if (reply === null) return failing(engine, 'unreachable')
  return reply.status === 401 || reply.status === 403 ? failing(engine, 'refused') : null
}

function idsIn(json: unknown): readonly string[] {
  const { data } = (json ?? {}) as { readonly data?: unknown }
  return textsOf(data, 'id')
}

function codesIn(json: unknown): readonly string[] {
  return textsOf(json, 'code')
}

function textsOf(list: unknown, field: string): readonly string[] {
  if (!Array.isArray(list)) return []
  return (list as readonly unknown[]).flatMap((entry) => {
    const text = ((entry ?? {}) as Readonly<Record<string, unknown>>)[field]
    return typeof text === 'string' ? [text] : []
  })
}
