/** One wish of the plan with what a person decided about it, and where the plan has put it. Pure. */
import type { PlanAnswer, PlanCell, PlanSource } from '../../../../shared/contract/plan.ts'
import type { LanguageTag } from '../../../../shared/language.ts'
import type { Sidecar } from '../../../library/mediaFile.ts'
import type { Candidate } from '../../../matching/choose/ranking.ts'
import type { HandChoice } from '../../../plan/handChoices.ts'
import type { GapToTranslate, RankedGap, Plan, PlannedArchive } from '../../../plan/plan.ts'
import type { InsideSource, InsideTrack } from '../../../wanted/insideTrack.ts'
import type { TextBeside } from '../../../wanted/textBeside.ts'
import type { CoveredBy, Gap } from '../../../wanted/missing.ts'
import { formatWish } from '../../../wanted/parseWishes.ts'
import { languagesOfWish, type Wish } from '../../../wanted/wish.ts'
import type { TitledVideo } from './planGroupNames.ts'

export interface PlanItem {
  /** Of video and wish: the same in every plan. */
  readonly id: string
  /** Which answer of the service its candidates are from. */
  readonly asked: number
  readonly videoId: string
  readonly choice: RankedGap
  /** The same with what was ignored since: it comes back when that is taken back. */
  readonly asRanked: RankedGap
  /** A subtitle of the user's that meets the wish under an old name; null where one is to be found. */
  readonly stray: Sidecar | null
  /** What its title is, by which it is put in its group. */
  readonly titled: TitledVideo
  /** Show and season, or the movie: one name for all of it. */
  readonly group: string
  /** What it stands under: its group, or '' for a movie. */
  readonly heading: string
  /** As the user wrote it. */
  readonly wish: string
}

/** A wish of a planned video that is met already. */
export interface CoveredItem {
  readonly id: string
  readonly videoId: string
  readonly wish: Wish
  readonly by: CoveredBy
}

/** A wish of the plan that is over: met by now, in whatever way, or a row of its run. */
export interface EndedItem {
  readonly item: PlanItem
  readonly end: WishEnd
}

/** Whose file, or what of the video, meets a wish. */
export type MetBy = NonNullable<PlanCell['by']>

/** written: by this app · told: not written, or ordered from a machine, the run says which · else what meets it that is not ours. */
export type WishEnd = 'written' | 'told' | Exclude<MetBy, 'ours'>

/** Under which answer it is counted and shown. */
export function answerOfEnd(end: WishEnd): 'written' | 'told' | 'covered' {
  return end === 'written' || end === 'told' ? end : 'covered'
}

/** ignore: the wish stands on the list of what is ignored; the row says so for as long as it is there. */
export type Decision = HandChoice | { readonly kind: 'ignore' }

/** What a decision is kept under, beside the video: the forced subtitle of a wish is another one. */
export function wishKeyOf({ wish, isForced = false }: Pick<Gap, 'wish' | 'isForced'>): string {
  return `${formatWish(wish)}${isForced ? ' forced' : ''}`
}

/** The language that names a wish. */
export function columnOf(wish: Wish): LanguageTag {
  return languagesOfWish(wish)[0] ?? 'und'
}

/** Where the plan has put a gap. */
export interface Placement {
  readonly answer: PlanAnswer
  readonly pick: Candidate | null
  readonly archive: PlannedArchive | null
  /** The track that it is taken from. */
  readonly inside?: InsideSource
  /** The track that it is translated from. */
  readonly translatedTrack?: InsideTrack
  /** The file beside the video that it is translated from. */
  readonly translatedText?: TextBeside
  readonly question: PlanCell['question']
  /** It waits because the service was away when it was to be asked for. */
  readonly isUnasked?: boolean
  /** It waits for a unit to be translated with. */
  readonly waitsForAi?: boolean
}

/** Every gap of the plan with its place; those a person skipped are in no plan and not here. */
export function placements(plan: Plan, isDecided: (gap: Gap) => boolean): ReadonlyMap<Gap, Placement> {
  const placed = new Map<Gap, Placement>()
  const nothing = { pick: null, archive: null, question: null }
  for (const archive of plan.archives)
    for (const { gap, pick } of archive.serves)
      placed.set(gap, { answer: isDecided(gap) ? 'chosen' : 'sure', pick, archive, question: null })
  for (const archive of plan.waiting)
    for (const { gap, pick } of archive.serves) placed.set(gap, { answer: 'waiting', pick, archive, question: null })
  for (const { gap, why } of plan.ask) placed.set(gap, { ...nothing, answer: 'ask', question: why })
  for (const [index, wanted] of plan.translate.entries())
    placed.set(wanted.gap, {
      ...nothing,
      ...(index < plan.translatedNow ? { answer: 'translate' } : { answer: 'waiting', waitsForAi: true }),
      ...placedSource(wanted),
    })
  for (const { gap, source } of plan.inside) placed.set(gap, { ...nothing, answer: 'inside', inside: source })
  for (const gap of plan.none) placed.set(gap, { ...nothing, answer: 'none' })
  for (const gap of plan.tooLong) placed.set(gap, { ...nothing, answer: 'tooLong' })
  for (const gap of plan.unmatched) placed.set(gap, { ...nothing, answer: 'waiting' })
  return placed
}

function placedSource(
  wanted: GapToTranslate,
): Pick<Placement, 'translatedTrack' | 'translatedText'> & Partial<Placement> {
  if ('source' in wanted) return { pick: wanted.source }
  return 'inside' in wanted ? { translatedTrack: wanted.inside } : { translatedText: wanted.beside }
}

export const skippedPlacement: Placement = { answer: 'skipped', pick: null, archive: null, question: null }
export const unaskedPlacement: Placement = { ...skippedPlacement, answer: 'waiting', isUnasked: true }
export const yoursPlacement: Placement = { ...skippedPlacement, answer: 'yours' }

/** Whether the row is written by a run and comes from there. */
export function comesFrom(source: PlanSource, { answer, archive }: Placement): boolean {
  if (archive === null || answer === 'waiting') return false
  if (source === 'pack') return isPack(archive)
  return isPaid(archive) === (source === 'download')
}

export function isPaid({ cost }: PlannedArchive): boolean {
  return cost > 0
}

/** Several copies of one film or of one episode are no season, though one archive serves them. */
export function isPack({ subtitle, serves }: PlannedArchive): boolean {
  return subtitle.isFullSeason || new Set(serves.flatMap(({ gap }) => episodeOf(gap))).size > 1
}

function episodeOf({ release: { type, season, episodes, absoluteEpisode } }: Gap): readonly string[] {
  return type === 'movie' ? [] : [JSON.stringify([season, episodes, absoluteEpisode])]
}
