/** A candidate that was fetched to be compared is here now: whatever is done with it costs less than before. */
import type { CompareStore } from '../../../app/desk/compare/compareStore.ts'
import type { ReviewStore } from '../reviewState.ts'

export function tellPaidComparison(compare: Pick<CompareStore, 'subscribe'>, review: ReviewStore): void {
  compare.subscribe(({ choice }, before) => {
    const isPaid = before.choice?.costs === true && choice?.key === before.choice.key && !choice.costs
    if (!isPaid || choice.file?.kind !== 'candidate') return
    const { questionId: rowId, candidateId } = choice.file
    void review.getState().lookedInto({ rowId, candidateId })
  })
}
