/** How much of what is missing is asked for now: the newest where only they are wanted, and less where a person says so. */
import type { Gap } from '../wanted/missing.ts'
import { AppError } from '../../shared/errors.ts'
import { newestGaps, type Estimator, type PlanCost, type PlanEstimate } from '../plan/estimatePlan.ts'

/** What a person says to a large search: so many of the newest, all of it (null), or nothing of it. */
export type Agreed = { readonly newest: number | null } | 'nothing'

export interface BeginOrder {
  readonly newest: number | null
  /** Asked before a large search; null: nobody is there to be asked. */
  readonly agree: ((estimate: PlanEstimate) => Promise<Agreed>) | null
}

export interface Begun {
  readonly gaps: readonly Gap[]
  /** Of what is asked for now. */
  readonly estimate: PlanCost
  /** Of what is left for later. */
  readonly notAsked: Pick<PlanCost, 'videos' | 'searches'>
}

/** @throws AppError 'cancelled' where the person wants nothing of it */
export async function beginPlan(
  estimate: (gaps: readonly Gap[]) => Promise<Estimator>,
  gaps: readonly Gap[],
  { newest, agree }: BeginOrder,
): Promise<Begun> {
  const all = await estimate(gaps)
  const first = newestGaps(gaps, newest)
  const meant = first === gaps ? all.whole : (await estimate(first)).whole
  const agreed = meant.isLarge && agree ? await agree(meant) : { newest: null }
  if (agreed === 'nothing') throw new AppError('cancelled', 'Nothing was asked for, and nothing was spent.')
  const taken = newestGaps(first, agreed.newest)
  const kept = new Set(taken.map(({ video }) => video.file.path))
  return {
    gaps: taken,
    estimate: await all.costOf(({ video }) => kept.has(video.file.path)),
    notAsked: await all.costOf(({ video }) => !kept.has(video.file.path)),
  }
}
