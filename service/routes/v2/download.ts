/** v2 download: GET /api/v2/subtitles/{nId}/download?format=zip|file (API §4). */
import type { KeyCaller } from '../../http/caller.ts'
import type { RoutedRequest, ServiceReply } from '../../http/exchange.ts'
import { textOf } from '../../http/queryValues.ts'
import { ServiceError } from '../../http/serviceError.ts'
import { downloadArchive, downloadFile, noSuchSubtitle, type DownloadParts } from '../chargedDownload.ts'

export function createDownloadV2(parts: DownloadParts) {
  return async (request: RoutedRequest, { payer }: KeyCaller): Promise<ServiceReply> => {
    const { params, query } = request
    const nId = params['nId'] ?? ''
    const by = { route: '/api/v2/subtitles/{nId}/download', payer, request }
    const format = textOf(query, 'format')?.toLowerCase() ?? 'zip'
    if (format === 'zip') return downloadArchive(parts, nId, by)
    if (format === 'file') return downloadFile(parts, { nId, fileNId: await onlyFileOf(parts, nId) }, by)
    throw new ServiceError('invalid_request', 'format must be zip or file.')
  }
}

/** What happens without one obvious file is open: 409 is our decision. */
async function onlyFileOf({ catalogue }: DownloadParts, nId: string): Promise<string> {
  if (!(await catalogue.subtitle(nId))) throw noSuchSubtitle()
  const [only, ...others] = await catalogue.filesOf(nId)
  if (only && others.length === 0) return only.fileNId
  throw new ServiceError('not_single_file', 'This archive has no single obvious file. Ask for format=zip.')
}
