/** What of a plan waits for the quota without a run that would go on with it. Pure. */
import type { BoardReading } from './boardReading.ts'
import type { PlanItem } from './planItem.ts'
import type { Marks } from './planMarks.ts'

interface PlacedItems extends Pick<BoardReading, 'placement'> {
  items(): readonly PlanItem[]
}

/** @param parked what runs have put off */
export function countUnheld(board: PlacedItems, parked: Marks): number {
  const isUnheld = (item: PlanItem) => {
    const { answer, isUnasked } = board.placement(item)
    const isMeant = answer === 'waiting' && !isUnasked && !item.choice.gap.isForced
    return isMeant && !parked.get(item.videoId)?.has(item.wish)
  }
  return board.items().filter(isUnheld).length
}
