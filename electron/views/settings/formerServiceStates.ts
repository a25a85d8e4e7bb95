/** Services that one can go back to without typing anything. */
import type { FormerServiceState } from '../../../shared/contract/settings.ts'
import { environmentVariable } from '../../settings/environmentVariable.ts'
import type { Environment } from '../../settings/engineSettings.ts'
import type { Secrets } from '../../settings/secrets.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import { serviceSecretPlace } from '../../settings/serviceSecretPlace.ts'
import { shownSecret } from '../../settings/shownSecret.ts'

interface Parts {
  readonly store: Pick<SettingsStore, 'formerServices'>
  readonly secrets: Pick<Secrets, 'get'>
  readonly env: Environment
}

/** An address alone, mistyped once perhaps, is nothing to go back to. */
export function formerServiceStates({ store, secrets, env }: Parts): readonly FormerServiceState[] {
  const isKeyInEnvironment = environmentVariable(env, 'UNDERTITLE_API_KEY') !== null
  return store
    .formerServices()
    .map((former) => ({
      ...former,
      apiKey: shownSecret(secrets.get('api-key', serviceSecretPlace('api-key', former))),
      uploadToken: shownSecret(secrets.get('upload-token', serviceSecretPlace('upload-token', former))),
    }))
    .filter(({ apiKey, uploadToken }) => apiKey.isSet || uploadToken.isSet || isKeyInEnvironment)
}
