/** The candidate that is looked at, over the film of its question: once it has been looked into, so that nothing is paid here. */
import { useEffect } from 'react'
import { useShownFile } from '../../../app/desk/small/useSmallDesk.ts'
import { useSeenStore } from '../../../app/desk/useSeenStore.ts'
import { useReviewStore } from '../useReviewStore.ts'
import { previewKey } from './previewStore.ts'

export function useShownCandidate(): void {
  const questionId = useReviewStore('review', ({ question }) => question?.row.id ?? null)
  const candidateId = useReviewStore('review', ({ shownId }) => shownId)
  const isSeen = useReviewStore(
    'previews',
    ({ previews }) =>
      questionId !== null && candidateId !== null && previews.get(previewKey(questionId, candidateId))?.kind === 'seen',
  )
  const forget = useSeenStore('compare', (compare) => compare.forget)
  useShownFile(
    isSeen && questionId !== null && candidateId !== null
      ? { kind: 'candidate', questionId, candidateId, mayDownload: false }
      : null,
  )
  // What another question offers is no choice for this one.
  useEffect(() => forget, [questionId, forget])
}
