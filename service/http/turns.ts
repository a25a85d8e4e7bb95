/**
 * Requests take turns: one is begun in each turn of the event loop, in the order in which they came. The loop takes in one new
 * connection a turn. Were everything answered that a turn finds, 200 busy connections would keep the next ones at the door for
 * seconds; a turn of its own costs some microseconds.
 */
export interface Turns {
  /** Resolves once it is the caller's turn. */
  next(): Promise<void>
}

export function createTurns(): Turns {
  const waiting: (() => void)[] = []

  /** What is begun here runs until it waits for something, before the loop goes on. */
  function begin(): void {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(begin)
  }

  return {
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        if (waiting.length === 1) setImmediate(begin)
      }),
  }
}
