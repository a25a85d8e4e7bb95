/** Keys and tokens, each once. They are kept apart from the settings, each for one address. Data only. */
import { addressEngines, engineTable, type EngineSecret } from '../engines/engineTable.ts'

const ofService = {
  'api-key': 'The key of the service',
  'upload-token': 'The token for uploads to the service',
} as const

export type SecretName = keyof typeof ofService | EngineSecret

const engineRows = addressEngines.map((id) => [`${id}-key`, `The key for ${engineTable[id].url}`] as const)

/** Name → what it is, one English sentence without its full stop. */
export const secretTable = new Map<SecretName, string>([
  ...(Object.entries(ofService) as [keyof typeof ofService, string][]),
  ...engineRows,
])

export const secretNames: readonly SecretName[] = [...secretTable.keys()]

export function isSecretName(name: string): name is SecretName {
  return secretNames.some((each) => each === name)
}
