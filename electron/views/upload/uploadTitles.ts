/** Titles for uploads, asked of the service by hand. Each question costs a unit. */
import type { PayingLedger } from '../../quota/paidCall.ts'
import { paidTitles } from '../../quota/paidTitles.ts'
import type { TitleMatch } from '../../serviceClient/listing.ts'
import type { History } from '../../sidecar/history/history.ts'
import type { ServiceLink } from '../serviceLink.ts'

export interface UploadTitlesParts {
  readonly link: Pick<ServiceLink, 'current'>
  readonly ledger: PayingLedger
  readonly history: Pick<History, 'startBatch'>
}

const mostTitles = 10

/** @throws AppError as the service does */
export async function askTitles(
  { link, ledger, history }: UploadTitlesParts,
  text: string,
  signal: AbortSignal,
): Promise<readonly TitleMatch[]> {
  const connection = await link.current()
  const { service, account } = connection
  const batchId = history.startBatch('upload')
  const question = { text, most: mostTitles, reason: 'title of an upload', signal }
  return paidTitles({ ledger, service, account, batchId }, connection, question)
}
