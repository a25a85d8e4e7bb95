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

/** Counted in the text, before parsing builds anything; one pass, because the text is anybody's. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '"') isInString = !isInString
    else if (isInString) at += char === '\\' ? 1 : 0
    else if (char === '[' || char === '{') deepest = Math.max(deepest, ++depth)
    else if (char === ']' || char === '}') depth--
  }
  return deepest
}
