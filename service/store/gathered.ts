/** Calls that come at one moment, as those of several requests do that are begun in one turn, are answered in one go. */

export type AnswerAll<Asked, Result> = (all: readonly Asked[]) => readonly PromiseSettledResult<Result>[]

/** One at a time to its callers. Where `answerAll` itself throws, all of them hear it. */
export function gathered<Asked, Result>(answerAll: AnswerAll<Asked, Result>): (asked: Asked) => Promise<Result> {
  let waiting: { readonly asked: Asked; readonly open: PromiseWithResolvers<Result> }[] = []

  function answerWaiting(): void {
    const all = waiting
    waiting = []
    const outcomes = settledTogether(() => answerAll(all.map(({ asked }) => asked)), all.length)
    for (const [at, { open }] of all.entries()) {
      const outcome = outcomes[at]
      if (outcome?.status === 'fulfilled') open.resolve(outcome.value)
      else open.reject(outcome?.reason)
    }
  }

  return (asked) => {
    const open = Promise.withResolvers<Result>()
    waiting.push({ asked, open })
    // Behind whatever else is to be done at this moment, which may ask as well.
    if (waiting.length === 1) queueMicrotask(answerWaiting)
    return open.promise
  }
}

/** What becomes of work that is done at once. */
export function settled<Result>(work: () => Result): PromiseSettledResult<Result> {
  try {
    return { status: 'fulfilled', value: work() }
  } catch (reason) {
    return { status: 'rejected', reason }
  }
}

function settledTogether<Result>(
  work: () => readonly PromiseSettledResult<Result>[],
  length: number,
): readonly PromiseSettledResult<Result>[] {
  try {
    return work()
  } catch (reason) {
    return Array.from({ length }, () => ({ status: 'rejected', reason }))
  }
}
