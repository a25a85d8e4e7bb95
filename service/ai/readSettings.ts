/** Reads which engines to use from the options of `service start` and from the environment, which alone may hold keys. */
import {
  engineIds,
  engineTable,
  engineVariable,
  isAddressEngine,
  type AddressEngine,
  type EngineId,
} from '../../shared/engines/engineTable.ts'
import type { AiSettings, EndpointSettings, ModelSettings } from './settings.ts'

export type AiValues = Readonly<Record<string, string | undefined>>

/** `--openai-url` is UNDERTITLE_OPENAI_URL there, and UNDERTITLE_OPENAI_KEY its key. Throws RangeError with a sentence. */
export function readAiSettings(options: AiValues, env: AiValues): AiSettings {
  const value = (name: string) => options[name] || env[engineVariable(name)] || undefined
  const read = engineIds.map((id) => [id, readEngine(id, value, env)] as const)
  // Each was read by its row, which is what the type says of it.
  return Object.fromEntries(read.filter(([, settings]) => settings !== undefined))
}

type ReadValue = (option: string) => string | undefined

/** undefined where nothing is said of it. */
function readEngine(id: EngineId, value: ReadValue, env: AiValues): AiSettings[EngineId] {
  if (isAddressEngine(id)) return engineTable[id].model === null ? endpointOf(id, value, env) : modelOf(id, value, env)
  const { by, option } = engineTable[id]
  const said = value(option)
  return by === 'command' && said === 'off' ? null : said
}

function endpointOf(engine: AddressEngine, value: ReadValue, env: AiValues): EndpointSettings | undefined {
  const url = value(`${engine}-url`)
  if (url === undefined) return undefined
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    throw new RangeError(`--${engine}-url must be an http or https address, such as http://127.0.0.1:5000.`)
  }
  const apiKey = env[engineVariable(`${engine}-key`)]
  return { url, ...(apiKey && { apiKey }) }
}

function modelOf(engine: AddressEngine, value: ReadValue, env: AiValues): ModelSettings | undefined {
  const endpoint = endpointOf(engine, value, env)
  const model = value(`${engine}-model`)
  if (!endpoint && model === undefined) return undefined
  if (!endpoint || model === undefined) {
    throw new RangeError(`--${engine}-url and --${engine}-model belong together: name both.`)
  }
  return { ...endpoint, model }
}
