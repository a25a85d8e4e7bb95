/** Forgetting a service that is not used now: its addresses, its key and its token. */
import { AppError } from '../../shared/errors.ts'
import type { Secrets } from './secrets.ts'
import { serviceSecretPlace, type ServiceSecret } from './serviceSecretPlace.ts'
import type { SettingsStore } from './settings.ts'

export interface ForgetParts {
  readonly store: Pick<SettingsStore, 'read' | 'formerServices' | 'forgetService'>
  readonly secrets: Pick<Secrets, 'set'>
}

const secretsOfService: readonly ServiceSecret[] = ['api-key', 'upload-token']

/** The secrets first: whoever is stopped in between still finds the service, and forgets the rest. @throws AppError 'input.invalid' */
export async function forgetService({ store, secrets }: ForgetParts, address: string): Promise<void> {
  if (store.read()['service.address'] === address)
    throw new AppError('input.invalid', 'This service is used now. Choose another one first.')
  const former = store.formerServices().find((each) => each.address === address)
  if (!former) throw new AppError('input.invalid', 'No such service was used before.')
  for (const name of secretsOfService) await secrets.set(name, serviceSecretPlace(name, former), '')
  store.forgetService(address)
}
