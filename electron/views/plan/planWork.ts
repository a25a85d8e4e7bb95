/** The work on the plan: what goes on, how far it is, what came of it, and what becomes of that when something happens. Pure. */
import type { PlanState } from '../../../shared/contract/plan.ts'
import { AppError } from '../../../shared/errors.ts'
import type { LeftOver } from './making/leftOver.ts'
import type { PlanOrder } from './making/planScope.ts'
import { gapsToWrite } from '../../plan/gapsToWrite.ts'
import type { Plan } from '../../plan/plan.ts'
import type { Gap } from '../../wanted/missing.ts'
import type { PlanSums } from './board/planSums.ts'

type Shown = Pick<PlanState, 'phase' | 'progress' | 'result' | 'problem' | 'attempt' | 'batchId' | 'runId'>

export interface PlanWork extends Shown {
  readonly isBusy: boolean
  /** What is asked now is charged to this batch, which the next run becomes; null until something is asked. */
  readonly nextId: string | null
  /** What the plan does not ask for yet, of all that was meant. */
  readonly leftOver: LeftOver | null
  /** Wishes that the run has taken up. */
  readonly inRun: ReadonlySet<Gap>
  /** The plan that stands until another one is made; null where that has its rows. */
  readonly before: StandingPlan | null
}

type StandingPlan = Pick<PlanWork, 'phase' | 'result' | 'batchId' | 'runId' | 'leftOver'>

export type PlanWorkEvent =
  /** What is asked from now on is charged to this batch. */
  | { readonly kind: 'batch.opened'; readonly batchId: string }
  /** One work at a time; `ended` follows whatever became of it. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'making'; readonly isScanning: boolean }
  | { readonly kind: 'phase.reached'; readonly phase: 'scanning' | 'matching' }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'planned' }
  /** Another plan: what ran of the one before is told on the list of runs. */
  | { readonly kind: 'plan.begun'; readonly order: PlanOrder }
  /** Its rows stand. */
  | { readonly kind: 'rows.loaded' }
  /** The service, which could not be reached, answers again. */
  | { readonly kind: 'service.back' }
  /** A person goes on with the plan that stands: what failed beside it is over. */
  | { readonly kind: 'gone.on' }
  /** What of the scope is left for later is known. */
  | { readonly kind: 'left.over'; readonly leftOver: LeftOver | null }
  /** Videos of the plan are asked for again. */
  | { readonly kind: 'asking' }
  /** That failed: the plan is as it was. */
  | { readonly kind: 'ask.failed'; readonly phase: PlanState['phase'] }
  | { readonly kind: 'running'; readonly plan: Plan; readonly runId: string }
  | { readonly kind: 'ran'; readonly result: NonNullable<PlanState['result']> }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'failed'; readonly error: AppError; readonly hasRows: boolean }
  /** Videos were taken into the plan: what a run has done before stays said. */
  | { readonly kind: 'rows.added' }
  /** Another service or other wishes: what was planned means nothing any more. */
  | { readonly kind: 'reset' }

const nothingDone = { done: 0, total: 0 } as const
const nothingYet = { progress: nothingDone, result: null, problem: null } as const
const noAttempt = { problem: null, attempt: null } as const

const noBatch = { batchId: null, nextId: null, runId: null } as const

export const noWork: PlanWork = {
  ...nothingYet,
  ...noAttempt,
  ...noBatch,
  phase: 'empty',
  leftOver: null,
  isBusy: false,
  inRun: new Set(),
  before: null,
}

export function nextWork(work: PlanWork, event: PlanWorkEvent): PlanWork {
  switch (event.kind) {
    case 'batch.opened':
      return { ...work, batchId: work.batchId ?? event.batchId, nextId: event.batchId }
    case 'plan.begun':
      return { ...work, attempt: attemptOf(event.order), before: standing(work), batchId: work.nextId, runId: null }
    case 'rows.loaded':
      return { ...work, attempt: null, before: null }
    case 'gone.on':
      return work.isBusy || work.phase === 'failed' ? work : { ...work, ...noAttempt }
    case 'service.back':
      return { ...work, problem: null }
    case 'begun':
      return { ...work, ...noAttempt, isBusy: true }
    case 'ended':
      return { ...work, isBusy: false, inRun: noWork.inRun }
    case 'making':
      return { ...work, ...nothingYet, phase: event.isScanning ? 'scanning' : 'matching' }
    case 'phase.reached':
      return { ...work, phase: event.phase, progress: nothingDone }
    case 'progress':
      return { ...work, progress: { done: event.done, total: event.total } }
    case 'left.over':
      return { ...work, leftOver: event.leftOver }
    case 'planned':
      return { ...work, phase: 'ready' }
    case 'asking':
      return { ...work, phase: 'matching', progress: nothingDone }
    case 'ask.failed':
      return { ...work, phase: event.phase }
    case 'running':
      return { ...work, ...nothingYet, phase: 'running', nextId: null, runId: event.runId, ...takenUp(event.plan) }
    case 'ran':
      return { ...work, phase: 'done', result: event.result }
    case 'paused':
      return { ...work, phase: 'paused' }
    case 'resumed':
      return { ...work, phase: 'running' }
    case 'failed':
      return afterFailure(work, event)
    case 'rows.added':
      return work.phase === 'empty' || work.phase === 'failed' ? { ...work, ...nothingYet, phase: 'ready' } : work
    case 'reset':
      return { ...noWork, isBusy: work.isBusy, inRun: work.inRun }
  }
}

function takenUp(plan: Plan): Pick<PlanWork, 'progress' | 'inRun'> {
  return { inRun: new Set(gapsToWrite(plan)), progress: { done: 0, total: plan.archives.length + plan.inside.length } }
}

function standing({ phase, result, batchId, runId, leftOver }: PlanWork): StandingPlan {
  return { phase: runId === null ? 'ready' : phase, result, batchId, runId, leftOver }
}

function attemptOf({ scope, newest, begins }: PlanOrder): PlanState['attempt'] {
  return { scope, newest, begins: begins ?? null }
}

/** The plan that stood stands as it was, and can be run; of what a person cancelled nothing is said. */
function afterFailure(work: PlanWork, { error: { code, message }, hasRows }: Failure): PlanWork {
  const problem = code === 'cancelled' ? null : { code, message }
  const told = { problem, attempt: problem && work.attempt, before: null }
  if (!hasRows) return { ...work, ...told, phase: problem ? 'failed' : 'empty' }
  return { ...work, phase: work.runId === null ? 'ready' : 'done', ...work.before, ...told }
}

type Failure = Extract<PlanWorkEvent, { readonly kind: 'failed' }>

/** @throws AppError 'app.busy' while other work goes on */
export function mustBeIdle({ isBusy }: PlanWork): void {
  if (isBusy) throw new AppError('app.busy', 'Something is being planned or run. Wait for it, or cancel it first.')
}

/** @throws AppError 'input.invalid' for a wish that is being met already */
export function mustNotBeInRun({ inRun }: PlanWork, gap: Gap): void {
  if (inRun.has(gap))
    throw new AppError('input.invalid', 'This row is being run already. Cancel the run to choose again.')
}

/** @throws AppError 'input.invalid' */
export function mustBeRunning({ phase }: PlanWork): void {
  if (phase !== 'running') throw new AppError('input.invalid', 'Nothing is running that could be paused.')
}

/** @throws AppError 'input.invalid' */
export function mustBePaused({ phase }: PlanWork): void {
  if (phase !== 'paused') throw new AppError('input.invalid', 'Nothing is paused.')
}

/** What is said beside the work itself. */
export interface AroundWork extends Pick<
  PlanState,
  | 'revision'
  | 'downloadsLeft'
  | 'aiLeft'
  | 'resumesAtMs'
  | 'aiResumesAtMs'
  | 'isServiceBusy'
  | 'languages'
  | 'decided'
  | 'retryAtMs'
  | 'former'
  | 'again'
> {
  readonly sums: PlanSums
  /** Whether anything waits since an earlier run. Asked for only where it matters: nobody asks it of each step of a run. */
  readonly hasParked: () => boolean
  /** How long a run takes. Asked for where one may begin. */
  readonly aboutMs: () => number | null
  /** What waits for the quota, and no run has put off. Asked for as seldom. */
  readonly countUnheld: () => number
}

/** The run that goes on, also while it pauses; null where none does. */
export function runningIdOf({ phase, runId }: PlanWork): string | null {
  return phase === 'running' || phase === 'paused' ? runId : null
}

export function planStateOf(work: PlanWork, { hasParked, countUnheld, aboutMs, ...around }: AroundWork): PlanState {
  const { phase, progress, result, problem, attempt, batchId, runId, leftOver } = work
  const { waiting, unasked, waitingAi } = around.sums
  const isWaiting = waiting > unasked + waitingAi || (phase !== 'running' && hasParked())
  const resumesAtMs = isWaiting ? around.resumesAtMs : null
  const aiResumesAtMs = waitingAi > 0 ? around.aiResumesAtMs : null
  const isOpen = (phase === 'ready' || phase === 'done') && waiting > unasked
  const notAsked = leftOver?.told ?? null
  return {
    phase,
    progress,
    result,
    problem,
    attempt: work.isBusy ? null : attempt,
    batchId,
    runId,
    notAsked,
    ...around,
    aboutMs: phase === 'ready' ? aboutMs() : null,
    toHold: isOpen && (resumesAtMs ?? aiResumesAtMs) !== null ? countUnheld() : 0,
    resumesAtMs,
    aiResumesAtMs,
  }
}
