/**
 * Engines of the built-in service: what the service is told of them, from their table. An engine comes whole from its
 * variables or whole from the settings, so that a key never meets another address.
 */
import {
  addressEngines,
  engineIds,
  engineTable,
  engineVariable,
  isAddressEngine,
  type AddressEngine,
  type EngineId,
} from '../../shared/engines/engineTable.ts'
import { AppError } from '../../shared/errors.ts'
import type { SecretName } from '../../shared/settings/secretTable.ts'
import type { Settings } from '../../shared/settings/settingTable.ts'
import { addressOfOutsider, outsiderOfSecret } from './outsideSecrets.ts'
import type { Secrets } from './secrets.ts'
import { addressesOfService, serviceSecretPlace } from './serviceSecretPlace.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export interface EngineSources {
  readonly settings: Settings
  readonly secrets: Pick<Secrets, 'get'>
  readonly env: Environment
}

/** As variables, the form in which the service reads its engines. What is not complete is left out. */
export function engineVariables(sources: EngineSources): Readonly<Record<string, string>> {
  return Object.fromEntries(engineIds.flatMap((id) => variablesOf(sources, id)))
}

type Variables = readonly (readonly [name: string, value: string])[]

function variablesOf(sources: EngineSources, id: EngineId): Variables {
  const { settings, env } = sources
  if (isAddressEngine(id)) return addressVariables(sources, id)
  const row = engineTable[id]
  const name = engineVariable(row.option)
  const said = settings[row.setting]
  const value = env[name] || (row.by === 'command' && said === 'auto' ? '' : said)
  return value === '' ? [] : [[name, value]]
}

function addressVariables({ settings, secrets, env }: EngineSources, id: AddressEngine): Variables {
  const { url, model } = engineTable[id]
  const address = settings[url]
  const told = isInEnvironment(env, id)
    ? { url: env[variableOf(id, 'url')], model: env[variableOf(id, 'model')], key: env[variableOf(id, 'key')] }
    : {
        url: address,
        model: model && settings[model],
        key: address === '' ? null : secrets.get(`${id}-key`, address),
      }
  if (!told.url || (model !== null && !told.model)) return []
  return addressParts.flatMap((part) => (told[part] ? [[variableOf(id, part), told[part]] as const] : []))
}

const addressParts = ['url', 'model', 'key'] as const

function variableOf(id: AddressEngine, part: (typeof addressParts)[number]): string {
  return engineVariable(`${id}-${part}`)
}

function isInEnvironment(env: Environment, id: EngineId): boolean {
  const row = engineTable[id]
  if (row.by !== 'address') return Boolean(env[engineVariable(row.option)])
  return Boolean(env[engineVariable(`${id}-url`)] || env[engineVariable(`${id}-model`)])
}

/** Engines that variables set; for those the settings do not count. */
export function enginesInEnvironment(env: Environment): readonly EngineId[] {
  return engineIds.filter((id) => isInEnvironment(env, id))
}

export function isEngineSecret(name: SecretName): boolean {
  return engineOfSecret(name) !== undefined
}

function engineOfSecret(name: SecretName): AddressEngine | undefined {
  return addressEngines.find((id) => name === `${id}-key`)
}

/** The address, or addresses, that a secret belongs to and goes to. @throws AppError 'input.invalid' where an engine, or what is told outside, has none yet */
export function addressOfSecret(name: SecretName, settings: Settings): string {
  const outsider = outsiderOfSecret(name)
  if (outsider) return addressOfOutsider(outsider, settings)
  const engine = engineOfSecret(name)
  if (!engine) return serviceSecretPlace(name === 'upload-token' ? name : 'api-key', addressesOfService(settings))
  const { url } = engineTable[engine]
  const address = settings[url]
  if (address === '')
    throw new AppError('input.invalid', `A key belongs to one address. Set ${url} first, then the key.`)
  if (!isPrivateWay(new URL(address)))
    throw new AppError(
      'service.unsafeAddress',
      'A key is sent only over https, or to this machine. Change the address first, then set the key.',
    )
  return address
}

function isPrivateWay({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || /^(localhost|\[::1\]|127(\.\d{1,3}){3})$/.test(hostname)
}
