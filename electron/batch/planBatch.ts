/** Second stage: what is missing, what the service offers for it, and the plan. Writes nothing; costs search units at most. */
import { basename } from 'node:path'
import type { LanguageTag } from '../../shared/language.ts'
import type { ChoiceRequest, Choice } from '../matching/choice.ts'
import type { Matcher } from '../matching/matchBatch.ts'
import type { MatchedVideo } from '../matching/matchedVideo.ts'
import type { Allowance, ChoiceForWant, Plan, PlanRequest } from '../plan/plan.ts'
import type { ListedSubtitle } from '../serviceClient/listing.ts'
import type { Coverage, Want } from '../wanted/missing.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { WantedRules } from '../wanted/wish.ts'
import type { Emit } from './batchEvents.ts'
import type { Survey } from './surveyLibrary.ts'

export interface PlanOrder {
  readonly rules: WantedRules
  readonly allowance: Allowance
  readonly limitDownloads: number | null
  readonly isOffline: boolean
  readonly batchId: string
  readonly signal: AbortSignal
  readonly emit: Emit
}

export interface PlanParts {
  readonly missing: (videos: readonly LibraryVideo[], rules: WantedRules) => Coverage
  readonly matcher: Matcher
  readonly choose: (request: ChoiceRequest, candidates: readonly ListedSubtitle[]) => Choice
  readonly rejectedIds: (videoPath: string) => ReadonlySet<string>
  readonly plan: (request: PlanRequest) => Plan
  readonly isCached: (subtitleId: string) => boolean
  /** Asks the service what is left (costs nothing) and proves that it is there and takes the key. */
  readonly learnUsage: (signal: AbortSignal) => Promise<void>
  readonly remainingDownloads: () => number | null
  readonly resumesAtMs: () => number | null
}

export interface PlannedBatch {
  readonly coverage: Coverage
  readonly matched: readonly MatchedVideo[]
  readonly plan: Plan
}

export async function planBatch(parts: PlanParts, survey: Survey, order: PlanOrder): Promise<PlannedBatch> {
  const { emit, rules } = order
  const coverage = parts.missing(survey.videos, rules)
  const { videos, ignored, orphans } = survey
  emit({
    kind: 'scanned',
    videos: videos.length,
    ignored,
    covered: coverage.covered.length,
    missing: coverage.wants.length,
    orphans,
  })

  if (coverage.wants.length > 0 && !order.isOffline) await parts.learnUsage(order.signal)
  const matched = await parts.matcher.matchAll(coverage.wants, {
    batchId: order.batchId,
    signal: order.signal,
    isOffline: order.isOffline,
    onProgress: (progress) => {
      emit({ kind: 'progress', phase: 'match', ...progress })
    },
  })
  matched.forEach((video) => {
    tellMatch(video, emit)
  })
  const plan = parts.plan({
    choices: choicesFor(parts, coverage.wants, { matched, rules }),
    remainingDownloads: parts.remainingDownloads(),
    cachedIds: cachedAmong(matched, parts.isCached),
    allowance: order.allowance,
    limitDownloads: order.limitDownloads,
  })
  tellPlan(plan, {
    searchUnits: matched.reduce((sum, { cost }) => sum + cost, 0),
    resumesAtMs: parts.resumesAtMs(),
    emit,
  })
  return { coverage, matched, plan }
}

function choicesFor(
  parts: PlanParts,
  wants: readonly Want[],
  { matched, rules }: { readonly matched: readonly MatchedVideo[]; readonly rules: WantedRules },
): readonly ChoiceForWant[] {
  const byPath = new Map(matched.map((entry) => [entry.video.file.path, entry]))
  return wants.map((want) => {
    const entry = byPath.get(want.video.file.path)
    const request: ChoiceRequest = {
      release: want.release,
      videoName: basename(want.video.file.path),
      fps: want.video.media?.fps ?? null,
      wish: want.wish,
      hearingImpaired: rules.hearingImpaired,
      forced: rules.forced,
      title: entry?.title ?? null,
      rejectedIds: parts.rejectedIds(want.video.file.path),
    }
    return { want, status: entry?.status ?? 'none', choice: parts.choose(request, entry?.candidates ?? []) }
  })
}

function cachedAmong(matched: readonly MatchedVideo[], isCached: (id: string) => boolean): ReadonlySet<string> {
  const ids = new Set(matched.flatMap(({ candidates }) => candidates.map(({ id }) => id)))
  return new Set([...ids].filter(isCached))
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
    resumesAtMs: waiting > 0 ? resumesAtMs : null,
  })
}

/** The language a want is named by where there is no subtitle yet: the first one wished for. */
export function languageOfWant(want: Want): LanguageTag {
  const [first] = want.wish.alternatives
  return first?.kind === 'language' ? first.language : 'und'
}
