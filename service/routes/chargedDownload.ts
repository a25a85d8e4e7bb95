/** The two things that can be downloaded, and what they cost: one unit each, a repeat by the same key within a day none. */
import type { CatalogueStore, LedgerStore } from '../store/store.ts'
import type { LinkCaller } from '../http/caller.ts'
import type { RoutedRequest, ServiceReply } from '../http/exchange.ts'
import { ServiceError } from '../http/serviceError.ts'
import { freeRepeatMs } from '../usage/plans.ts'
import { chargeOnce, requireRoom } from './chargeOnce.ts'
import { fileReply, lookedReply, type DeliveredFile, type LookedAt } from './delivery.ts'

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
  const looked = () => catalogue.archiveSize(nId)
  const read = () => catalogue.archiveOf(nId)
  return charged(ledger, { object: `archive ${nId}`, looked, read }, by)
}

export async function downloadFile(
  { catalogue, ledger }: DownloadParts,
  { nId, fileNId }: { readonly nId: string; readonly fileNId: string },
  by: Downloading,
): Promise<ServiceReply> {
  const looked = () => catalogue.file(nId, fileNId)
  const read = async () => {
    const found = await looked()
    const bytes = found && (await catalogue.bytesOf(found.fileNId))
    return bytes && { name: found.name, bytes }
  }
  return charged(ledger, { object: `file ${nId}/${fileNId}`, looked, read }, by)
}

interface Downloadable {
  /** Under which its unit is kept. */
  readonly object: string
  readonly looked: () => Promise<LookedAt | null>
  readonly read: () => Promise<DeliveredFile | null>
}

async function charged(
  ledger: LedgerStore,
  { object, looked, read }: Downloadable,
  { route, payer, request }: Downloading,
): Promise<ServiceReply> {
  // Programs send HEAD to look, and expect to pay nothing: the bytes, which may be far away, stay where they are.
  if (request.method === 'HEAD') return lookedReply((await looked()) ?? missing())
  const charge = { counter: 'downloads', route, items: [{ object, units: 1 }], freeRepeatMs } as const
  await requireRoom(ledger, { request, payer, charge })
  // In hand before anything is charged: nobody pays for a file that turns out to be missing.
  const reply = fileReply((await read()) ?? missing())
  const headers = await chargeOnce(ledger, { request, payer, charge })
  return { ...reply, headers: { ...reply.headers, ...headers } }
}

function missing(): never {
  throw noSuchSubtitle()
}

export function noSuchSubtitle(): ServiceError {
  return new ServiceError('not_found', 'There is no such subtitle.')
}
