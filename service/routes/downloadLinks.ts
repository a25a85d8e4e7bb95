/** Download links: GET /subtitle/<n_id>-<n_id>.zip and /subtitle/{n_id}/{file_n_id} (API §4, "Download (v1 links)"). */
import type { LinkCaller } from '../http/caller.ts'
import type { RoutedRequest, ServiceReply } from '../http/exchange.ts'
import { downloadArchive, downloadFile, noSuchSubtitle, type DownloadParts } from './chargedDownload.ts'

export function createArchiveLink(parts: DownloadParts) {
  return async (request: RoutedRequest, { payer }: LinkCaller): Promise<ServiceReply> => {
    const nId = await subtitleOfLink(parts, request.params['archive'] ?? '')
    return downloadArchive(parts, nId, { route: '/subtitle/{archive}', payer, request })
  }
}

export function createFileLink(parts: DownloadParts) {
  return async (request: RoutedRequest, { payer }: LinkCaller): Promise<ServiceReply> => {
    const { params } = request
    const file = { nId: params['nId'] ?? '', fileNId: params['fileNId'] ?? '' }
    return downloadFile(parts, file, { route: '/subtitle/{nId}/{fileNId}', payer, request })
  }
}

/** '<nId>-<archiveNumber>.zip'; people also leave the ending out. */
async function subtitleOfLink({ catalogue }: DownloadParts, text: string): Promise<string> {
  const [, nId = '', archiveNumber] = /^(.+)-(\d{1,15})(?:\.zip)?$/i.exec(text) ?? []
  const found = await catalogue.subtitle(nId)
  if (found?.archiveNumber !== Number(archiveNumber)) throw noSuchSubtitle()
  return nId
}
