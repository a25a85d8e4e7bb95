/** What the guard looks at, read from a request. */
import type { IncomingMessage } from 'node:http'
import type { RequestHead } from './requestGuard.ts'

export function headOf(request: IncomingMessage): RequestHead {
  const { method, headers, headersDistinct } = request
  return {
    method: method ?? '',
    path: pathOf(request),
    hosts: headersDistinct['host'] ?? [],
    origin: headers.origin,
    fetchSite: headersDistinct['sec-fetch-site']?.join(),
    fetchMode: headersDistinct['sec-fetch-mode']?.join(),
    fetchDest: headersDistinct['sec-fetch-dest']?.join(),
    contentType: headers['content-type'],
  }
}

/** As it stands in the request: not decoded, not resolved, without its query. */
export function pathOf({ url = '' }: IncomingMessage): string {
  const [path = ''] = url.split('?', 1)
  return path
}
