/** What every batch has around its work: an id, a count of how its wants ended, what it spent, and `done` as its last event. */
import { isFailure } from '../../shared/isFailure.ts'
import type { QuotaLedger } from '../quota/quotaLedger.ts'
import type { History } from '../sidecar/history.ts'
import type { BatchEvent, Done, Emit } from './batchEvents.ts'

export interface AccountParts {
  readonly history: Pick<History, 'startBatch'>
  readonly ledger: Pick<QuotaLedger, 'spentIn'>
  readonly nowMs: () => number
}

export interface OpenBatch {
  readonly batchId: string
  readonly emit: Emit
}

export async function asBatch(
  parts: AccountParts,
  { command, emit }: { readonly command: string; readonly emit: Emit },
  work: (batch: OpenBatch) => Promise<void>,
): Promise<Done> {
  const startedMs = parts.nowMs()
  const batchId = parts.history.startBatch(command)
  const counts = { written: 0, skipped: 0, failed: 0 }
  const counted = (event: BatchEvent) => {
    if (event.kind === 'written') counts.written += 1
    if (event.kind === 'skipped') counts[isFailure(event.reason) ? 'failed' : 'skipped'] += 1
    emit(event)
  }
  await work({ batchId, emit: counted })
  const { search, download, ai } = parts.ledger.spentIn(batchId)
  const seconds = Math.round((parts.nowMs() - startedMs) / 100) / 10
  const done: Done = { kind: 'done', ...counts, spent: { search, downloads: download, ai }, batchId, seconds }
  emit(done)
  return done
}
