/** The sums of a plan. Pure. */
import type { PlanState } from '../../../../shared/contract/plan.ts'
import type { Plan } from '../../../plan/plan.ts'
import { isPaid, isPack, type Placement } from './planItem.ts'

export type PlanSums = PlanState['sums']

/** What the rows hold beside what is planned for them. */
export interface AroundSums {
  readonly searchUnits: number
  readonly videos: number
  readonly covered: number
  readonly written: number
  readonly told: number
}

export function sumsOf(plan: Plan | null, placed: Iterable<Placement>, around: AroundSums): PlanSums {
  const answers = {
    sure: 0,
    ask: 0,
    chosen: 0,
    skipped: 0,
    waiting: 0,
    none: 0,
    translate: 0,
    inside: 0,
    yours: 0,
    tooLong: 0,
  }
  let [unasked, waitingAi] = [0, 0]
  for (const { answer, isUnasked = false, waitsForAi = false } of placed) {
    answers[answer] += 1
    unasked += Number(isUnasked)
    waitingAi += Number(waitsForAi)
  }
  const archives = plan?.archives ?? []
  const packs = archives.filter(isPack)
  const served = (some: typeof archives) => some.reduce((sum, { serves }) => sum + serves.length, 0)
  return {
    ...answers,
    unasked,
    waitingAi,
    files: served(archives) + answers.inside,
    archives: archives.length,
    packs: packs.length,
    filesFromPacks: served(packs),
    downloads: plan ? plan.downloads + plan.sourceIds.length : 0,
    filesFromDownloads: served(archives.filter(isPaid)),
    filesFromCache: served(archives.filter((archive) => !isPaid(archive))),
    ...around,
  }
}
