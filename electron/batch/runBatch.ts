/** The main job: survey, plan, fulfil. One batch is what the user sees, pauses and undoes as one thing. */
import { isFailure } from '../../shared/isFailure.ts'
import type { Allowance, Plan } from '../plan/plan.ts'
import type { Spent } from '../plan/quotaStore.ts'
import type { Want } from '../wanted/missing.ts'
import type { WantedRules } from '../wanted/wish.ts'
import type { BatchEvent, Done, Emit } from './batchEvents.ts'
import { fulfilPlan, type FulfilParts, type WantStep } from './fulfilPlan.ts'
import { languageOfWant, planBatch, type PlannedBatch, type PlanParts } from './planBatch.ts'
import { createProgressTeller } from './progressTeller.ts'
import { surveyLibrary, type SurveyParts } from './surveyLibrary.ts'
import { translateWants, type TranslateParts } from './translateWants.ts'
import { unservedWants } from './unservedWants.ts'

export interface BatchOrder {
  readonly command: string
  readonly roots: readonly string[]
  readonly rules: WantedRules
  readonly allowance: Allowance
  readonly limitDownloads: number | null
  /** Nothing is asked and nothing downloaded: what is known and in the cache is delivered. */
  readonly isOffline: boolean
  /** Plan only: nothing is downloaded or written. */
  readonly isDryRun: boolean
}

export interface BatchParts {
  readonly survey: SurveyParts
  readonly plan: PlanParts
  readonly fulfil: (rules: WantedRules) => FulfilParts
  readonly translate: TranslateParts
  readonly startBatch: (command: string) => string
  readonly spentIn: (batchId: string) => Spent
  readonly nowMs: () => number
}

/**
 * Emits everything that happens, `done` last, and returns that. @throws AppError when it cannot work at all, and
 * 'cancelled'; what was written by then stays written, and the next run goes on from there.
 */
export async function runBatch(
  parts: BatchParts,
  order: BatchOrder,
  { emit, signal }: { readonly emit: Emit; readonly signal: AbortSignal },
): Promise<Done> {
  const startedMs = parts.nowMs()
  const batchId = parts.startBatch(order.command)
  const tally = createTally(emit)
  const survey = await surveyLibrary(parts.survey, order.roots, { emit, signal })
  const planned = await planBatch(parts.plan, survey, { ...order, batchId, signal, emit })
  tellUnserved(planned, order, tally.emit)
  if (!order.isDryRun) await carryOut(parts, planned.plan, { order, batchId, signal, emit: tally.emit })
  const { search, download, ai } = parts.spentIn(batchId)
  const seconds = Math.round((parts.nowMs() - startedMs) / 100) / 10
  const done: Done = { kind: 'done', ...tally.counts(), spent: { search, downloads: download, ai }, batchId, seconds }
  emit(done)
  return done
}

export function tellStep(want: Want, step: WantStep, emit: Emit): void {
  if (step.kind === 'written') emit(step.event)
  if (step.kind === 'skipped') emit({ ...step, video: want.video.file.path, language: languageOfWant(want) })
}

interface Work {
  readonly order: BatchOrder
  readonly batchId: string
  readonly signal: AbortSignal
  readonly emit: Emit
}

async function carryOut(parts: BatchParts, plan: Plan, { order, batchId, signal, emit }: Work): Promise<void> {
  const { isOffline, limitDownloads } = order
  const progress = createProgressTeller(plan, emit)
  const onStep = (want: Want, step: WantStep) => {
    progress.noteStep(step)
    tellStep(want, step, emit)
  }
  await fulfilPlan(parts.fulfil(order.rules), plan, {
    batchId,
    limitDownloads: isOffline ? 0 : limitDownloads,
    signal,
    onStep,
    onArchive: progress.noteArchive,
  })
  if (isOffline) return
  await translateWants(parts.translate, plan.translate, {
    batchId,
    signal,
    onStep: (want, step) => {
      tellStep(want, step, emit)
    },
    onDone: (done, total) => {
      if (total > 0) emit({ kind: 'progress', phase: 'translate', done, total })
    },
  })
}

/** Wants that the plan does not serve, each with its reason. */
function tellUnserved(planned: PlannedBatch, { isOffline }: BatchOrder, emit: Emit): void {
  for (const { want, ...step } of unservedWants(planned, { isOffline })) tellStep(want, step, emit)
}

/** Hands events on and counts how the wants ended. */
export function createTally(emit: Emit) {
  let written = 0
  let skipped = 0
  let failed = 0
  return {
    emit: (event: BatchEvent) => {
      if (event.kind === 'written') written += 1
      if (event.kind === 'skipped') {
        if (isFailure(event.reason)) failed += 1
        else skipped += 1
      }
      emit(event)
    },
    counts: () => ({ written, skipped, failed }),
  }
}
