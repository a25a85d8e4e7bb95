/** A key of the environment was given for one service: a command that goes on for months sends it to no other one. */
import { AppError } from '../../shared/errors.ts'
import { environmentVariable } from '../settings/environmentVariable.ts'
import type { EngineCore } from '../engine/openCore.ts'

/** The check, for the address that the program began with. @throws AppError 'key.missing' */
export function keyOfEnvironment({ settings, env }: Pick<EngineCore, 'settings' | 'env'>): (address: string) => void {
  const first = settings['service.address']
  const isGiven = ['UNDERTITLE_API_KEY', 'UNDERTITLE_UPLOAD_TOKEN'].some(
    (name) => environmentVariable(env, name) !== null,
  )
  return (address) => {
    if (!isGiven || address === first || address === 'embedded') return
    const message = `The key of the environment is for ${first}, and is not sent to ${address}. Start this command again with the key of that one.`
    throw new AppError('key.missing', message)
  }
}
