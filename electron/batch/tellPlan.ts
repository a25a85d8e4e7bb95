/** What a plan tells while it is made: what each video was matched with, its counts at the end, and what it would write. */
import { absoluteBeside } from '../matching/choose/numbers.ts'
import { isAnswered, type MatchedVideo } from '../matching/matchedVideo.ts'
import { gapsToWrite } from '../plan/gapsToWrite.ts'
import type { Plan } from '../plan/plan.ts'
import { insideIdOf } from '../wanted/insideTrack.ts'
import type { Emit, Planned } from './batchEvents.ts'
import type { Begun } from './beginPlan.ts'

export function tellMatch(entry: MatchedVideo, emit: Emit): void {
  const { status, title, release, cost, video } = entry
  if (!isAnswered(status)) return
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
    absolute: absoluteBeside(release),
    cost,
  })
}

interface Told extends Pick<Planned, 'searchUnits' | 'resumesAtMs' | 'batchId' | 'pairs'> {
  readonly begun: Begun | null
  readonly emit: Emit
}

export function tellPlan(plan: Plan, { searchUnits, pairs, begun, resumesAtMs, batchId, emit }: Told): void {
  const untranslated = plan.translate.length - plan.translatedNow
  const held = plan.waiting.reduce((sum, archive) => sum + archive.serves.length, 0)
  const waiting = held + plan.unmatched.length + untranslated
  emit({
    kind: 'plan',
    archives: plan.archives.length,
    files: gapsToWrite(plan).length,
    searchUnits,
    estimate: begun?.estimate ?? null,
    notAsked: begun?.notAsked ?? null,
    downloads: plan.downloads + plan.sourceIds.length,
    ask: plan.ask.length,
    none: plan.none.length,
    translate: plan.translatedNow,
    inside: plan.inside.length,
    pairs,
    tooLong: plan.tooLong.length,
    waiting,
    resumesAtMs,
    batchId,
  })
}

/** What a run would write by itself, in the order of its work. */
export function tellPicks({ archives, inside }: Pick<Plan, 'archives' | 'inside'>, emit: Emit): void {
  for (const { serves, cost } of archives)
    for (const [index, { gap, pick }] of serves.entries())
      emit({
        kind: 'would_write',
        video: gap.video.file.path,
        language: pick.language,
        subtitleId: pick.subtitle.id,
        release: pick.releaseName,
        tier: pick.tier,
        reasons: pick.reasons,
        isMachineMade: pick.isMachineMade,
        downloads: index === 0 ? cost : 0,
      })
  for (const { gap, source } of inside)
    emit({
      kind: 'would_write',
      video: gap.video.file.path,
      language: source.language,
      subtitleId: insideIdOf(source),
      release: source.track.name ?? '',
      tier: 0,
      reasons: ['inside'],
      downloads: 0,
    })
}
