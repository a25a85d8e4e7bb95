/** One wish of the plan with what a person decided about it, and how it is shown. Pure. */
import type { CandidateRow, PlanAnswer, PlanRow, PlanSource } from '../../../shared/contract/plan.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import type { Sidecar } from '../../library/mediaFile.ts'
import { nameBeside } from '../../library/strays.ts'
import type { Candidate } from '../../matching/choose/ranking.ts'
import type { RankedGap, Plan, PlannedArchive } from '../../plan/plan.ts'
import { namedGap } from '../../batch/deliver.ts'
import { sidecarExtensionOf, writtenName, type NamedPick, type NameRules } from '../../sidecar/writtenName.ts'
import type { Gap } from '../../wanted/missing.ts'
import { nameOfPath } from '../folders/folderPaths.ts'

export interface PlanItem {
  readonly id: string
  /** Which answer of the service its candidates are from. */
  readonly asked: number
  readonly videoId: string
  readonly choice: RankedGap
  /** A subtitle of the user's that meets the wish under an old name; null where one is to be found. */
  readonly stray: Sidecar | null
  /** Show and season, or the movie. */
  readonly group: string
  /** What it stands under: its group, or '' where no other video of the plan belongs to it. */
  readonly heading: string
  /** As the user wrote it; a decision is remembered under video and wish. */
  readonly wish: string
}

/** What a person decided: a subtitle by its id, or to skip. */
export type Decision = { readonly kind: 'subtitle'; readonly subtitleId: string } | { readonly kind: 'skip' }

/** Where the plan has put a want. */
export interface Placement {
  readonly answer: PlanAnswer
  readonly pick: Candidate | null
  readonly archive: PlannedArchive | null
  readonly question: PlanRow['question']
}

export function groupOf({ gap, ranking }: RankedGap, title: { readonly name: string } | null): string {
  const { release, video } = gap
  const [best] = ranking.candidates
  const name = title?.name ?? release.title ?? nameOfPath(video.file.path)
  if (release.type === 'movie') return release.year === null ? name : `${name} (${release.year})`
  const season = release.season ?? best?.subtitle.season ?? null
  return season === null ? name : `${name} S${String(season).padStart(2, '0')}`
}

/** Every want of the plan with its place; those a person skipped are in no plan and not here. */
export function placements(plan: Plan, isDecided: (gap: Gap) => boolean): ReadonlyMap<Gap, Placement> {
  const placed = new Map<Gap, Placement>()
  const nothing = { pick: null, archive: null, question: null }
  for (const archive of plan.archives)
    for (const { gap, pick } of archive.serves)
      placed.set(gap, { answer: isDecided(gap) ? 'chosen' : 'sure', pick, archive, question: null })
  for (const archive of plan.waiting)
    for (const { gap, pick } of archive.serves) placed.set(gap, { answer: 'waiting', pick, archive, question: null })
  for (const { gap, why } of plan.ask) placed.set(gap, { ...nothing, answer: 'ask', question: why })
  for (const { gap, source } of plan.translate) placed.set(gap, { ...nothing, answer: 'translate', pick: source })
  for (const gap of plan.none) placed.set(gap, { ...nothing, answer: 'none' })
  for (const gap of plan.unmatched) placed.set(gap, { ...nothing, answer: 'waiting' })
  return placed
}

export const skippedPlacement: Placement = { answer: 'skipped', pick: null, archive: null, question: null }
export const yoursPlacement: Placement = { ...skippedPlacement, answer: 'yours' }

export function planRow(item: PlanItem, placement: Placement, names: NameRules): PlanRow {
  const { stray } = item
  const row = foundRow(item, placement, names)
  if (stray === null) return row
  return {
    ...row,
    language: stray.language ?? row.language,
    release: nameOfPath(stray.path),
    outputName: nameOfPath(nameBeside(stray.path, item.choice.gap.video.file.path)),
  }
}

function foundRow(item: PlanItem, { answer, pick, archive, question }: Placement, names: NameRules): PlanRow {
  const { gap, ranking } = item.choice
  const [first] = gap.wish.alternatives
  const isTranslated = answer === 'translate'
  const isWritten = answer === 'sure' || answer === 'chosen' || answer === 'waiting' || isTranslated
  const wished = first?.kind === 'language' ? first.language : 'und'
  return {
    id: item.id,
    videoId: item.videoId,
    videoName: nameOfPath(gap.video.file.path),
    group: item.group,
    language: isTranslated ? wished : (pick?.language ?? wished),
    answer,
    release: pick?.releaseName ?? null,
    tier: pick?.tier ?? null,
    reasons: [...(pick?.reasons ?? [])],
    kind: isTranslated ? 'machine' : pick && kindOf(pick),
    pack: archive && isPack(archive) ? (archive.subtitle.releaseNames[0] ?? archive.subtitle.fileName) : null,
    outputName: pick && isWritten ? outputName(gap, namedPick(pick, isTranslated ? wished : null), names) : null,
    candidates: ranking.candidates.length,
    question,
  }
}

/** Whether the row is written by a run and comes from there. */
export function comesFrom(source: PlanSource, { answer, archive }: Placement): boolean {
  if (archive === null || answer === 'waiting') return false
  if (source === 'pack') return isPack(archive)
  return isPaid(archive) === (source === 'download')
}

export function isPaid({ cost }: PlannedArchive): boolean {
  return cost > 0
}

export function isPack({ subtitle, serves }: PlannedArchive): boolean {
  return subtitle.isFullSeason || serves.length > 1
}

function kindOf({ isMachineMade, isHearingImpaired }: Candidate): PlanRow['kind'] {
  if (isMachineMade) return 'machine'
  return isHearingImpaired ? 'hearing-impaired' : 'human'
}

/** The format is known for a listed file; a translation keeps that of its source. */
function namedPick({ language, isHearingImpaired, file }: Candidate, into: LanguageTag | null): NamedPick {
  const extension = file && sidecarExtensionOf(file.name)
  return { language: into ?? language, isHearingImpaired, extension, isMadeHere: into !== null }
}

/** Null where no disk would take the name. */
function outputName(gap: Gap, pick: NamedPick, rules: NameRules): string | null {
  try {
    return nameOfPath(writtenName(namedGap(gap), pick, rules))
  } catch {
    return null
  }
}

/** What does not change while it is on offer. */
export function shownCandidate(ranked: Candidate): Omit<CandidateRow, 'id' | 'isCached' | 'isChosen'> {
  const { subtitle, releaseName, isHearingImpaired, isMachineMade, tier, reasons } = ranked
  const { author, comment, fps } = subtitle
  return {
    release: releaseName,
    author,
    comment,
    fps,
    isHearingImpaired,
    isMachineMade,
    tier,
    reasons: [...reasons],
    isPack: subtitle.isFullSeason || ranked.file !== null || ranked.isUnlistedPack,
  }
}
