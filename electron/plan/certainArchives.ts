/**
 * Archives that every plan must hold, whatever else is still answered: nothing else may serve one of its gaps. Pure.
 *
 * A cover serves every gap, so it holds what is the only option of one; and each gap goes to the best of its options that is
 * held anyway, so one whose best option is such an archive is served by it. Only a budget could leave it out.
 */
import type { Allowance, PlannedArchive, RankedGap } from './plan.ts'
import { servedBy } from './planDownloads.ts'
import { sortGap, type GapToServe } from './sortGaps.ts'

/** @param budget download units that may be spent; null for no limit. @param mostGaps that a plan could serve: each needs one at most */
export function isBudgetEnough(budget: number | null, mostGaps: number): boolean {
  return budget === null || budget >= mostGaps
}

/** Of gaps whose answers are final, with what they surely serve of these. For a budget that is enough for all gaps. */
export function certainArchives(rankedGaps: readonly RankedGap[], allowance: Allowance): readonly PlannedArchive[] {
  const toServe = rankedGaps.flatMap((choice) => {
    const sorted = sortGap(choice, allowance)
    return sorted.kind === 'serve' ? [sorted.serve] : []
  })
  const sole = toServe.flatMap(({ options }) => (options.length === 1 ? options : []))
  const certain = new Set(sole.map(({ subtitle }) => subtitle.id))
  const byBest = Map.groupBy(toServe, ({ options: [best] }) => best?.subtitle.id)
  return [...byBest].flatMap(([id, gaps]) => (id !== undefined && certain.has(id) ? (archiveOf(gaps) ?? []) : []))
}

function archiveOf(gaps: readonly GapToServe[]): PlannedArchive | null {
  const subtitle = gaps[0]?.options[0]?.subtitle
  if (!subtitle) return null
  const serves = gaps.flatMap((gap) => servedBy(gap, subtitle.id) ?? [])
  return { subtitle, isCached: false, cost: 1, serves }
}
