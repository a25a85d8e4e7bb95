/**
 * Requests take turns: some are begun in each turn of the event loop, in the order in which they came. The loop takes in one new
 * connection a turn. Were everything answered that a turn finds, 200 busy connections would keep the next ones at the door for
 * seconds; so while connections come, a turn begins one request. Else it begins several, which share what can be done for all
 * of them at once, as their commit.
 */
export interface Turns {
  /** Resolves once it is the caller's turn. */
  next(): Promise<void>
  /** A connection was taken in: more may wait behind it. */
  came(): void
  /** Nothing is begun until what it returns is called. */
  hold(): () => void
}

/** They take some milliseconds together. */
const mostATurn = 16

export function createTurns(): Turns {
  let waiting: (() => void)[] = []
  let isNewcomer = false
  let isHeld = false

  /** What is begun here runs until it waits for something, before the loop goes on. */
  function begin(): void {
    if (isHeld) return
    const most = isNewcomer ? 1 : mostATurn
    isNewcomer = false
    for (const start of waiting.slice(0, most)) start()
    waiting = waiting.slice(most)
    if (waiting.length > 0) setImmediate(begin)
  }

  return {
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        if (waiting.length === 1 && !isHeld) setImmediate(begin)
      }),
    came() {
      isNewcomer = true
    },
    hold() {
      isHeld = true
      return () => {
        isHeld = false
        if (waiting.length > 0) setImmediate(begin)
      }
    },
  }
}
