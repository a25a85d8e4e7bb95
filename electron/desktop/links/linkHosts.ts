/** Hosts that a link may lead to: those of the service that the user set up, as they stand in the settings. */
import type { SettingValues } from '../../../shared/contract/settings.ts'

type Addresses = Pick<SettingValues, 'service.address' | 'service.downloadAddress' | 'service.uploadAddress'>

export function linkHostsOf(values: Addresses): readonly string[] {
  const addresses = [values['service.address'], values['service.downloadAddress'], values['service.uploadAddress']]
  return addresses.flatMap((address) => {
    const url = URL.parse(address)
    return url?.protocol === 'https:' && url.port === '' ? [url.hostname] : []
  })
}
