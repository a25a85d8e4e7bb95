/** The order of the plan's rows and the headings that they stand under. Pure. */
import { compareText } from '../../../shared/compareText.ts'
import { sortKeyOf } from '../library/libraryEntry.ts'
import type { PlanItem } from './planItem.ts'

/** Which heading it stands under depends on the others. */
export type NamedItem = Omit<PlanItem, 'heading'> & Partial<Pick<PlanItem, 'heading'>>

/** Groups by name, and the videos of one in their order; then what belongs to none. */
export function inOrder(items: readonly NamedItem[]): readonly PlanItem[] {
  const keyed = withHeadings(items).map((item) => ({
    item,
    key: `${item.heading === '' ? 1 : 0}${sortKeyOf(item.group)}\n${sortKeyOf(item.choice.gap.video.file.path)}\n${item.wish}`,
  }))
  return keyed.sort((a, b) => compareText(a.key, b.key)).map(({ item }) => item)
}

/** A heading for a single video would only repeat its name. */
function withHeadings(items: readonly NamedItem[]): readonly PlanItem[] {
  const groups = Map.groupBy(items, ({ group }) => group)
  const isShared = (group: string) => new Set(groups.get(group)?.map(({ videoId }) => videoId)).size > 1
  return items.map((item) => {
    const heading = isShared(item.group) ? item.group : ''
    return hasHeading(item, heading) ? item : { ...item, heading }
  })
}

/** What did not change stays the same object. */
function hasHeading(item: NamedItem, heading: string): item is PlanItem {
  return item.heading === heading
}
