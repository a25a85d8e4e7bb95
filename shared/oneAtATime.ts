/** Lets work on one and the same thing wait for each other, while work on different things goes on side by side. */

export type OneAtATime = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** Work of one key runs in the order it came; that one fails does not keep the next from its turn. */
export function createOneAtATime(): OneAtATime {
  const lastOf = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = lastOf.get(key) ?? Promise.resolve()
    const turn = before.then(work, work)
    lastOf.set(key, turn)
    try {
      return await turn
    } finally {
      if (lastOf.get(key) === turn) lastOf.delete(key)
    }
  }
}
