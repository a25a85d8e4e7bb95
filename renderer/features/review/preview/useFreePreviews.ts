/** What lies in the cache already is looked into without asking: the shown candidate first, then the others of the question. */
import { useEffect } from 'react'
import { useReviewStore } from '../useReviewStore.ts'

/** Those that have keys. */
const most = 9

export function useFreePreviews(): void {
  const question = useReviewStore('review', (state) => state.question)
  const look = useReviewStore('previews', (previews) => previews.look)
  useEffect(() => {
    let isOver = false
    const cached = question?.candidates.filter(({ isCached }) => isCached).slice(0, most) ?? []
    async function lookAtAll(rowId: string): Promise<void> {
      for (const { id } of cached) {
        if (isOver) return
        await look(rowId, id)
      }
    }
    if (question) void lookAtAll(question.row.id)
    return () => {
      isOver = true
    }
  }, [question, look])
}
