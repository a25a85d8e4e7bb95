/** Second stage: what is missing, what the service offers for it, and the plan. Writes nothing; costs search units at most. */
import { basename } from 'node:path'
import type { LanguageTag } from '../../shared/language.ts'
import type { ArchiveCache } from '../download/archiveCache.ts'
import type { ArchiveReader } from '../download/archiveReader.ts'
import type { ChoiceRequest } from '../matching/choose/choice.ts'
import { chooseSubtitle } from '../matching/choose/chooseSubtitle.ts'
import type { TitleMemory } from '../matching/titleMemory.ts'
import type { Matcher, MatchOptions } from '../matching/ask/matchBatch.ts'
import type { MatchedVideo } from '../matching/matchedVideo.ts'
import type { Allowance, ChoiceForWant, Plan } from '../plan/plan.ts'
import { planDownloads } from '../plan/planDownloads.ts'
import type { QuotaLedger } from '../quota/quotaLedger.ts'
import type { Coverage, CoveredWish, Want } from '../wanted/missing.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { WantedRules } from '../wanted/wish.ts'
import type { Emit } from './batchEvents.ts'
import type { Survey } from './surveyLibrary.ts'

export interface PlanOrder {
  readonly rules: WantedRules
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
  readonly missing: (videos: readonly LibraryVideo[], rules: WantedRules) => Coverage
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
  readonly choices: readonly ChoiceForWant[]
  readonly plan: Plan
}

export async function planBatch(parts: PlanParts, survey: Survey, order: PlanOrder): Promise<PlannedBatch> {
  const { emit, rules } = order
  const usage = createUsageQuestion(parts, order)
  const coverage = await coverageOf(parts, survey.videos, { rules, onWant: usage.ask })
  const { videos, ignored, orphans } = survey
  emit({
    kind: 'scanned',
    videos: videos.length,
    ignored,
    covered: coverage.covered.length,
    missing: coverage.wants.length,
    orphans,
    rePaired: videos.flatMap(({ file }) => file.sidecars).filter(({ isRePaired }) => isRePaired).length,
  })

  const wants = [...coverage.wants, ...coverage.forced]
  await usage.answered()
  const matched = await parts.matcher.matchAll(wants, {
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
  const choices = await choicesFor(parts, wants, { matched, rules })
  const plan = planChoices(parts, choices, order)
  tellPlan(plan, {
    searchUnits: matched.reduce((sum, { cost }) => sum + cost, 0),
    resumesAtMs: order.isOffline ? null : parts.ledger.resumesAtMs(parts.service, 'download'),
    emit,
  })
  return { coverage, matched, choices, plan }
}

export interface PlanLimits extends Pick<PlanOrder, 'allowance' | 'limitDownloads'> {
  /** Only what is in the cache can be had. */
  readonly isOffline?: boolean
}

export interface PlanChoicesParts extends Pick<PlanParts, 'cache' | 'service'> {
  readonly ledger: Pick<QuotaLedger, 'remaining'>
}

/** Plans again from what was chosen, with what is left and cached by now: after a person decided, or a reset. */
export function planChoices(
  { cache, ledger, service }: PlanChoicesParts,
  choices: readonly ChoiceForWant[],
  { allowance, limitDownloads, isOffline = false }: PlanLimits,
): Plan {
  const ids = new Set(choices.flatMap(({ choice }) => choice.ranked.map(({ subtitle }) => subtitle.id)))
  return planDownloads({
    choices,
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
  { missing, yieldToEventLoop: yieldToEventLoop }: PlanParts,
  videos: readonly LibraryVideo[],
  { rules, onWant }: { readonly rules: WantedRules; readonly onWant: () => void },
): Promise<Coverage> {
  const wants: Want[] = []
  const covered: CoveredWish[] = []
  const forced: Want[] = []
  for (let start = 0; start < videos.length; start += videosInOneSlice) {
    const some = missing(videos.slice(start, start + videosInOneSlice), rules)
    wants.push(...some.wants)
    covered.push(...some.covered)
    forced.push(...some.forced)
    if (some.wants.length + some.forced.length > 0) onWant()
    await yieldToEventLoop()
  }
  return { wants, covered, forced }
}

async function choicesFor(
  parts: PlanParts,
  wants: readonly Want[],
  { matched, rules }: { readonly matched: readonly MatchedVideo[]; readonly rules: WantedRules },
): Promise<readonly ChoiceForWant[]> {
  const byPath = new Map(matched.map((entry) => [entry.video.file.path, entry]))
  const choices: ChoiceForWant[] = []
  for (const want of wants) {
    const entry = byPath.get(want.video.file.path)
    const request: ChoiceRequest = {
      release: want.release,
      videoName: basename(want.video.file.path),
      fps: want.video.media?.fps ?? null,
      wish: want.wish,
      hearingImpaired: want.isForced ? 'any' : rules.hearingImpaired,
      forced: want.isForced ? 'only' : 'never',
      title: entry?.title ?? null,
      rejectedIds: parts.memory.rejectedIds(want.video.file.path),
    }
    const choice = chooseSubtitle(request, entry?.candidates ?? [])
    if (!want.isForced || choice.ranked.length > 0) choices.push({ want, status: entry?.status ?? 'none', choice })
    await parts.yieldToEventLoop()
  }
  return choices
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
export function languageOfWant(want: Want): LanguageTag {
  const [first] = want.wish.alternatives
  return first?.kind === 'language' ? first.language : 'und'
}
