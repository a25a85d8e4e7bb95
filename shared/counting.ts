/**
 * The two units of every number, on every screen and in `--json`: a *video* is one file, a *subtitle* is one video and one
 * of its wishes. Library, plan, its estimate and its done card, watch mode and runs count by these functions. Pure; apart
 * from the contract, so that the screens load no schemas.
 */
import type { PlanSums } from './contract/planSums.ts'
import type { WishStatus } from './contract/library.ts'
import type { ScopeFacts } from './contract/scope.ts'
import { groupOfState, outcomeGroups, type OutcomeState } from './runs/runKinds.ts'
import { noCounts, type RunCounts } from './runs/runSign.ts'

/** However many subtitles of a video are meant, it is one. */
export function countVideos<Row>(rows: Iterable<Row>, videoOf: (row: Row) => string): number {
  const videos = new Set<string>()
  for (const row of rows) videos.add(videoOf(row))
  return videos.size
}

/** Neither there nor ignored: what a plan is for. */
export function isMissing({ state }: Pick<WishStatus, 'state'>): boolean {
  return state !== 'covered' && state !== 'ignored'
}

/** All that is to be found was asked for, and there is nothing: only a new answer can bring something. */
export function isInVain({ toFind: { subtitles, notFound } }: Pick<ScopeFacts, 'toFind'>): boolean {
  return subtitles > 0 && notFound === subtitles
}

/** Videos with something missing that is not looked for, because their folders are away. */
export function awayVideos({ missingVideos, toFind }: Pick<ScopeFacts, 'missingVideos' | 'toFind'>): number {
  return missingVideos - toFind.videos
}

/** Subtitles that a plan is for and that are open: each has one answer. */
export function missingInPlan(sums: PlanSums): number {
  const { sure, ask, chosen, skipped, waiting, none, translate, inside, yours, tooLong } = sums
  return sure + ask + chosen + skipped + waiting + none + translate + inside + yours + tooLong
}

/** With those of its videos that are there already, and those that its runs have ended: it grows and shrinks with none of them. */
export function wishedInPlan(sums: PlanSums): number {
  return missingInPlan(sums) + sums.covered + sums.written + sums.told
}

/** Subtitles of a run by what became of them. */
export function countOutcomes(rows: Iterable<{ readonly state: OutcomeState; readonly count: number }>): RunCounts {
  const counts = { ...noCounts }
  for (const { state, count } of rows) {
    counts[groupOfState[state]] += count
    counts.all += count
  }
  return counts
}

/** Subtitles of a run by what became of them in it, whatever has settled them since. */
export function countsThen({
  counts,
  settled,
}: {
  readonly counts: RunCounts
  readonly settled: RunCounts
}): RunCounts {
  const then = { ...noCounts, all: counts.all }
  for (const group of outcomeGroups) then[group] = counts[group] + settled[group]
  return { ...then, skipped: then.skipped - settled.all }
}

/** Subtitles of a run that are still as it left them: not those that were taken away since. */
export function stillDone(run: { readonly counts: RunCounts; readonly files: { readonly undone: number } }): number {
  return Math.max(0, run.counts.written - run.files.undone)
}

/** Of several runs, as the ring of the navigation shows them: settled, and all of them. null where there is none. */
export function progressOfRuns(
  runs: readonly { readonly counts: RunCounts }[],
): { readonly done: number; readonly total: number } | null {
  if (runs.length === 0) return null
  const total = runs.reduce((sum, { counts }) => sum + counts.all, 0)
  const open = runs.reduce((sum, { counts }) => sum + counts.running, 0)
  return { done: total - open, total }
}
