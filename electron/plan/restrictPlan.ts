/** Of a plan only what serves some of its gaps: for a run that goes on with what it put off, and with nothing else. Pure. */
import type { Gap } from '../wanted/missing.ts'
import { sourcesToFetch, translatedNowOf } from './divideTranslations.ts'
import type { Plan, PlannedArchive } from './plan.ts'

export function restrictPlan(plan: Plan, isMeant: (gap: Gap) => boolean): Plan {
  const served = (archives: readonly PlannedArchive[]) =>
    archives
      .map((archive) => ({ ...archive, serves: archive.serves.filter(({ gap }) => isMeant(gap)) }))
      .filter(({ serves }) => serves.length > 0)
  const ofGap = <Row extends { readonly gap: Gap }>(rows: readonly Row[]) => rows.filter(({ gap }) => isMeant(gap))
  const archives = served(plan.archives)
  const translate = ofGap(plan.translate)
  const translatedNow = translatedNowOf(plan, translate)
  return {
    ...plan,
    archives,
    downloads: archives.reduce((sum, { cost }) => sum + cost, 0),
    waiting: served(plan.waiting),
    unmatched: plan.unmatched.filter(isMeant),
    ask: ofGap(plan.ask),
    translate,
    translatedNow,
    sourceIds: sourcesToFetch({ archives, translate, translatedNow }),
    untranslatable: ofGap(plan.untranslatable),
    inside: ofGap(plan.inside),
    none: plan.none.filter(isMeant),
    tooLong: plan.tooLong.filter(isMeant),
  }
}
