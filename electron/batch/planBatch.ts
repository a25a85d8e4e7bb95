/** Second stage: what is missing, what the service offers for it, and the plan. Writes nothing; costs search units at most. */
import type { LanguageTag } from '../../shared/language.ts'
import type { NamingSettings } from '../clean/nameRules.ts'
import type { ArchiveCache } from '../download/cache/archiveCache.ts'
import type { TextsBeside } from '../ai/beside/textsBeside.ts'
import type { AiJobs } from '../ai/aiJobs.ts'
import type { Translators } from '../ai/translators.ts'
import type { LearntNames } from '../matching/learntNames.ts'
import type { TitleMemory } from '../matching/titleMemory.ts'
import type { Matcher, MatchOptions } from '../matching/ask/matcher.ts'
import { isAnswered, type MatchedVideo } from '../matching/matchedVideo.ts'
import type { Estimator } from '../plan/estimatePlan.ts'
import type { NotFoundWishes } from '../plan/notFoundWishes.ts'
import type { Allowance, RankedGap, Plan, PlannedArchive } from '../plan/plan.ts'
import { planDownloads } from '../plan/planDownloads.ts'
import type { QuotaLedger } from '../quota/quotaLedger.ts'
import { triedBefore } from '../plan/triedBefore.ts'
import type { CheckFolder } from '../sidecar/publish/checkPlace.ts'
import { formatWish } from '../wanted/parseWishes.ts'
import { missing, type Coverage, type CoveredWish, type Gap, type IgnoredWish } from '../wanted/missing.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import { languageOfWish, type RulesBook } from '../wanted/rulesBook.ts'
import type { Emit } from './batchEvents.ts'
import { beginPlan, type BeginOrder } from './beginPlan.ts'
import { withTextsBeside } from './gaps/besideGaps.ts'
import { asksService, gapsBySource } from './gaps/gapsBySource.ts'
import { gapsWithoutTranslator } from './gaps/gapsWithoutTranslator.ts'
import { isAskedFor } from './gaps/insideGaps.ts'
import { unnamed } from './gaps/tooLongNames.ts'
import { gapsByPlace, type UnwritableGap } from './gaps/writableGaps.ts'
import { orderedJobsOf } from './gaps/orderedJobs.ts'
import { createGapRanking } from './gaps/rankGaps.ts'
import { createCertainty } from './gaps/certainty.ts'
import type { Survey } from './surveyLibrary.ts'
import { createUsageQuestion, type UsageParts, type UsageQuestion } from './usageQuestion.ts'
import { wantedPairs } from './pairs/keepPairs.ts'
import { plannedPairs } from './pairs/plannedPairs.ts'
import { tellMatch, tellPlan } from './tellPlan.ts'
import { yieldToEventLoop } from '../library/yieldToEventLoop.ts'

export interface PlanOrder {
  readonly rules: RulesBook
  /** What is wanted of the videos; what is missing unless told. */
  readonly wantedOf?: typeof missing
  readonly allowance: Allowance
  readonly limitDownloads: number | null
  readonly isOffline: boolean
  readonly isDryRun?: boolean
  /** What nothing can be written for is told by who orders: it takes no place in the plan, and nothing is asked for it. */
  readonly leavesUnwritable?: boolean
  /** How much is asked for; all of it, and without asking a person, unless told. */
  readonly begin?: BeginOrder
  /** As matching takes it: search units for this run; null for as many as there are. */
  readonly mostSearches?: number | null
  /** What is beyond these goes on by itself at the reset; else it waits for a person. */
  readonly goesOnAtReset?: boolean
  /** As matching takes it: answers from before this moment are asked for again. */
  readonly answersSinceMs?: MatchOptions['answersSinceMs']
  /** As matching takes it: translations, whatever is there. */
  readonly isOrdered?: boolean
  /** As matching takes it: of an order, the subtitle that it names. */
  readonly pickedId?: string | null
  /**
   * Told while the plan is still made of archives that it will hold, whatever else is answered, and of gaps that they will
   * serve then: never with a budget that could leave one out. No plan counts them twice.
   */
  readonly onCertain?: (archives: readonly PlannedArchive[]) => void
  /** May have been begun before the whole library was seen; its own unless told. */
  readonly usage?: UsageQuestion
  readonly batchId: string
  readonly signal: AbortSignal
  readonly emit: Emit
}

export interface PlanParts extends UsageParts {
  /** Whether anything can be written in a folder. */
  readonly checkFolder: CheckFolder
  /** How subtitles are named: what no disk would take the name of is not asked for. */
  readonly naming: NamingSettings
  readonly matcher: Matcher
  readonly memory: Pick<TitleMemory, 'rejectedIds' | 'refusedVideos' | 'refusalOf' | 'leavesLanguagesOut'>
  /** Every plan tells here what was asked for in vain, whoever makes it. */
  readonly notFound: Pick<NotFoundWishes, 'record'>
  /** Every plan tells here what titles are called, too. */
  readonly learntNames: Pick<LearntNames, 'learn'>
  readonly cache: Pick<ArchiveCache, 'has'>
  readonly jobs: Pick<AiJobs, 'find' | 'open'>
  readonly ledger: Pick<QuotaLedger, 'remaining' | 'heldOffUntilMs' | 'resumesAtMs'>
  /** What it would cost, before anything is asked; `isAnew`: as if nothing had been answered yet. */
  readonly estimate: (gaps: readonly Gap[], isAnew?: boolean) => Promise<Estimator>
  /** What units are kept under. */
  readonly service: string
  /** What the service says of its engines: nothing is planned that it has nothing to make with. */
  readonly translators: Translators
  /** What is there already for a translation to be made from. */
  readonly beside: TextsBeside
}

export interface PlannedBatch {
  readonly coverage: Coverage
  /** No part of the plan; empty unless it was to leave them out. */
  readonly unwritable: readonly UnwritableGap[]
  readonly matched: readonly MatchedVideo[]
  /** One a gap, in the order of `coverage.gaps`, then the forced ones that can be had: what the plan was made from. */
  readonly rankedGaps: readonly RankedGap[]
  readonly plan: Plan
}

export async function planBatch(parts: PlanParts, survey: Survey, order: PlanOrder): Promise<PlannedBatch> {
  const { emit, rules } = order
  const { usage = createUsageQuestion(parts, order) } = order
  const coverage = await coverageOf(parts, survey.videos, { ...order, usage })
  const { videos, ignored, unreadable, orphans } = survey
  emit({
    kind: 'scanned',
    videos: videos.length,
    ignored,
    unreadable,
    covered: coverage.covered.length,
    missing: coverage.gaps.length,
    orphans,
    paths: videos.map(({ file }) => file.path),
    rePaired: videos.flatMap(({ file }) => file.sidecars).filter(({ isRePaired }) => isRePaired).length,
  })
  await usage.answered()
  const wanted = [...coverage.gaps, ...coverage.forced]
  const { writable, unwritable } = order.leavesUnwritable
    ? await gapsByPlace(parts.checkFolder, wanted, order.signal)
    : { writable: wanted, unwritable: [] }
  const { nameable, tooLong, inside, asked } = gapsBySource(parts, writable, rules)
  const estimate = (some: readonly Gap[]) => parts.estimate(some, order.answersSinceMs !== undefined)
  const begun = order.begin ? await beginPlan(estimate, asked, order.begin) : null
  const { gaps } = begun ?? { gaps: asked }
  const meant = new Set(gaps)
  const chosen = nameable.filter((gap) => meant.has(gap) || !isAskedFor(gap, inside))
  const untranslatable = await gapsWithoutTranslator(parts.translators, chosen, order)
  const ranking = createGapRanking(parts, chosen, { rules, inside, untranslatable })
  const certainty = createCertainty(parts, ranking, { ...order, mostGaps: chosen.length })
  const matched = await parts.matcher.matchAll(gaps, {
    batchId: order.batchId,
    signal: order.signal,
    isOffline: order.isOffline,
    isOrdered: order.isOrdered ?? false,
    pickedId: order.pickedId ?? null,
    mostSearches: order.mostSearches ?? null,
    ...(order.answersSinceMs ? { answersSinceMs: order.answersSinceMs } : {}),
    onProgress: (progress) => {
      emit({ kind: 'progress', phase: 'match', ...progress })
    },
    ...(certainty && { onAnswered: certainty.add }),
  })
  matched.forEach((video) => {
    tellMatch(video, emit)
  })
  await parts.learntNames.learn(matched)
  const ranked = await ranking.rankAll(matched)
  // Who orders translations has looked there first.
  const sourced = order.isOrdered ? ranked : await withTextsBeside(parts.beside, ranked, order.signal)
  const rankedGaps = [...sourced, ...unnamed(tooLong)]
  const plan = planGaps(parts, rankedGaps, { ...order, ...(certainty && { begunIds: certainty.begunIds }) })
  await recordNotFound(parts, { plan, rankedGaps, matched })
  tellPlan(plan, {
    pairs: plannedPairs(wantedPairs(videos, rules), plan).length,
    searchUnits: matched.reduce((sum, { cost }) => sum + cost, 0),
    begun,
    batchId: order.batchId,
    resumesAtMs: goesOnAtMs(parts, plan, order),
    emit,
  })
  return { coverage, unwritable, matched, rankedGaps, plan }
}

const answersInOneWrite = 500

/** What was not asked says nothing; an answer that was kept says no more than it did when it came. */
async function recordNotFound(
  { notFound, service, memory }: PlanParts,
  { plan, rankedGaps, matched }: Pick<PlannedBatch, 'plan' | 'rankedGaps' | 'matched'>,
): Promise<void> {
  const none = new Set(plan.none)
  const kept = new Set(matched.flatMap(({ isFromCache, video }) => (isFromCache ? [video.file.path] : [])))
  const answers = rankedGaps.flatMap((ranked) => {
    const { gap, status, isNameTooLong = false } = ranked
    if (gap.isForced || isNameTooLong || !isAnswered(status)) return []
    const videoPath = gap.video.file.path
    const isNotFound = none.has(gap)
    const tried = isNotFound ? triedBefore(ranked) : null
    const refusal = (tried && memory.refusalOf(videoPath, tried.id)) ?? ''
    return { videoPath, wish: formatWish(gap.wish), isNotFound, isNew: !kept.has(videoPath), refusal }
  })
  for (let start = 0; start < answers.length; start += answersInOneWrite) {
    notFound.record(service, answers.slice(start, start + answersInOneWrite))
    await yieldToEventLoop()
  }
}

export interface PlanLimits extends Pick<PlanOrder, 'allowance' | 'limitDownloads'> {
  /** Only what is in the cache can be had. */
  readonly isOffline?: boolean
  /** Begun while the plan was made: they count as they did before. */
  readonly begunIds?: ReadonlySet<string>
}

export interface PlanChoicesParts extends Pick<PlanParts, 'cache' | 'service' | 'jobs'> {
  readonly ledger: Pick<QuotaLedger, 'remaining'>
}

/** Plans again from what was chosen, with what is left and cached by now: after a person decided, or a reset. */
export function planGaps(
  { cache, ledger, service, jobs }: PlanChoicesParts,
  rankedGaps: readonly RankedGap[],
  { allowance, limitDownloads, isOffline = false, begunIds = new Set() }: PlanLimits,
): Plan {
  const ids = new Set(rankedGaps.flatMap(({ ranking }) => ranking.candidates.map(({ subtitle }) => subtitle.id)))
  return planDownloads({
    rankedGaps,
    remainingDownloads: isOffline ? 0 : ledger.remaining(service, 'download'),
    remainingAi: isOffline ? null : ledger.remaining(service, 'ai'),
    orderedJobs: orderedJobsOf(jobs, service),
    cachedIds: new Set([...ids].filter((id) => !begunIds.has(id) && cache.has(id))),
    begunIds,
    allowance,
    limitDownloads,
  })
}

const videosInOneSlice = 100

async function coverageOf(
  parts: PlanParts,
  videos: readonly LibraryVideo[],
  { rules, usage, wantedOf = missing }: PlanOrder & { readonly usage: UsageQuestion },
): Promise<Coverage> {
  const gaps: Gap[] = []
  const covered: CoveredWish[] = []
  const ignored: IgnoredWish[] = []
  const forced: Gap[] = []
  for (let start = 0; start < videos.length; start += videosInOneSlice) {
    const some = wantedOf(videos.slice(start, start + videosInOneSlice), rules)
    gaps.push(...some.gaps)
    covered.push(...some.covered)
    ignored.push(...some.ignored)
    forced.push(...some.forced)
    usage.askFor(() => asksService(parts, some, rules))
    await yieldToEventLoop()
  }
  return { gaps, covered, ignored, forced }
}

/** When what waits goes on; null where it is the person who wants it to wait, for no day. What waits for downloads goes on sooner. */
function goesOnAtMs({ ledger, service }: PlanParts, plan: Plan, order: PlanOrder): number | null {
  const { isOffline, mostSearches = null, goesOnAtReset = false } = order
  if (isOffline) return null
  const areSearchesLimited = mostSearches !== null && !goesOnAtReset && ledger.remaining(service, 'search') !== 0
  const waitsForSearches = plan.unmatched.length > 0 && !areSearchesLimited
  const waitsForDownloads = plan.waiting.length > 0 && !plan.isHeldByLimit
  if (waitsForSearches || waitsForDownloads) return ledger.resumesAtMs(service, 'download')
  return plan.translate.length > plan.translatedNow ? ledger.resumesAtMs(service, 'ai') : null
}

/** The language a gap is named by where there is no subtitle yet: the first one wished for. */
export function languageOfGap(gap: Gap): LanguageTag {
  return languageOfWish(gap.wish)
}
