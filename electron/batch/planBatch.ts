/** Second stage: what is missing, what the service offers for it, and the plan. Writes nothing; costs search units at most. */
import { basename } from 'node:path'
import type { LanguageTag } from '../../shared/language.ts'
import type { ArchiveCache } from '../download/archiveCache.ts'
import type { ArchiveReader } from '../download/archiveReader.ts'
import type { RankingRequest } from '../matching/choose/ranking.ts'
import { rankCandidates } from '../matching/choose/rankCandidates.ts'
import type { TitleMemory } from '../matching/titleMemory.ts'
import type { Matcher, MatchOptions } from '../matching/ask/matchBatch.ts'
import type { MatchedVideo } from '../matching/matchedVideo.ts'
import type { Allowance, RankedGap, Plan } from '../plan/plan.ts'
import { planDownloads } from '../plan/planDownloads.ts'
import type { QuotaLedger } from '../quota/quotaLedger.ts'
import type { Coverage, CoveredWish, Gap } from '../wanted/missing.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { WishRules } from '../wanted/wish.ts'
import type { Emit } from './batchEvents.ts'
import type { Survey } from './surveyLibrary.ts'

export interface PlanOrder {
  readonly rules: WishRules
  readonly allowance: Allowance
  readonly limitDownloads: number | null
  readonly isOffline: boolean
  readonly isDryRun?: boolean
  /** As matching takes it: answers from before this moment are asked for again. */
  readonly answersSinceMs?: MatchOptions['answersSinceMs']
  readonly batchId: string
  readonly signal: AbortSignal
  readonly emit: Emit
}

export interface PlanParts {
  readonly missing: (videos: readonly LibraryVideo[], rules: WishRules) => Coverage
  readonly matcher: Matcher
  readonly memory: Pick<TitleMemory, 'rejectedIds'>
  readonly cache: Pick<ArchiveCache, 'has'>
  readonly ledger: Pick<QuotaLedger, 'remaining' | 'resumesAtMs'>
  /** What units are kept under. */
  readonly service: string
  /** Asks the service what is left (costs nothing) and proves that it is there and takes the key. */
  readonly learnUsage: (signal: AbortSignal) => Promise<unknown>
  /** Made ready where there will be something to download, while the service is asked. */
  readonly reader: Pick<ArchiveReader, 'warmUp'>
  /** Lets everything else run for a moment, where it is time for that. */
  readonly yieldToEventLoop: () => Promise<void>
}

export interface PlannedBatch {
  readonly coverage: Coverage
  readonly matched: readonly MatchedVideo[]
  /** One a want, in the order of `coverage.wants`, then the forced ones that can be had: what the plan was made from. */
  readonly rankedGaps: readonly RankedGap[]
  readonly plan: Plan
}

export async function planBatch(parts: PlanParts, survey: Survey, order: PlanOrder): Promise<PlannedBatch> {
  const { emit, rules } = order
  const usage = createUsageQuestion(parts, order)
  const coverage = await coverageOf(parts, survey.videos, { rules, onGap: usage.ask })
  const { videos, ignored, orphans } = survey
  emit({
    kind: 'scanned',
    videos: videos.length,
    ignored,
    covered: coverage.covered.length,
    missing: coverage.gaps.length,
    orphans,
    rePaired: videos.flatMap(({ file }) => file.sidecars).filter(({ isRePaired }) => isRePaired).length,
  })

  const gaps = [...coverage.gaps, ...coverage.forced]
  await usage.answered()
  const matched = await parts.matcher.matchAll(gaps, {
    batchId: order.batchId,
    signal: order.signal,
    isOffline: order.isOffline,
    ...(order.answersSinceMs ? { answersSinceMs: order.answersSinceMs } : {}),
    onProgress: (progress) => {
      emit({ kind: 'progress', phase: 'match', ...progress })
    },
  })
  matched.forEach((video) => {
    tellMatch(video, emit)
  })
  const rankedGaps = await choicesFor(parts, gaps, { matched, rules })
  const plan = planGaps(parts, rankedGaps, order)
  tellPlan(plan, {
    searchUnits: matched.reduce((sum, { cost }) => sum + cost, 0),
    resumesAtMs: order.isOffline ? null : parts.ledger.resumesAtMs(parts.service, 'download'),
    emit,
  })
  return { coverage, matched, rankedGaps, plan }
}

export interface PlanLimits extends Pick<PlanOrder, 'allowance' | 'limitDownloads'> {
  /** Only what is in the cache can be had. */
  readonly isOffline?: boolean
}

export interface PlanChoicesParts extends Pick<PlanParts, 'cache' | 'service'> {
  readonly ledger: Pick<QuotaLedger, 'remaining'>
}

/** Plans again from what was chosen, with what is left and cached by now: after a person decided, or a reset. */
export function planGaps(
  { cache, ledger, service }: PlanChoicesParts,
  rankedGaps: readonly RankedGap[],
  { allowance, limitDownloads, isOffline = false }: PlanLimits,
): Plan {
  const ids = new Set(rankedGaps.flatMap(({ ranking }) => ranking.candidates.map(({ subtitle }) => subtitle.id)))
  return planDownloads({
    rankedGaps,
    remainingDownloads: isOffline ? 0 : ledger.remaining(service, 'download'),
    cachedIds: new Set([...ids].filter((id) => cache.has(id))),
    allowance,
    limitDownloads,
  })
}

interface UsageQuestion {
  /** Something is wanted: asks, once, while the rest of the library is looked through. */
  readonly ask: () => void
  /** At once where nothing was asked. @throws AppError as `learnUsage` does */
  readonly answered: () => Promise<unknown>
}

function createUsageQuestion({ reader, learnUsage }: PlanParts, order: PlanOrder): UsageQuestion {
  let answer: Promise<unknown> | null = null
  return {
    ask() {
      if (answer || order.isOffline) return
      if (!order.isDryRun) reader.warmUp()
      answer = learnUsage(order.signal)
      // Whoever waits for the answer meets the error; until then nobody does.
      answer.catch(() => undefined)
    },
    answered: async () => answer,
  }
}

const videosInOneSlice = 100

async function coverageOf(
  { missing, yieldToEventLoop }: PlanParts,
  videos: readonly LibraryVideo[],
  { rules, onGap }: { readonly rules: WishRules; readonly onGap: () => void },
): Promise<Coverage> {
  const gaps: Gap[] = []
  const covered: CoveredWish[] = []
  const forced: Gap[] = []
  for (let start = 0; start < videos.length; start += videosInOneSlice) {
    const some = missing(videos.slice(start, start + videosInOneSlice), rules)
    gaps.push(...some.gaps)
    covered.push(...some.covered)
    forced.push(...some.forced)
    if (some.gaps.length + some.forced.length > 0) onGap()
    await yieldToEventLoop()
  }
  return { gaps, covered, forced }
}

async function choicesFor(
  parts: PlanParts,
  gaps: readonly Gap[],
  { matched, rules }: { readonly matched: readonly MatchedVideo[]; readonly rules: WishRules },
): Promise<readonly RankedGap[]> {
  const byPath = new Map(matched.map((entry) => [entry.video.file.path, entry]))
  const rankedGaps: RankedGap[] = []
  for (const gap of gaps) {
    const entry = byPath.get(gap.video.file.path)
    const request: RankingRequest = {
      release: gap.release,
      videoName: basename(gap.video.file.path),
      fps: gap.video.media?.fps ?? null,
      wish: gap.wish,
      hearingImpaired: gap.isForced ? 'any' : rules.hearingImpaired,
      forced: gap.isForced ? 'only' : 'never',
      title: entry?.title ?? null,
      rejectedIds: parts.memory.rejectedIds(gap.video.file.path),
    }
    const ranking = rankCandidates(request, entry?.listed ?? [])
    if (!gap.isForced || ranking.candidates.length > 0)
      rankedGaps.push({ gap, status: entry?.status ?? 'none', ranking })
    await parts.yieldToEventLoop()
  }
  return rankedGaps
}

function tellMatch(entry: MatchedVideo, emit: Emit): void {
  const { status, title, release, cost, video } = entry
  if (status === 'waiting' || status === 'failed') return
  emit({
    kind: 'matched',
    video: video.file.path,
    status,
    title,
    season: release.season ?? title?.season ?? null,
    episodes:
      release.episodes.length > 0
        ? release.episodes
        : release.absoluteEpisode === null
          ? []
          : [release.absoluteEpisode],
    cost,
  })
}

function tellPlan(
  plan: Plan,
  {
    searchUnits,
    resumesAtMs,
    emit,
  }: { readonly searchUnits: number; readonly resumesAtMs: number | null; readonly emit: Emit },
): void {
  const waiting = plan.waiting.reduce((sum, archive) => sum + archive.serves.length, 0) + plan.unmatched.length
  emit({
    kind: 'plan',
    archives: plan.archives.length,
    files: plan.archives.reduce((sum, archive) => sum + archive.serves.length, 0),
    searchUnits,
    downloads: plan.downloads,
    ask: plan.ask.length,
    none: plan.none.length,
    translate: plan.translate.length,
    waiting,
    resumesAtMs: waiting > 0 && !(plan.isHeldByLimit && plan.unmatched.length === 0) ? resumesAtMs : null,
  })
}

/** The language a want is named by where there is no subtitle yet: the first one wished for. */
export function languageOfGap(gap: Gap): LanguageTag {
  const [first] = gap.wish.alternatives
  return first?.kind === 'language' ? first.language : 'und'
}
