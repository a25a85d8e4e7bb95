/** The parts of the API, and how each takes its key and words its errors. Pure. */
import type { Surface } from './routing.ts'

/**
 * API §5. Where several keys stand in one request, the first form of the list counts alone: headers go before the query, and
 * a good one behind a bad one does not help. v1 takes its key from the query only; v2 takes it there for searches and
 * downloads, whose clients are many.
 */
export const v1: Surface = { errors: 'v1', credentials: ['api_key parameter'] }
export const v1Search: Surface = { ...v1, errors: 'v1Search' }
export const v2: Surface = { errors: 'v2', credentials: ['bearer', 'x-api-key header'], rateCounter: 'search' }
export const v2Search: Surface = { ...v2, credentials: [...v2.credentials, 'api_key parameter'] }
export const v2Download: Surface = { ...v2Search, rateCounter: 'downloads' }
export const link: Surface = { errors: 'link', credentials: v2Download.credentials }
/** All three steps take the token in either header, bare or as Bearer. */
export const uploadIdentifier: Surface = {
  errors: 'uploadIdentifier',
  credentials: ['token header', 'authorization token'],
  isClosedToPages: true,
}
export const uploadFile: Surface = { ...uploadIdentifier, errors: 'uploadFile' }
export const uploadCompletion: Surface = { ...uploadIdentifier, errors: 'uploadCompletion' }
/** For whoever runs the service. */
export const operation: Surface = { errors: 'link', credentials: [], isClosedToPages: true }

/** The shape in which a path without a route says so. */
export function surfaceOfPath(path: string): Surface {
  if (isBelow(path, '/api/v2')) return v2
  if (isBelow(path, '/api/v1')) return v1
  return isBelow(path, '/user') ? uploadFile : link
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}
