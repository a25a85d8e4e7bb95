/** Which addresses a key of a service belongs to. Pure. */
import type { Settings } from '../../shared/settings/settingTable.ts'

export interface ServiceAddresses {
  readonly address: string
  readonly downloadAddress: string
  readonly uploadAddress: string
}

export function addressesOfService(settings: Settings): ServiceAddresses {
  return {
    address: settings['service.address'],
    downloadAddress: settings['service.downloadAddress'],
    uploadAddress: settings['service.uploadAddress'],
  }
}

export type ServiceSecret = 'api-key' | 'upload-token'

/** Where the service has another place for downloads or uploads, the key goes there too: it was entered for both, or for none. */
export function serviceSecretPlace(name: ServiceSecret, service: ServiceAddresses): string {
  const { address } = service
  const other = name === 'upload-token' ? service.uploadAddress : service.downloadAddress
  const isElsewhere = other !== '' && URL.parse(other)?.origin !== URL.parse(address)?.origin
  return isElsewhere ? `${address} ${other}` : address
}
