/** What a plan tells while it is made: what each video was matched with, and its counts at the end. */
import { absoluteBeside } from '../matching/choose/numbers.ts'
import type { MatchedVideo } from '../matching/matchedVideo.ts'
import { gapsToWrite } from '../plan/gapsToWrite.ts'
import type { Plan } from '../plan/plan.ts'
import type { Emit, Planned } from './batchEvents.ts'
import type { Begun } from './beginPlan.ts'

export function tellMatch(entry: MatchedVideo, emit: Emit): void {
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
    absolute: absoluteBeside(release),
    cost,
  })
}

interface Told extends Pick<Planned, 'searchUnits' | 'resumesAtMs' | 'batchId' | 'pairs'> {
  readonly begun: Begun | null
  readonly emit: Emit
}

export function tellPlan(plan: Plan, { searchUnits, pairs, begun, resumesAtMs, batchId, emit }: Told): void {
  const waiting = plan.waiting.reduce((sum, archive) => sum + archive.serves.length, 0) + plan.unmatched.length
  emit({
    kind: 'plan',
    archives: plan.archives.length,
    files: gapsToWrite(plan).length,
    searchUnits,
    estimate: begun?.estimate ?? null,
    notAsked: begun?.notAsked ?? null,
    downloads: plan.downloads,
    ask: plan.ask.length,
    none: plan.none.length,
    translate: plan.translate.length,
    inside: plan.inside.length,
    pairs,
    tooLong: plan.tooLong.length,
    waiting,
    resumesAtMs: waiting > 0 && !(plan.isHeldByLimit && plan.unmatched.length === 0) ? resumesAtMs : null,
    batchId,
  })
}
