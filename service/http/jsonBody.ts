/** Reads a JSON body within limits: 1 MiB and 32 levels, far above anything the API asks for. */
import { isNestedDeeper } from '../../shared/jsonDepth.ts'
import type { ServiceRequest } from './exchange.ts'
import { ServiceError } from './serviceError.ts'

const bodyLimitBytes = 1024 * 1024
const depthLimit = 32

/** Throws `payload_too_large` or `invalid_request`. */
export async function readJson(request: ServiceRequest): Promise<unknown> {
  const text = new TextDecoder().decode(await request.readBody(bodyLimitBytes))
  if (isNestedDeeper(text, depthLimit)) throw new ServiceError('invalid_request', 'The body is nested too deeply.')
  try {
    return JSON.parse(text)
  } catch {
    throw new ServiceError('invalid_request', 'The body must be JSON.')
  }
}
