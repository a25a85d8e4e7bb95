/** The end of a server: no new connections, and those who were asked for something get it, within a time. */
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface OpenRequests {
  began(): void
  ended(): void
  /** Settles once none is open; at once where that is so. */
  none(): Promise<void>
}

export function countOpenRequests(): OpenRequests {
  let open = 0
  let waiting: (() => void)[] = []
  return {
    began: () => (open += 1),
    ended() {
      open -= 1
      if (open > 0) return
      for (const tell of waiting) tell()
      waiting = []
    },
    none: () => new Promise((resolve) => (open === 0 ? resolve() : waiting.push(resolve))),
  }
}

/** Connections that were taken in the last moment bring their request within this time. */
const lastHeadsMs = 500

/** With 0 every connection is ended at once, whatever it waits for. */
export async function drainServer(server: Server, open: OpenRequests, longestMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  if (longestMs > 0) {
    const stopWaiting = new AbortController()
    const { signal } = stopWaiting
    const answered = sleep(Math.min(lastHeadsMs, longestMs)).then(() => open.none())
    const timeIsUp = sleep(longestMs, undefined, { signal }).catch(() => undefined)
    await Promise.race([closed, answered, timeIsUp])
    stopWaiting.abort()
  }
  server.closeAllConnections()
  await closed
}
