/** The order of the plan's rows and the headings that they stand under. Pure. */
import { compareText } from '../../../../shared/compareText.ts'
import { sortKeyOf } from '../../library/titles/titleOrder.ts'
import type { PlanItem } from './planItem.ts'

/** Which heading it stands under follows from what it is. */
export type NamedItem = Omit<PlanItem, 'heading'> & Partial<Pick<PlanItem, 'heading'>>

/** Seasons and other shows by name, and the videos of one in their order; then the movies. */
export function inOrder(items: readonly NamedItem[]): readonly PlanItem[] {
  const keyed = items.map(withHeading).map((item) => ({
    item,
    key: `${item.heading === '' ? 1 : 0}${sortKeyOf(item.group)}\n${sortKeyOf(item.choice.gap.video.file.path)}\n${item.wish}`,
  }))
  return keyed.sort((a, b) => compareText(a.key, b.key)).map(({ item }) => item)
}

/** What did not change stays the same object. */
function withHeading(item: NamedItem): PlanItem {
  const heading = item.choice.gap.release.type === 'movie' ? '' : item.group
  return hasHeading(item, heading) ? item : { ...item, heading }
}

function hasHeading(item: NamedItem, heading: string): item is PlanItem {
  return item.heading === heading
}
