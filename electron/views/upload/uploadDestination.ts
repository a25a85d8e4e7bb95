/** Where uploads of the window go, and whether there is a token for it. */
import type { UploadState } from '../../../shared/contract/upload.ts'
import { addressOfSecret, type Environment } from '../../settings/engineSettings.ts'
import { environmentVariable } from '../../settings/environmentVariable.ts'
import type { Secrets } from '../../settings/secrets.ts'
import type { Settings } from '../../../shared/settings/settingTable.ts'

export interface UploadPlace {
  readonly settings: Settings
  readonly secrets: Pick<Secrets, 'get'>
  readonly env: Environment
}

/** The built-in service has a token of its own. @throws AppError 'home.unusable' where the secrets cannot be read */
export function uploadDestination({ settings, secrets, env }: UploadPlace): Pick<UploadState, 'host' | 'hasToken'> {
  const address = settings['service.address']
  if (address === 'embedded') return { host: '', hasToken: true }
  const host = URL.parse(settings['service.uploadAddress'] || address)?.host ?? address
  const token =
    environmentVariable(env, 'UNDERTITLE_UPLOAD_TOKEN') ??
    secrets.get('upload-token', addressOfSecret('upload-token', settings)) ??
    ''
  return { host, hasToken: token !== '' }
}
