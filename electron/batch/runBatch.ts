/** The main job: survey, plan, fulfil. One batch is what the user sees, pauses and undoes as one thing. */
import { toAppError } from '../../shared/errors.ts'
import type { Allowance } from '../plan/plan.ts'
import type { Spent } from '../plan/quotaStore.ts'
import type { WantedRules } from '../wanted/wish.ts'
import type { BatchEvent, Done, Emit } from './batchEvents.ts'
import { fulfilPlan, type FulfilParts } from './fulfilPlan.ts'
import { languageOfWant, planBatch, type PlannedBatch, type PlanParts } from './planBatch.ts'
import { surveyLibrary, type SurveyParts } from './surveyLibrary.ts'

export interface BatchOrder {
  readonly command: string
  readonly roots: readonly string[]
  readonly rules: WantedRules
  readonly allowance: Allowance
  readonly limitDownloads: number | null
  readonly isOffline: boolean
  /** Plan only: nothing is downloaded or written. */
  readonly isDryRun: boolean
}

export interface BatchParts {
  readonly survey: SurveyParts
  readonly plan: PlanParts
  readonly fulfil: (rules: WantedRules) => FulfilParts
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
  tellUnserved(planned, tally.emit)
  if (!order.isDryRun) {
    const { limitDownloads } = order
    await fulfilPlan(parts.fulfil(order.rules), planned.plan, { batchId, limitDownloads, signal, emit: tally.emit })
  }
  const { search, download, ai } = parts.spentIn(batchId)
  const seconds = Math.round((parts.nowMs() - startedMs) / 100) / 10
  const done: Done = { kind: 'done', ...tally.counts(), spent: { search, downloads: download, ai }, batchId, seconds }
  emit(done)
  return done
}

/** Wants that the plan does not serve, each with its reason. */
function tellUnserved({ plan, matched }: PlannedBatch, emit: Emit): void {
  const entryOf = new Map(matched.map((entry) => [entry.video.file.path, entry]))
  const skip = (
    want: (typeof plan.none)[number],
    rest: Pick<BatchEvent & { kind: 'skipped' }, 'reason' | 'code' | 'message'>,
  ) => {
    emit({ kind: 'skipped', video: want.video.file.path, language: languageOfWant(want), ...rest })
  }
  for (const { want, why, ranked } of plan.ask) {
    const message =
      why === 'title' ? 'The title is not certain.' : `${ranked.length} subtitles fit, none of them surely in sync.`
    skip(want, { reason: 'ask', code: null, message: `${message} Look at it, or take the best with --yes-to all.` })
  }
  for (const want of plan.none) {
    const isMatched = (entryOf.get(want.video.file.path)?.title ?? null) !== null
    const message = isMatched ? 'The service has no subtitle that fits.' : 'The service does not know this video.'
    skip(want, { reason: isMatched ? 'no-candidate' : 'no-match', code: null, message })
  }
  for (const { want } of plan.translate) {
    skip(want, {
      reason: 'no-candidate',
      code: null,
      message: 'Only a translation would do; translating comes in a later version.',
    })
  }
  for (const { want } of plan.waiting.flatMap((archive) => archive.serves)) {
    skip(want, {
      reason: 'quota',
      code: 'quota.exhausted',
      message: 'No download is left for it today; it waits for the reset.',
    })
  }
  for (const want of plan.unmatched) {
    const error = entryOf.get(want.video.file.path)?.error
    const { code, message } = toAppError(error ?? new Error('not asked'))
    skip(want, { reason: code === 'quota.exhausted' || code === 'service.busy' ? 'quota' : 'error', code, message })
  }
}

/** Failed are the wants that met an error or only unusable subtitles; every other one that was not written is skipped. */
function createTally(emit: Emit) {
  let written = 0
  let skipped = 0
  let failed = 0
  return {
    emit: (event: BatchEvent) => {
      if (event.kind === 'written') written += 1
      if (event.kind === 'skipped') {
        if (event.reason === 'error' || event.reason === 'rejected') failed += 1
        else skipped += 1
      }
      emit(event)
    },
    counts: () => ({ written, skipped, failed }),
  }
}
