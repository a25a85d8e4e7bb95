/** The work on the plan: what goes on, how far it is, what came of it, and what becomes of that when something happens. Pure. */
import type { PlanState } from '../../../shared/contract/plan.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Plan } from '../../plan/plan.ts'
import type { Gap } from '../../wanted/missing.ts'
import type { PlanSums } from './planSums.ts'

type Shown = Pick<PlanState, 'phase' | 'progress' | 'result' | 'problem' | 'batchId'>

export interface PlanWork extends Shown {
  readonly isBusy: boolean
  /** Wishes that the run has taken up. */
  readonly inRun: ReadonlySet<Gap>
}

export type PlanWorkEvent =
  /** What goes on is spent under this batch. */
  | { readonly kind: 'batch.opened'; readonly batchId: string }
  /** One work at a time; `ended` follows whatever became of it. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'making'; readonly isScanning: boolean }
  | { readonly kind: 'phase.reached'; readonly phase: 'scanning' | 'matching' }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'planned' }
  /** Videos of the plan are asked for again. */
  | { readonly kind: 'asking' }
  /** That failed: the plan is as it was. */
  | { readonly kind: 'ask.failed'; readonly phase: PlanState['phase'] }
  | { readonly kind: 'running'; readonly plan: Plan }
  | { readonly kind: 'ran'; readonly result: NonNullable<PlanState['result']> }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'failed'; readonly error: AppError; readonly hasRows: boolean }
  | { readonly kind: 'decided' }
  /** Another service or other wishes: what was planned means nothing any more. */
  | { readonly kind: 'reset' }

const nothingDone = { done: 0, total: 0 } as const
const nothingYet = { progress: nothingDone, result: null, problem: null } as const

export const noWork: PlanWork = { ...nothingYet, phase: 'empty', batchId: null, isBusy: false, inRun: new Set() }

export function nextWork(work: PlanWork, event: PlanWorkEvent): PlanWork {
  switch (event.kind) {
    case 'batch.opened':
      return { ...work, batchId: event.batchId }
    case 'begun':
      return { ...work, isBusy: true }
    case 'ended':
      return { ...work, isBusy: false, inRun: noWork.inRun }
    case 'making':
      return { ...work, ...nothingYet, phase: event.isScanning ? 'scanning' : 'matching' }
    case 'phase.reached':
      return { ...work, phase: event.phase, progress: nothingDone }
    case 'progress':
      return { ...work, progress: { done: event.done, total: event.total } }
    case 'planned':
      return { ...work, phase: 'ready' }
    case 'asking':
      return { ...work, phase: 'matching', progress: nothingDone }
    case 'ask.failed':
      return { ...work, phase: event.phase }
    case 'running':
      return { ...work, ...nothingYet, phase: 'running', ...takenUp(event.plan) }
    case 'ran':
      return { ...work, phase: 'done', result: event.result }
    case 'paused':
      return { ...work, phase: 'paused' }
    case 'resumed':
      return { ...work, phase: 'running' }
    case 'failed':
      return { ...work, ...afterFailure(event.error, event.hasRows) }
    case 'decided':
      return work.phase === 'done' ? { ...work, phase: 'ready' } : work
    case 'reset':
      return { ...noWork, isBusy: work.isBusy, inRun: work.inRun }
  }
}

function takenUp({ archives }: Plan): Pick<PlanWork, 'progress' | 'inRun'> {
  const inRun = new Set(archives.flatMap(({ serves }) => serves.map(({ gap }) => gap)))
  return { inRun, progress: { done: 0, total: archives.length } }
}

/** What a person cancelled leaves the screen as it was. */
function afterFailure({ code, message }: AppError, hasRows: boolean): Pick<PlanWork, 'phase'> & Partial<PlanWork> {
  if (code === 'cancelled') return { phase: hasRows ? 'ready' : 'empty' }
  return { phase: 'failed', problem: { code, message } }
}

/** @throws AppError 'input.invalid' while other work goes on */
export function mustBeIdle({ isBusy }: PlanWork): void {
  if (isBusy) throw new AppError('input.invalid', 'Something is being planned or run. Wait for it, or cancel it first.')
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
export interface AroundWork extends Pick<PlanState, 'revision' | 'downloadsLeft' | 'aiLeft' | 'resumesAtMs'> {
  readonly sums: PlanSums
  /** Whether anything waits since an earlier run. Asked for only where it matters: nobody asks it of each step of a run. */
  readonly hasParked: () => boolean
}

export function planStateOf(work: PlanWork, { hasParked, ...around }: AroundWork): PlanState {
  const { phase, progress, result, problem, batchId } = work
  const isWaiting = around.sums.waiting > 0 || (phase !== 'running' && hasParked())
  const resumesAtMs = isWaiting ? around.resumesAtMs : null
  return { phase, progress, result, problem, batchId, ...around, resumesAtMs }
}
