/** The main job: survey, plan, fulfil. One batch is what the user sees, pauses and undoes as one thing. */
import { wholeScope } from '../runs/run.ts'
import { gapsToWrite } from '../plan/gapsToWrite.ts'
import type { Allowance, Plan, PlannedArchive } from '../plan/plan.ts'
import { shortageOf } from '../quota/shortage.ts'
import { missing, type Gap } from '../wanted/missing.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { RulesBook } from '../wanted/rulesBook.ts'
import { languagesOfWish } from '../wanted/wish.ts'
import { asBatch, type AccountParts, type OpenBatch } from './asBatch.ts'
import type { Done, Emit } from './batchEvents.ts'
import type { BeginOrder } from './beginPlan.ts'
import { createFulfilment } from './delivery/fulfilPlan.ts'
import type { FulfilParts, GapStep } from './delivery/fulfilOrder.ts'
import { languageOfGap, planBatch, type PlannedBatch, type PlanOrder, type PlanParts } from './planBatch.ts'
import { createProgressTeller } from './delivery/progressTeller.ts'
import { keepPairs, wantedPairs, type PairMaking } from './pairs/keepPairs.ts'
import { tellPicks } from './tellPlan.ts'
import type { FollowRenamed } from './followRenamed.ts'
import { surveyLibrary, type Survey, type SurveyParts } from './surveyLibrary.ts'
import type { TranslateParts } from './gaps/translateGaps.ts'
import { asksService } from './gaps/gapsBySource.ts'
import { openGaps } from './gaps/openGaps.ts'
import { queuedOutcome, scopeOf, stepOutcome } from './stepOutcome.ts'
import { touchedGaps } from './touchedGaps.ts'
import { createUsageQuestion } from './usageQuestion.ts'

export interface BatchOrder {
  readonly command: string
  readonly roots: readonly string[]
  /** Of what the folders hold, these alone; every video unless told. */
  readonly isMeant?: ((video: LibraryVideo) => boolean) | null
  readonly begin: BeginOrder
  readonly mostSearches: number | null
  /** As matching takes it. */
  readonly answersSinceMs?: PlanOrder['answersSinceMs']
  readonly rules: RulesBook
  readonly allowance: Allowance
  readonly limitDownloads: number | null
  /** Nothing is asked and nothing downloaded: what is known and in the cache is delivered. */
  readonly isOffline: boolean
  /** Plan only: nothing is downloaded or written. */
  readonly isDryRun: boolean
  /** What was written before follows videos that have another name now; null: it stays where it is. */
  readonly renamed: FollowRenamed | null
}

export interface BatchParts extends AccountParts {
  readonly survey: SurveyParts
  readonly plan: PlanParts
  readonly fulfil: (rules: RulesBook) => FulfilParts
  readonly translate: TranslateParts
  readonly pairs: (rules: RulesBook) => PairMaking
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
  return asBatch(parts, { command: order.command, kind: 'find', emit }, async (batch) => {
    const { renamed, rules, isMeant } = order
    if (order.isDryRun) batch.keepPlan(wholeScope)
    const usage = createUsageQuestion(parts.plan, { ...order, signal })
    const meant = (videos: readonly LibraryVideo[]) => (isMeant ? videos.filter(isMeant) : videos)
    const onFound = (videos: readonly LibraryVideo[]) => {
      usage.askAhead(() => asksService(parts.plan, missing(meant(videos), rules), rules))
    }
    const found = await surveyLibrary(parts.survey, order.roots, { emit, signal, renamed, onFound })
    const survey = { ...found, videos: meant(found.videos) }
    const work = { ...batch, order, signal }
    const delivery = beginDelivery(parts, work)
    const { begin: onCertain } = delivery
    const planOrder = { ...order, ...batch, signal, onCertain, usage, leavesUnwritable: true }
    const planned = await planBatch(parts.plan, survey, planOrder).catch(async (thrown: unknown) => {
      await delivery.abandon()
      throw thrown
    })
    const scope = scopeOf(touchedGaps(planned).map(({ release }) => release))
    if (order.isDryRun) tellPicks(planned.plan, emit)
    if (order.isDryRun) batch.keepPlan(scope)
    else batch.beginRun(scope)
    tellUnserved(parts.plan, planned, { order, batch })
    if (order.isDryRun) return
    await delivery.finish(planned.plan)
    await translate(parts, planned.plan, work)
    await makePairs(parts, { survey, planned }, work)
  })
}

export function tellStep(gap: Gap, step: GapStep, emit: Emit): void {
  if (step.kind === 'written') emit(step.event)
  if (step.kind === 'skipped') emit({ ...step, video: gap.video.file.path, language: languageOfGap(gap) })
}

interface Work extends OpenBatch {
  readonly order: BatchOrder
  readonly signal: AbortSignal
}

/** What the plan will surely hold is fetched and written while the rest of it is still asked for. */
function beginDelivery(parts: BatchParts, { order, batchId, signal, emit, beginRun, record }: Work) {
  const { isOffline, limitDownloads } = order
  const progress = createProgressTeller(emit)
  const begun = new Set<Gap>()
  const onStep = (gap: Gap, step: GapStep) => {
    progress.countStep(step)
    record([stepOutcome(gap, step)])
    tellStep(gap, step, emit)
  }
  const fulfilment = createFulfilment(parts.fulfil(order.rules), {
    batchId,
    limitDownloads: isOffline ? 0 : limitDownloads,
    signal,
    onStep,
    onArchive: progress.countArchive,
  })
  return {
    begin: (archives: readonly PlannedArchive[]) => {
      const gaps = archives.flatMap(({ serves }) => serves.map(({ gap }) => gap))
      if (begun.size === 0) beginRun(scopeOf(gaps.map(({ release }) => release)))
      for (const gap of gaps) begun.add(gap)
      record(gaps.map(queuedOutcome))
      fulfilment.begin(archives)
    },
    async finish(plan: Plan) {
      progress.planStands(plan)
      record(
        gapsToWrite(plan)
          .filter((gap) => !begun.has(gap))
          .map(queuedOutcome),
      )
      await fulfilment.finish(plan)
    },
    abandon: () => fulfilment.abandon(),
  }
}

async function translate(
  { translate: parts }: BatchParts,
  plan: Plan,
  { order: { isOffline }, batchId, signal, emit }: Work,
): Promise<void> {
  const hasOpenJobs = parts.jobs.open().some(({ service }) => service === parts.service)
  // Loaded for the runs that follow a machine: few do.
  if (isOffline || (plan.translate.length === 0 && !hasOpenJobs)) return
  const { translateGaps } = await import('./gaps/translateGaps.ts')
  await translateGaps(parts, plan.translate, {
    batchId,
    signal,
    onStep: (gap, step) => {
      tellStep(gap, step, emit)
    },
    onDone: (done, total) => {
      if (total > 0) emit({ kind: 'progress', phase: 'translate', done, total })
    },
  })
}

/** Once all that can be had is there; it costs nothing. */
async function makePairs(
  parts: BatchParts,
  { survey, planned }: { readonly survey: Survey; readonly planned: PlannedBatch },
  { order: { rules }, batchId, signal, emit, record }: Work,
): Promise<void> {
  const wanted = wantedPairs(survey.videos, rules)
  if (wanted.length === 0) return
  const lookedFor = new Set(
    planned.rankedGaps.flatMap(({ gap }) =>
      languagesOfWish(gap.wish).map((language) => `${gap.video.file.path}\n${language}`),
    ),
  )
  await keepPairs(parts.pairs(rules), wanted, {
    runId: () => batchId,
    signal,
    isTold: (videoPath, language) => lookedFor.has(`${videoPath}\n${language}`),
    onStep({ event, outcome }) {
      record([outcome])
      emit(event)
    },
  })
}

/** Gaps that the plan does not serve, each with its reason. */
function tellUnserved(
  { ledger, service, memory }: PlanParts,
  planned: PlannedBatch,
  { order: { isOffline }, batch }: { readonly order: BatchOrder; readonly batch: OpenBatch },
): void {
  const shortage = shortageOf(ledger, service, 'download')
  const refused = memory.refusedVideos()
  const kept = openGaps(planned, { isOffline, shortage, refused })
  batch.record(kept.map(({ gap, ...step }) => stepOutcome(gap, step)))
  // The window shows the same run: what it keeps names no option of a command.
  const told = openGaps(planned, { isOffline, shortage, refused, takesBestWith: '--yes-to all' })
  for (const { gap, kind, reason, code, message } of told) tellStep(gap, { kind, reason, code, message }, batch.emit)
  for (const { gap, error } of planned.unwritable) {
    const step = { kind: 'skipped', reason: 'error', code: error.code, message: error.message } as const
    batch.record([stepOutcome(gap, step)])
    tellStep(gap, step, batch.emit)
  }
}
