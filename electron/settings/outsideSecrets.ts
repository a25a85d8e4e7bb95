/** Keys of the servers that are told something: each is for the address it was entered for, and goes nowhere else. */
import { AppError } from '../../shared/errors.ts'
import { outsiders, playerTable, type Outsider } from '../../shared/players/playerTable.ts'
import type { SecretName } from '../../shared/settings/secretTable.ts'
import type { Settings } from '../../shared/settings/settingTable.ts'
import { isPrivateWay } from '../serviceClient/players/ownNetwork.ts'
import type { OutsideTarget } from '../serviceClient/players/outsideRequest.ts'
import type { Secrets } from './secrets.ts'

export function outsiderOfSecret(name: SecretName): Outsider | undefined {
  return outsiders.find((id) => name === `${id}-key`)
}

export const addressSettingOf = (id: Outsider) => (id === 'notify' ? 'notify.address' : playerTable[id].address)

/** Whose key it is. @throws AppError 'input.invalid' without an address, 'service.unsafeAddress' where others could read it on its way */
export function addressOfOutsider(id: Outsider, settings: Settings): string {
  const setting = addressSettingOf(id)
  const address = settings[setting]
  if (address === '')
    throw new AppError('input.invalid', `A key belongs to one address. Set ${setting} first, then the key.`)
  if (!isPrivateWay(new URL(address)))
    throw new AppError(
      'service.unsafeAddress',
      'A key is sent only over https, or inside your own network. Change the address first, then set the key.',
    )
  return address
}

/** null where it is not set. */
export function outsideTarget(
  id: Outsider,
  { settings, secrets }: { readonly settings: Settings; readonly secrets: Pick<Secrets, 'get'> },
): OutsideTarget | null {
  const address = settings[addressSettingOf(id)]
  return address === '' ? null : { address, key: secrets.get(`${id}-key`, address) || null }
}
