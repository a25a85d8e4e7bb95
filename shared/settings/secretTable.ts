/** Keys and tokens, each once. They are kept apart from the settings, each for one address. Data only. */
import { addressEngines, engineTable, type EngineSecret } from '../engines/engineTable.ts'
import { players, playerTable, type PlayerSecret } from '../players/playerTable.ts'

const ofService = {
  'api-key': 'The key of the service',
  'upload-token': 'The token for uploads to the service',
} as const

export type SecretName = keyof typeof ofService | EngineSecret | PlayerSecret | 'notify-key'

const engineRows = addressEngines.map((id) => [`${id}-key`, `The key for ${engineTable[id].url}`] as const)
const playerRows = players.map(
  (id) => [`${id}-key`, `${playerTable[id].keySays}, for ${playerTable[id].address}`] as const,
)

/** Name → what it is, one English sentence without its full stop. */
export const secretTable = new Map<SecretName, string>([
  ...(Object.entries(ofService) as [keyof typeof ofService, string][]),
  ...engineRows,
  ...playerRows,
  ['notify-key', 'The access token for notify.address, where it needs one'],
])

export const secretNames: readonly SecretName[] = [...secretTable.keys()]

export function isSecretName(name: string): name is SecretName {
  return secretNames.some((each) => each === name)
}
