/** Reads a JSON body within limits: 1 MiB and 32 levels, far above anything the API asks for. */
import { readJsonText, usualBodyBytes } from '../../node/http/boundedBody.ts'
import type { ServiceRequest } from './exchange.ts'
import { ServiceError } from './serviceError.ts'

/** Throws `payload_too_large` or `invalid_request`. */
export async function readJson(request: ServiceRequest, mostBytes = usualBodyBytes): Promise<unknown> {
  const read = readJsonText(new TextDecoder().decode(await request.readBody(mostBytes)))
  if (read.kind === 'json') return read.value
  const message = read.kind === 'tooDeep' ? 'The body is nested too deeply.' : 'The body must be JSON.'
  throw new ServiceError('invalid_request', message)
}
