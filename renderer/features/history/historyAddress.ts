/** What the history shows, as fields of the window's address, and back. Pure. */
import type { AddressPart } from '../../../shared/screenAddress.ts'

export type HistoryPage = 'history' | 'renames' | 'trash'

export interface HistoryQuery {
  readonly search: string
  readonly batchId: string | null
}

export interface HistoryPlace {
  readonly page: HistoryPage
  readonly query: HistoryQuery
  /** The run whose files in the trash are shown; null for all. */
  readonly trashRunId: string | null
  /** The row whose drawer is open. */
  readonly rowId: number | null
}

export function writeHistoryAddress({
  page,
  query: { search, batchId },
  trashRunId,
  rowId,
}: HistoryPlace): AddressPart {
  const run = page === 'trash' ? trashRunId : batchId
  return {
    ...(page !== 'history' && { show: page }),
    ...(run !== null && { run }),
    ...(search !== '' && { q: search }),
    ...(rowId !== null && { row: String(rowId) }),
  }
}

export function readHistoryAddress({ show, run, q, row = '' }: AddressPart): HistoryPlace {
  const page = show === 'renames' || show === 'trash' ? show : 'history'
  const isTrash = page === 'trash'
  return {
    page,
    query: { search: q ?? '', batchId: isTrash ? null : (run ?? null) },
    trashRunId: isTrash ? (run ?? null) : null,
    rowId: /^\d{1,15}$/.test(row) ? Number(row) : null,
  }
}
