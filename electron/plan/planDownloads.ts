/**
 * Plans a run before anything is spent (product §1 point 4, §6): the fewest archives for the gaps that need
 * nobody's word, what the budget leaves waiting, what a person must look at. Pure: shuffled input, the same plan.
 */
import { takeTurns } from '../../shared/takeTurns.ts'
import { compareText } from '../../shared/text/compareText.ts'
import { coverGaps, type ChosenArchive } from './coverGaps.ts'
import { divideTranslations, sourcesToFetch } from './divideTranslations.ts'
import type { RankedGap, Plan, PlannedArchive, PlanRequest, ServedGap } from './plan.ts'
import { sortGap, type GapToServe } from './sortGaps.ts'

export function planDownloads(request: PlanRequest): Plan {
  const sorted = inOrder(request.rankedGaps).map((choice) => sortGap(choice, request.allowance))
  const toServe = sorted.flatMap((one) => (one.kind === 'serve' ? [one.serve] : []))
  const archives = inOrderOfWork(coverGaps(toServe, request.cachedIds).map(plannedArchive))
  const { now, later } = withinBudget(archives, request)
  const translate = sorted.flatMap((one) => (one.kind === 'translate' ? [one.translate] : []))
  const divided = divideTranslations(translate, request)
  return {
    archives: now,
    downloads: now.reduce((sum, { cost }) => sum + cost, 0),
    waiting: later,
    isHeldByLimit: (request.limitDownloads ?? Infinity) < (request.remainingDownloads ?? Infinity),
    unmatched: sorted.flatMap((one) => (one.kind === 'unmatched' ? [one.gap] : [])),
    ask: sorted.flatMap((one) => (one.kind === 'ask' ? [one.ask] : [])),
    ...divided,
    sourceIds: sourcesToFetch({ archives: now, ...divided }),
    inside: sorted.flatMap((one) => (one.kind === 'inside' ? [one.inside] : [])),
    untranslatable: sorted.flatMap((one) =>
      one.kind === 'none' && one.obstacle ? [{ gap: one.gap, obstacle: one.obstacle }] : [],
    ),
    none: sorted.flatMap((one) => (one.kind === 'none' ? [one.gap] : [])),
    tooLong: sorted.flatMap((one) => (one.kind === 'tooLong' ? [one.gap] : [])),
  }
}

function inOrder(choices: readonly RankedGap[]): readonly RankedGap[] {
  const keyed = choices.map((choice) => {
    const { video, wish, isForced } = choice.gap
    return { choice, key: `${video.file.path}\n${JSON.stringify(wish.alternatives)}${isForced ? ' forced' : ''}` }
  })
  return keyed.sort((a, b) => compareText(a.key, b.key)).map(({ choice }) => choice)
}

function plannedArchive({ subtitle, isCached, gaps }: ChosenArchive): PlannedArchive {
  const serves = gaps.flatMap((gap) => servedBy(gap, subtitle.id) ?? [])
  return { subtitle, isCached, cost: isCached ? 0 : 1, serves }
}

export function servedBy({ gap, options, allowed }: GapToServe, id: string): ServedGap | null {
  const pick = options.find(({ subtitle }) => subtitle.id === id)
  if (!pick) return null
  return { gap, pick, next: allowed.filter((candidate) => candidate !== pick) }
}

/** What costs nothing first; then the most gaps for a unit, recent files first, series and movies by turns. */
function inOrderOfWork(archives: readonly PlannedArchive[]): readonly PlannedArchive[] {
  const ordered = [...archives].sort(
    (a, b) =>
      a.cost - b.cost ||
      b.serves.length - a.serves.length ||
      newestMs(b) - newestMs(a) ||
      compareText(a.subtitle.id, b.subtitle.id),
  )
  const paid = ordered.filter(({ cost }) => cost > 0)
  return [
    ...ordered.filter(({ cost }) => cost === 0),
    ...takeTurns(
      paid.filter((archive) => !isForMovie(archive)),
      paid.filter((archive) => isForMovie(archive)),
    ),
  ]
}

function newestMs({ serves }: PlannedArchive): number {
  return serves.reduce((newest, { gap }) => Math.max(newest, gap.video.file.modifiedMs), 0)
}

function isForMovie({ serves }: PlannedArchive): boolean {
  return serves[0]?.gap.release.type === 'movie'
}

function budgetOf({ remainingDownloads, limitDownloads }: PlanRequest): number {
  return Math.min(remainingDownloads ?? Infinity, limitDownloads ?? Infinity)
}

/** What was begun is paid for, or will be. */
function withinBudget(archives: readonly PlannedArchive[], request: PlanRequest) {
  const isPaidFor = ({ cost, subtitle }: PlannedArchive) => cost === 0 || request.begunIds?.has(subtitle.id)
  const paid = archives.filter((archive) => !isPaidFor(archive))
  const later = new Set(paid.slice(Math.max(0, Math.min(paid.length, budgetOf(request)))))
  return { now: archives.filter((archive) => !later.has(archive)), later: [...later] }
}
