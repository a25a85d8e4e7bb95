/** Reads a JSON body within limits: 1 MiB and 32 levels, far above anything the API asks for. */
import type { ServiceRequest } from './exchange.ts'
import { ServiceError } from './serviceError.ts'

const bodyLimitBytes = 1024 * 1024
const depthLimit = 32

/** Throws `payload_too_large` or `invalid_request`. */
export async function readJson(request: ServiceRequest): Promise<unknown> {
  const text = new TextDecoder().decode(await request.readBody(bodyLimitBytes))
  if (depthOf(text) > depthLimit) throw new ServiceError('invalid_request', 'The body is nested too deeply.')
  try {
    return JSON.parse(text)
  } catch {
    throw new ServiceError('invalid_request', 'The body must be JSON.')
  }
}

/** Counted in the text, before parsing builds anything. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth)
    else if (token === ']' || token === '}') depth--
  }
  return deepest
}
