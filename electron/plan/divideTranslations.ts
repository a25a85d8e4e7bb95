/** Which translations of a plan the units left are enough for, and what is downloaded to be translated from. Pure. */
import type { GapToTranslate, Plan, PlanRequest } from './plan.ts'

type Units = Pick<PlanRequest, 'remainingAi' | 'orderedJobs' | 'cachedIds'>

/** What is paid for comes first, then what was ordered before: it is begun before anything that is ordered now. */
export function divideTranslations(
  gaps: readonly GapToTranslate[],
  { remainingAi, orderedJobs, cachedIds }: Units,
): Pick<Plan, 'translate' | 'translatedNow'> {
  const known = gaps.map((wanted) => ({ wanted: withCached(wanted, cachedIds), job: orderedJobs?.of(wanted) ?? null }))
  const paid = known.flatMap(({ wanted, job }) => (job?.isPaid ? [{ ...wanted, isPaid: true }] : []))
  const ordered = known.filter(({ job }) => job !== null && !job.isPaid)
  const others = known.filter(({ job }) => job === null)
  const planned = new Set(ordered.map(({ job }) => job?.id))
  const promised = Math.max(0, (orderedJobs?.waiting ?? 0) - planned.size)
  const translate = [...paid, ...[...ordered, ...others].map(({ wanted }) => wanted)]
  return { translate, translatedNow: affordable(translate, (remainingAi ?? Infinity) - promised) }
}

/** Of a part of a plan's translations: how many of them the units of the whole plan are enough for. */
export function translatedNowOf(plan: Plan, translate: Plan['translate']): number {
  return affordable(translate, plan.translatedNow - paidOf(plan.translate))
}

/** Each once, whatever it is translated for. */
export function sourcesToFetch({
  archives,
  translate,
  translatedNow,
}: Pick<Plan, 'archives' | 'translate' | 'translatedNow'>): readonly string[] {
  const fetched = new Set(archives.map(({ subtitle }) => subtitle.id))
  const ids = translate
    .slice(0, translatedNow)
    .flatMap((wanted) => ('source' in wanted && !wanted.isCached ? [wanted.source.subtitle.id] : []))
  return [...new Set(ids)].filter((id) => !fetched.has(id))
}

function withCached(wanted: GapToTranslate, cachedIds: ReadonlySet<string>): GapToTranslate {
  return 'source' in wanted && cachedIds.has(wanted.source.subtitle.id) ? { ...wanted, isCached: true } : wanted
}

function affordable(translate: Plan['translate'], units: number): number {
  const paid = paidOf(translate)
  return paid + Math.min(translate.length - paid, Math.max(0, units))
}

function paidOf(translate: Plan['translate']): number {
  return translate.filter(({ isPaid }) => isPaid).length
}
