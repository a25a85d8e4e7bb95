/** The parts of the API, and how each takes its key and words its errors. Pure. */
import type { Surface } from './routing.ts'

/** API §5. v1 takes its key from the query only, v2 from headers only, so that a client that mixes them is noticed. */
export const v1: Surface = { errors: 'v1', credentials: ['api_key parameter'] }
export const v1Search: Surface = { ...v1, errors: 'v1Search' }
export const v2: Surface = { errors: 'v2', credentials: ['bearer', 'x-api-key header'], rateCounter: 'search' }
export const v2Download: Surface = {
  errors: 'v2',
  credentials: ['bearer', 'x-api-key header', 'api_key parameter'],
  rateCounter: 'downloads',
}
export const link: Surface = { errors: 'link', credentials: ['api_key parameter', 'x-api-key header', 'bearer'] }
/** All three steps take the token in either header, bare or as Bearer. */
export const uploadIdentifier: Surface = { errors: 'uploadIdentifier', credentials: ['token header', 'bearer'] }
export const uploadFile: Surface = { ...uploadIdentifier, errors: 'uploadFile' }
export const uploadCompletion: Surface = { ...uploadIdentifier, errors: 'uploadCompletion' }

/** The shape in which a path without a route says so. */
export function surfaceOfPath(path: string): Surface {
  if (isBelow(path, '/api/v2')) return v2
  if (isBelow(path, '/api/v1')) return v1
  return isBelow(path, '/user') ? uploadFile : link
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}
