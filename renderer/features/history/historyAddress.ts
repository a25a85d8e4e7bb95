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
}

export function writeHistoryAddress({ page, query: { search, batchId } }: HistoryPlace): AddressPart {
  return {
    ...(page !== 'history' && { show: page }),
    ...(batchId !== null && { run: batchId }),
    ...(search !== '' && { q: search }),
  }
}

export function readHistoryAddress({ show, run, q }: AddressPart): HistoryPlace {
  const page = show === 'renames' || show === 'trash' ? show : 'history'
  return { page, query: { search: q ?? '', batchId: run ?? null } }
}
