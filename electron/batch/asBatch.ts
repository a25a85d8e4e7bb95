/** What every batch has around its work: an id, a count of how its gaps ended, what it spent, and `done` as its last event. */
import { toAppError } from '../../shared/errors.ts'
import { isFailure } from '../../shared/isFailure.ts'
import type { QuotaLedger } from '../quota/quotaLedger.ts'
import type { Spent } from '../quota/quotaStore.ts'
import type { RunPages } from '../runs/runPages.ts'
import { endFailed, type Runs } from '../runs/runs.ts'
import { wholeScope, type Outcome, type RunScope, type RunStart } from '../runs/run.ts'
import type { History } from '../sidecar/history/history.ts'
import type { BatchEvent, Done, Emit } from './batchEvents.ts'
import { createOutcomeKeeper } from './outcomeKeeper.ts'
import type { Clock } from '../../node/clock.ts'

export interface AccountParts {
  readonly history: Pick<History, 'startBatch'>
  readonly ledger: Pick<QuotaLedger, 'spentIn'>
  readonly runs: Pick<Runs, 'plan' | 'begin' | 'record' | 'end'>
  readonly runPages: Pick<RunPages, 'totals'>
  readonly clock: Pick<Clock, 'nowMs' | 'later'>
}

export interface OpenBatch {
  readonly batchId: string
  readonly emit: Emit
  /** The work is known by now: from here on it is a run. What was asked before, as to plan it, is its cost as well. */
  readonly beginRun: (scope: RunScope) => void
  /** It stays a plan, however it ends: said before anything is asked, and again once it is known what it is about. */
  readonly keepPlan: (scope: RunScope) => void
  readonly record: (outcomes: readonly Outcome[]) => void
}

export interface BatchStart extends Pick<RunStart, 'command' | 'kind'> {
  readonly emit: Emit
}

export async function asBatch(
  parts: AccountParts,
  { command, kind, emit }: BatchStart,
  work: (batch: OpenBatch) => Promise<void>,
): Promise<Done> {
  const startedMs = parts.clock.nowMs()
  const batchId = parts.history.startBatch(command)
  const counts = { written: 0, skipped: 0, failed: 0 }
  const counted = (event: BatchEvent) => {
    if (event.kind === 'written') counts.written += 1
    if (event.kind === 'skipped') counts[isFailure(event.reason) ? 'failed' : 'skipped'] += 1
    emit(event)
  }
  const run = { isBegun: false, isPlan: false }
  const keeper = createOutcomeKeeper((outcomes) => {
    parts.runs.record(batchId, outcomes)
  }, parts.clock)
  const beginRun = (scope: RunScope) => {
    parts.runs.begin(batchId, { kind, scope })
    run.isBegun = true
  }
  const keepPlan = (scope: RunScope) => {
    parts.runs.plan(batchId, scope)
    run.isPlan = true
  }
  const record = (outcomes: readonly Outcome[]) => {
    if (run.isBegun) keeper.keep(outcomes)
  }
  const account = () => accountOf(parts, { batchId, startedMs, isBegun: run.isBegun, counts })
  try {
    await work({ batchId, emit: counted, beginRun, keepPlan, record })
    keeper.flush()
  } catch (thrown) {
    keeper.tryFlush()
    // Its work was not known yet, but what was asked is paid for.
    if (!run.isBegun && !run.isPlan && hasCost(parts.ledger.spentIn(batchId))) beginRun(wholeScope)
    const error = toAppError(thrown)
    if (run.isBegun) endFailed(parts.runs, batchId, error)
    // Who ends it wants to know what was done by then.
    if (error.code === 'cancelled') emit({ ...account(), isStopped: true })
    throw thrown
  }
  if (run.isBegun) parts.runs.end(batchId, 'done')
  const done = account()
  emit(done)
  return done
}

interface Account {
  readonly batchId: string
  readonly startedMs: number
  readonly isBegun: boolean
  readonly counts: Pick<Done, 'written' | 'skipped' | 'failed'>
}

function accountOf(
  { ledger, runPages, clock }: Pick<AccountParts, 'ledger' | 'runPages' | 'clock'>,
  { batchId, startedMs, isBegun, counts }: Account,
): Done {
  const { search, download, ai } = ledger.spentIn(batchId)
  const seconds = Math.round((clock.nowMs() - startedMs) / 100) / 10
  // Jobs of the service's machine tell what became of theirs by themselves: only the run knows of all.
  const told = { ...counts, ...(isBegun && { subtitles: runPages.totals(batchId).counts }) }
  return { kind: 'done', ...told, spent: { search, downloads: download, ai }, batchId, seconds }
}

function hasCost({ search, download, ai }: Spent): boolean {
  return search + download + ai > 0
}
