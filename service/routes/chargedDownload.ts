/** The two things that can be downloaded, and what they cost: one unit each, a repeat by the same key within a day none. */
import type { CatalogueStore, LedgerStore } from '../store/store.ts'
import type { LinkCaller } from '../http/caller.ts'
import type { RoutedRequest, ServiceReply } from '../http/exchange.ts'
import { ServiceError } from '../http/serviceError.ts'
import { freeRepeatMs } from '../usage/plans.ts'
import { chargeOnce } from './chargeOnce.ts'
import { fileReply, type DeliveredFile } from './delivery.ts'

export interface DownloadParts {
  readonly catalogue: CatalogueStore
  readonly ledger: LedgerStore
}

/** The route, under which the ledger keeps the unit, and who pays it. */
export interface Downloading extends LinkCaller {
  readonly route: string
  readonly request: RoutedRequest
}

/** Throws `not_found`, or `quota_exceeded` when nothing remains. The same archive is the same object in v1 and v2. */
export async function downloadArchive(
  { catalogue, ledger }: DownloadParts,
  nId: string,
  by: Downloading,
): Promise<ServiceReply> {
  return charged(ledger, { object: `archive ${nId}`, file: await catalogue.archiveOf(nId) }, by)
}

export async function downloadFile(
  { catalogue, ledger }: DownloadParts,
  { nId, fileNId }: { readonly nId: string; readonly fileNId: string },
  by: Downloading,
): Promise<ServiceReply> {
  const found = await catalogue.file(nId, fileNId)
  const bytes = found && (await catalogue.bytesOf(found.fileNId))
  return charged(ledger, { object: `file ${nId}/${fileNId}`, file: bytes && { name: found.name, bytes } }, by)
}

/** The bytes are in hand before anything is charged: nobody pays for a file that turns out to be missing. */
async function charged(
  ledger: LedgerStore,
  { object, file }: { readonly object: string; readonly file: DeliveredFile | null },
  { route, payer, request }: Downloading,
): Promise<ServiceReply> {
  if (!file) throw noSuchSubtitle()
  const charge = { counter: 'downloads', route, items: [{ object, units: 1 }], freeRepeatMs } as const
  // Programs send HEAD to look, and expect to pay nothing.
  const headers = request.method === 'HEAD' ? {} : await chargeOnce(ledger, { request, payer, charge })
  const reply = fileReply(file)
  return { ...reply, headers: { ...reply.headers, ...headers } }
}

export function noSuchSubtitle(): ServiceError {
  return new ServiceError('not_found', 'There is no such subtitle.')
}
