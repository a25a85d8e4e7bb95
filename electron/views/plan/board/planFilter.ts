/** Which videos of the plan a filter shows. Pure. */
import type { PlanFilter } from '../../../../shared/contract/plan.ts'
import { searchKeyOf } from '../../library/titles/titleOrder.ts'
import { answerOfEnd, comesFrom, type Placement, type PlanItem } from './planItem.ts'
import type { PlanVideo } from './planVideos.ts'

export function createPlanFilter(
  { answer, source, group, search }: PlanFilter,
  placeOf: (item: PlanItem) => Placement,
) {
  const searched = searchKeyOf(search)

  /** A cell is what a number counts; the video is shown with all of its cells. */
  function hasCell({ items, covered, ended }: PlanVideo): boolean {
    if (answer === null && source === null) return true
    if (answer === 'covered' || answer === 'written' || answer === 'told') {
      const isMeant = ended.some(({ end }) => answerOfEnd(end) === answer)
      return source === null && (isMeant || (answer === 'covered' && covered.length > 0))
    }
    return items.some((item) => {
      const placement = placeOf(item)
      return isAnswer(answer, placement) && (source === null || comesFrom(source, placement))
    })
  }

  return (video: PlanVideo): boolean => {
    if (group !== null && video.heading !== group) return false
    if (!hasCell(video)) return false
    const { choice, group: title } = video.first
    return searched === '' || searchKeyOf(`${choice.gap.video.file.path} ${title}`).includes(searched)
  }
}

function isAnswer(wanted: PlanFilter['answer'], { answer }: Placement): boolean {
  if (wanted === 'write') return answer === 'sure' || answer === 'chosen'
  return wanted === null || answer === wanted
}
