/** One run as the screens and the command line show it: every number is counted from rows of the database. */
import type { RunRow } from '../../../shared/contract/runs/runs.ts'
import { countOutcomes, countsThen } from '../../../shared/counting.ts'
import { runSign } from '../../../shared/runs/runSign.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { KeptOutcome, Run } from '../../runs/run.ts'
import { isRefused } from '../../runs/isRefused.ts'
import { everyRow, type RunPages } from '../../runs/runPages.ts'
import type { CauseCount, RunTotals } from '../../runs/runTotals.ts'
import type { Runs } from '../../runs/runs.ts'
import { paceOf, paceWindowMs } from './runPace.ts'

export interface RunRowParts {
  readonly runs: Pick<Runs, 'get' | 'tiedTo'>
  readonly pages: RunPages
  readonly ledger: Pick<QuotaLedger, 'spentIn'>
}

/** What only the host knows of what goes on now; a command line knows none of it. */
export interface LiveRuns {
  /** Of the plan. */
  readonly runningId: string | null
  readonly isPaused: boolean
  /** The undo, or bringing back, that goes on. */
  readonly turning: Run | null
  /** Others that can be stopped. */
  readonly stoppable: ReadonlySet<string>
  /** When the service is asked again, and when the quota is back. */
  readonly serviceRetryMs: number | null
  readonly quotaMs: number | null
  /** null where nobody looks on. */
  readonly nowMs: number | null
  /** What watch mode has put off stays where it is, but for what waits for the service or is parked. */
  readonly isWatchOff: boolean
  /** Whether the window takes it up by itself at a moment of the quota; null where it takes up nothing. */
  readonly isParked: ((outcome: KeptOutcome) => boolean) | null
}

export const nothingLive: LiveRuns = {
  runningId: null,
  isPaused: false,
  turning: null,
  stoppable: new Set(),
  serviceRetryMs: null,
  quotaMs: null,
  nowMs: null,
  isWatchOff: false,
  isParked: null,
}

export function runRowOf(parts: RunRowParts, run: Run, live: LiveRuns = nothingLive): RunRow {
  const { pages, ledger } = parts
  const totals = pages.totals(run.id)
  const { counts } = totals
  const settled = countOutcomes(totals.settled)
  const then = countsThen({ counts, settled })
  const { files, undone, here, changed, inTrash } = pages.files(run.id)
  const { search, download, ai } = ledger.spentIn(run.id)
  const isUnderWay = (run.isBegun && run.endedMs === null) || counts.running > 0
  const asked = askedBy(run, counts.all + files)
  const isPaused = live.runningId === run.id && live.isPaused
  const away = isUnderWay ? [] : totals.causes.filter(isAway)
  const turning = turningOf(parts, run, live)
  const waitsForWatch = !isUnderWay && counts.waiting > 0 && isHeldByWatch(parts, run, { totals, live })
  const undo = undone > 0 && turning === null ? pages.undoOf(run.id) : null
  return {
    id: run.id,
    kind: run.kind,
    scope: { names: [...run.scope.names], more: run.scope.more, language: run.scope.language },
    undoes: undoneRun(parts, run.undoesId),
    isBringBack: run.command === 'bring-back',
    asked,
    startedMs: run.startedMs,
    endedMs: isUnderWay ? null : (run.endedMs ?? run.startedMs),
    ending: isUnderWay ? null : run.ending,
    problem: run.code === null ? null : { code: run.code, message: run.message },
    sign: runSign({
      counts,
      failedThen: then.failed,
      isUnderWay: isUnderWay || turning !== null,
      isPaused,
      ending: asked === null ? run.ending : 'done',
      away: sum(away),
      files,
      undone,
    }),
    counts,
    settled,
    takenOver: totals.takenOver,
    files: {
      ...{ written: files, undone },
      ...(turning === null ? { toUndo: here, toBringBack: inTrash } : { toUndo: 0, toBringBack: 0 }),
    },
    changedSince: turning === null ? changed.map((each) => ({ ...each })) : [],
    undoneMs: undo === null ? null : (parts.runs.get(undo)?.startedMs ?? null),
    turning,
    cost: { searches: search, downloads: download, ai },
    progress: isUnderWay ? progressOf(parts, run, totals) : null,
    pace: isUnderWay && !isPaused ? paceNow(parts, run, { totals, live }) : null,
    resumesAtMs: isUnderWay || waitsForWatch ? null : resumesAtMs(totals, live),
    waitsForWatch,
    awaySinceMs: away.length === 0 ? null : Math.min(...away.map(({ sinceMs }) => sinceMs)),
    verbs: turning === null ? verbsOf(run, { totals, isUnderWay, live }) : onlyStop,
    firstCause: firstCause(totals),
  }
}

/** Whether it is the run whose files the work under way takes back or brings back. */
export function isTurnedBy({ pages }: Pick<RunRowParts, 'pages'>, id: string, turning: Run | null): turning is Run {
  if (!turning?.undoesId || turning.id === id) return false
  return turning.undoesId === id || (turning.command === 'bring-back' && turning.undoesId === pages.undoOf(id))
}

function turningOf(parts: RunRowParts, { id }: Run, { turning }: LiveRuns): RunRow['turning'] {
  if (!isTurnedBy(parts, id, turning)) return null
  const { all, running } = parts.pages.totals(turning.id).counts
  return { isBack: turning.command === 'bring-back', done: all - running, all }
}

const onlyStop: RunRow['verbs'] = { canPause: false, canResume: false, canStop: true, toRetry: 0 }

function askedBy({ isBegun, command }: Run, done: number): RunRow['asked'] {
  if (isBegun || done > 0) return null
  return command === 'search' || command === 'upload' ? 'search' : 'plan'
}

export function isAway({ state, reason, code }: Pick<CauseCount, 'state' | 'reason' | 'code'>): boolean {
  return state === 'waiting' && reason !== 'quota' && (code === 'service.unreachable' || code === 'service.timeout')
}

function sum(causes: readonly Pick<CauseCount, 'count'>[]): number {
  return causes.reduce((total, { count }) => total + count, 0)
}

function undoneRun({ runs }: RunRowParts, id: string | null): RunRow['undoes'] {
  const run = id === null ? null : runs.get(id)
  return run && { id: run.id, kind: run.kind, startedMs: run.startedMs }
}

/** What is under way is not through: what a run makes of others comes last, and is counted when it is there. */
const mostUnderWay = 0.99

function progressOf({ pages }: RunRowParts, { id }: Run, { counts }: RunTotals): number | null {
  if (counts.all === 0) return null
  return Math.min(mostUnderWay, (counts.all - counts.running + pages.jobsDone(id)) / counts.all)
}

function paceNow(
  { pages }: RunRowParts,
  { id }: Run,
  { totals, live }: Pick<RunNow, 'totals' | 'live'>,
): RunRow['pace'] {
  if (live.nowMs === null) return null
  return paceOf(pages.doneSince(id, live.nowMs - paceWindowMs), totals.counts.running)
}

function isHeldByWatch(
  { pages }: RunRowParts,
  { id, command }: Run,
  { totals, live: { isWatchOff, isParked } }: Pick<RunNow, 'totals' | 'live'>,
): boolean {
  if (!isWatchOff || !command.startsWith('watch') || totals.causes.some(isAway)) return false
  // A watch may have put off a whole library: its rows are read only where one of them could be parked.
  if (isParked === null) return true
  return !pages.outcomes(id, { group: 'waiting', cause: null }, everyRow).rows.some(isParked)
}

function resumesAtMs({ causes }: RunTotals, live: LiveRuns): number | null {
  const waiting = causes.filter(({ state }) => state === 'waiting')
  const moments = waiting.map((cause) => cause.untilMs ?? (isAway(cause) ? live.serviceRetryMs : live.quotaMs))
  const known = moments.flatMap((atMs) => atMs ?? [])
  return known.length === 0 ? null : Math.min(...known)
}

interface RunNow {
  readonly totals: RunTotals
  readonly isUnderWay: boolean
  readonly live: LiveRuns
}

/** What is gone on with by a plan, what is taken away again, what the service's machine makes: the rest begins anew. */
const canBeRetried: ReadonlySet<Run['kind']> = new Set(['find', 'review', 'translate', 'transcribe', 'undo'])

function verbsOf({ id, kind, command }: Run, { totals, isUnderWay, live }: RunNow): RunRow['verbs'] {
  const isOfPlan = live.runningId === id
  const { counts, causes } = totals
  const stopped = sum(causes.filter(({ state }) => state === 'stopped'))
  const failed = counts.failed - sum(causes.filter(isRefused))
  const again = kind === 'undo' ? failed + stopped : failed + counts.waiting + stopped
  return {
    canPause: isOfPlan && !live.isPaused,
    canResume: isOfPlan && live.isPaused,
    canStop: isOfPlan || live.stoppable.has(id),
    toRetry: isUnderWay || !canBeRetried.has(kind) || command === 'bring-back' ? 0 : again,
  }
}

/** The commonest; of what failed and was settled since, where nothing else did. */
function firstCause({ causes, settled }: RunTotals): RunRow['firstCause'] {
  const failed = [...causes, ...settled].find(({ state }) => state === 'failed')
  return failed ? { reason: failed.reason, code: failed.code, count: failed.count, message: failed.message } : null
}
