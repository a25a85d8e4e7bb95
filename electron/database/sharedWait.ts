/** One wait for many: calls that come while the work runs share its next turn, because the one under way began before them. */

export function createSharedWait(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null
  let next: Promise<void> | null = null

  function begin(): Promise<void> {
    next = null
    const turn = work().finally(() => {
      if (current === turn) current = null
    })
    current = turn
    return turn
  }

  return () => {
    if (!current) return begin()
    next ??= current.catch(() => undefined).then(begin)
    return next
  }
}
