/**
 * Which open calls had another one beside them at any time. The answer that comes last of several may have been counted first:
 * what it says of the counters holds some of the others, and nobody knows which.
 */
export interface CallsBeside {
  /** One was reserved. @param open all that are open, this one too */
  began(open: readonly number[]): void
  ended(id: number): void
  /** Whether what an answer says now holds just what was spent up to it. @param open all that are open, its own too */
  isAlone(open: readonly number[]): boolean
}

export function createCallsBeside(): CallsBeside {
  const beside = new Set<number>()
  return {
    began(open) {
      if (open.length > 1) for (const id of open) beside.add(id)
    },
    ended: (id) => void beside.delete(id),
    isAlone: (open) => open.length <= 1 && !open.some((id) => beside.has(id)),
  }
}
