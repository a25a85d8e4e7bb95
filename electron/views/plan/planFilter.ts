/** Which rows of the plan a filter shows. Pure. */
import type { PlanFilter } from '../../../shared/contract/plan.ts'
import { searchKeyOf } from '../library/libraryEntry.ts'
import { comesFrom, type Placement, type PlanItem } from './planItem.ts'

export function createPlanFilter({ answer, source, group, search }: PlanFilter) {
  const searched = searchKeyOf(search)
  return (item: PlanItem, placement: Placement): boolean => {
    if (answer !== null && placement.answer !== answer) return false
    if (source !== null && !comesFrom(source, placement)) return false
    if (group !== null && item.heading !== group) return false
    return searched === '' || searchKeyOf(`${item.choice.gap.video.file.path} ${item.group}`).includes(searched)
  }
}
