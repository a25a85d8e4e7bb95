/** The order of the plan's rows and the headings that they stand under. Pure. */
import { compareText } from '../../../../shared/text/compareText.ts'
import { sortKeyOf } from '../../library/titles/titleOrder.ts'
import { groupNames } from './planGroupNames.ts'
import type { PlanItem } from './planItem.ts'

/** Its group and heading follow from all that stand beside it. */
export type NamedItem = Omit<PlanItem, 'group' | 'heading'> & Partial<Pick<PlanItem, 'group' | 'heading'>>

/** Seasons and other shows by name, and the videos of one in their order; then the movies. */
export function inOrder(items: readonly NamedItem[]): readonly PlanItem[] {
  const groupOf = groupNames(items.map(({ titled }) => titled))
  const keyed = items
    .map((item) => withGroup(item, groupOf(item.titled)))
    .map((item) => ({
      item,
      key: `${item.heading === '' ? 1 : 0}${sortKeyOf(item.group)}\n${sortKeyOf(item.choice.gap.video.file.path)}\n${item.wish}`,
    }))
  return keyed.sort((a, b) => compareText(a.key, b.key)).map(({ item }) => item)
}

/** What did not change stays the same object. */
function withGroup(item: NamedItem, group: string): PlanItem {
  const heading = item.titled.type === 'movie' ? '' : group
  return hasGroup(item, group, heading) ? item : { ...item, group, heading }
}

function hasGroup(item: NamedItem, group: string, heading: string): item is PlanItem {
  return item.group === group && item.heading === heading
}
