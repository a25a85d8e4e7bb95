/**
 * Engines of the built-in service: which setting, variable and secret belong to which, and what the service is told of them.
 * An engine comes whole from its variables or whole from the settings, so that a key never meets another address.
 */
import { AppError } from '../../shared/errors.ts'
import type { SecretName, Secrets } from './secrets.ts'
import type { SettingKey, Settings } from './settings.ts'

export type Environment = Readonly<Record<string, string | undefined>>

interface Endpoint {
  readonly url: SettingKey & `engines.${string}`
  readonly model: (SettingKey & `engines.${string}`) | null
  readonly secret: SecretName
  /** Beginning of its variables: `…_URL`, `…_MODEL`, `…_KEY`. */
  readonly variable: string
}

const endpoints = {
  openai: {
    url: 'engines.openAiUrl',
    model: 'engines.openAiModel',
    secret: 'openai-key',
    variable: 'UNDERTITLE_OPENAI',
  },
  libretranslate: {
    url: 'engines.libreTranslateUrl',
    model: null,
    secret: 'libretranslate-key',
    variable: 'UNDERTITLE_LIBRETRANSLATE',
  },
  speech: {
    url: 'engines.speechUrl',
    model: 'engines.speechModel',
    secret: 'speech-key',
    variable: 'UNDERTITLE_SPEECH',
  },
} as const satisfies Readonly<Record<string, Endpoint>>

const apertiumVariable = 'UNDERTITLE_APERTIUM'
const whisperVariable = 'UNDERTITLE_WHISPER_MODEL'

export type SettableEngine = keyof typeof endpoints | 'apertium' | 'whisper'

export interface EngineSources {
  readonly settings: Settings
  readonly secrets: Pick<Secrets, 'get'>
  readonly env: Environment
}

/** As variables, the form in which the service reads its engines. What is not complete is left out. */
export function engineVariables(sources: EngineSources): Readonly<Record<string, string>> {
  const { settings, env } = sources
  const apertium = env[apertiumVariable] || (settings['engines.apertium'] === 'off' ? 'off' : '')
  const whisper = env[whisperVariable] || settings['engines.whisperFolder']
  return {
    ...Object.fromEntries(Object.values(endpoints).flatMap((endpoint) => endpointVariables(sources, endpoint))),
    ...(apertium && { [apertiumVariable]: apertium }),
    ...(whisper && { [whisperVariable]: whisper }),
  }
}

function endpointVariables(
  { settings, secrets, env }: EngineSources,
  { url, model, secret, variable }: Endpoint,
): readonly (readonly [string, string])[] {
  const address = settings[url]
  const told: Readonly<Record<string, string | null | undefined>> = isInEnvironment(env, variable)
    ? { URL: env[`${variable}_URL`], MODEL: env[`${variable}_MODEL`], KEY: env[`${variable}_KEY`] }
    : {
        URL: address,
        MODEL: model && settings[model],
        KEY: address === '' ? null : secrets.get(secret, address),
      }
  if (!told['URL'] || (model !== null && !told['MODEL'])) return []
  return Object.entries(told).flatMap(([name, value]) => (value ? [[`${variable}_${name}`, value] as const] : []))
}

function isInEnvironment(env: Environment, variable: string): boolean {
  return Boolean(env[`${variable}_URL`] || env[`${variable}_MODEL`])
}

/** Engines that variables set; for those the settings do not count. */
export function enginesInEnvironment(env: Environment): readonly SettableEngine[] {
  const named = (['openai', 'libretranslate', 'speech'] as const).filter((engine) =>
    isInEnvironment(env, endpoints[engine].variable),
  )
  return [
    ...named,
    ...(env[apertiumVariable] ? (['apertium'] as const) : []),
    ...(env[whisperVariable] ? (['whisper'] as const) : []),
  ]
}

export function isEngineSecret(name: SecretName): boolean {
  return Object.values(endpoints).some(({ secret }) => secret === name)
}

/** The address, or addresses, that a secret belongs to and goes to. @throws AppError 'input.invalid' where an engine has none yet */
export function addressOfSecret(name: SecretName, settings: Settings): string {
  const engine = Object.values(endpoints).find(({ secret }) => secret === name)
  if (!engine) return serviceAddressesOf(name, settings)
  const address = settings[engine.url]
  if (address === '')
    throw new AppError('input.invalid', `A key belongs to one address. Set ${engine.url} first, then the key.`)
  if (!isPrivateWay(new URL(address)))
    throw new AppError(
      'service.unsafeAddress',
      'A key is sent only over https, or to this machine. Change the address first, then set the key.',
    )
  return address
}

/** Where the service has another place for downloads or uploads, the key goes there too: it was entered for both, or for none. */
function serviceAddressesOf(name: SecretName, settings: Settings): string {
  const base = settings['service.address']
  const other = settings[name === 'upload-token' ? 'service.uploadAddress' : 'service.downloadAddress']
  const isElsewhere = other !== '' && URL.parse(other)?.origin !== URL.parse(base)?.origin
  return isElsewhere ? `${base} ${other}` : base
}

function isPrivateWay({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || /^(localhost|\[::1\]|127(\.\d{1,3}){3})$/.test(hostname)
}
