/** At most two films are worked on at a time; the rest waits in its order, and may give up waiting. */

export interface MediaTurns {
  /** @throws what the signal was aborted with, also while it waits */
  take<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>
}

export const atATime = 2

export function createMediaTurns(most = atATime): MediaTurns {
  const waiting: (() => void)[] = []
  let running = 0

  function next(): void {
    if (running < most) waiting.shift()?.()
  }

  function turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', giveUp)
        running += 1
        resolve()
      }
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', giveUp, { once: true })
      waiting.push(begin)
      next()
    })
  }

  return {
    async take(signal, work) {
      signal.throwIfAborted()
      await turn(signal)
      try {
        return await work()
      } finally {
        running -= 1
        next()
      }
    },
  }
}
