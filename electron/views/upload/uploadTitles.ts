/** Titles for uploads, asked of the service by hand. Each question costs a unit. */
import type { PayingLedger } from '../../quota/paidCall.ts'
import { paidSearch } from '../../quota/paidSearch.ts'
import { contentOfText } from '../../serviceClient/callContent.ts'
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
  const { client, service, account } = await link.current()
  const batchId = history.startBatch('upload')
  return paidSearch(
    { ledger, service, account, batchId },
    {
      units: 1,
      subject: text,
      reason: 'title of an upload',
      content: contentOfText('titles', text, mostTitles),
      call: (callId) => client.searchTitles(text, { limit: mostTitles, callId }, signal),
      keep: (answer) => answer,
    },
  )
}
