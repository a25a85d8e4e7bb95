/** Reads which engines to use from the options of `service start` and from the environment, which alone may hold keys. */
import type { AiSettings, EndpointSettings, ModelSettings } from './settings.ts'

/** Options of `service start`; each has a variable of the same meaning, for the service inside the app. */
export const aiOptions = [
  'openai-url',
  'openai-model',
  'libretranslate-url',
  'apertium',
  'whisper-model',
  'speech-url',
  'speech-model',
] as const

export type AiValues = Readonly<Record<string, string | undefined>>

/** `--openai-url` is UNDERTITLE_OPENAI_URL there, and UNDERTITLE_OPENAI_KEY its key. Throws RangeError with a sentence. */
export function readAiSettings(options: AiValues, env: AiValues): AiSettings {
  const value = (name: string) => options[name] || env[variableOf(name)] || undefined
  const openAi = modelOf('openai', value, env)
  const speech = modelOf('speech', value, env)
  const libreTranslate = endpointOf('libretranslate', value, env)
  const apertium = value('apertium')
  const whisperModelDir = value('whisper-model')
  return {
    ...(openAi && { openAi }),
    ...(libreTranslate && { libreTranslate }),
    ...(apertium !== undefined && { apertium: apertium === 'off' ? null : apertium }),
    ...(speech && { speech }),
    ...(whisperModelDir !== undefined && { whisperModelDir }),
  }
}

type ReadValue = (name: string) => string | undefined

function variableOf(option: string): string {
  return `UNDERTITLE_${option.toUpperCase().replaceAll('-', '_')}`
}

function endpointOf(engine: string, value: ReadValue, env: AiValues): EndpointSettings | null {
  const url = value(`${engine}-url`)
  if (url === undefined) return null
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    throw new RangeError(`--${engine}-url must be an http or https address, such as http://127.0.0.1:5000.`)
  }
  const apiKey = env[variableOf(`${engine}-key`)]
  return { url, ...(apiKey && { apiKey }) }
}

function modelOf(engine: string, value: ReadValue, env: AiValues): ModelSettings | null {
  const endpoint = endpointOf(engine, value, env)
  const model = value(`${engine}-model`)
  if (!endpoint && model === undefined) return null
  if (!endpoint || model === undefined) {
    throw new RangeError(`--${engine}-url and --${engine}-model belong together: name both.`)
  }
  return { ...endpoint, model }
}
