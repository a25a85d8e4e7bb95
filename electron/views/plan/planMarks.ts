/** The plan's answers as marks on the library's videos, over what waits since an earlier run. Pure. */
import type { WishMark } from '../library/libraryView.ts'
import type { Placement, PlanItem } from './planItem.ts'

/** Video id → wish → mark. */
export type Marks = ReadonlyMap<string, ReadonlyMap<string, WishMark>>

export type PlacedItem = readonly [item: PlanItem, answer: Placement['answer']]

export function marksOf(parked: Marks, placed: readonly PlacedItem[]): Marks {
  const marks = new Map([...parked].map(([videoId, wishes]) => [videoId, new Map(wishes)]))
  for (const [{ videoId, wish }, answer] of placed) {
    if (answer !== 'ask' && answer !== 'none' && answer !== 'waiting') continue
    const wishes = marks.get(videoId) ?? new Map<string, WishMark>()
    marks.set(videoId, wishes.set(wish, answer))
  }
  return marks
}
