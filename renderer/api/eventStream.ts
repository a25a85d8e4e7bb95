/**
 * The events of the web mode over one WebSocket that comes back by itself. Tells when the host is lost, reached again
 * (what was read before may be old then), has no room for one more page, or has forgotten this one. Knows no event by name.
 */
import type { AppEvent } from '../../shared/contract/index.ts'
import type { Connection } from './transport.ts'

export interface SocketHandlers {
  readonly opened: () => void
  readonly received: (text: string) => void
  /** Also when it never opened. With the close code. */
  readonly closed: (code: number) => void
}

/** full: good, but the host tells as many pages as it can. */
export type SessionState = 'good' | 'full' | 'over' | 'unreachable'

/** What the page and the host have to do with each other. */
export interface HostSession {
  /** Opens a socket; answers what closes it. */
  open(handlers: SocketHandlers): () => void
  check(): Promise<SessionState>
}

export interface PageTimer {
  /** Does the work later; answers what cancels it. */
  after(ms: number, work: () => void): () => void
}

export interface EventStreamParts {
  readonly session: HostSession
  readonly timer: PageTimer
  /** From 0 to 1. */
  readonly random: () => number
}

export interface EventStream {
  subscribe(listener: (event: AppEvent) => void): () => void
  onConnection(listener: (connection: Connection) => void): () => void
  /** The host does not know this session any more: nothing is tried again. */
  end(): void
}

/** Close code of the host for a session that is over. */
const sessionOver = 4401
const firstPauseMs = 250
const longestPauseMs = 10_000
/** How often a page that found no room looks for some. */
const roomPauseMs = 2_000

/** Between half and all of a pause that doubles with every try, so that many pages do not come back at once. */
export function pauseBefore(tries: number, random: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** tries) * (0.5 + random / 2)
}

export function createEventStream({ session, timer, random }: EventStreamParts): EventStream {
  const listeners = new Set<(event: AppEvent) => void>()
  const watchers = new Set<(connection: Connection) => void>()
  let hasStarted = false
  let isOver = false
  /** Tries since the socket was last open. */
  let tries = 0
  let isWaitingForRoom = false
  let stop: () => void = () => undefined

  const tell = (connection: Connection) => {
    for (const watcher of [...watchers]) watcher(connection)
  }

  function start(): void {
    hasStarted = true
    stop = session.open({
      opened() {
        tries = 0
        isWaitingForRoom = false
        tell('connected')
      },
      received(text) {
        // The host sends nothing but events of the contract.
        const event = JSON.parse(text) as AppEvent
        for (const listener of [...listeners]) listener(event)
      },
      closed(code) {
        if (code === sessionOver) end()
        else if (!isOver) tryLater()
      },
    })
  }

  /** One quick try is not worth telling: it succeeds unless the host is really gone. */
  function tryLater(): void {
    if (tries === 1) {
      isWaitingForRoom = false
      tell('lost')
    }
    stop = timer.after(pauseBefore(tries, random()), () => void tryAgain())
    tries += 1
  }

  async function tryAgain(): Promise<void> {
    const state = await session.check()
    if (isOver) return
    if (state === 'over') end()
    else if (state === 'good') start()
    else if (state === 'full') waitForRoom()
    else tryLater()
  }

  function waitForRoom(): void {
    tries = 0
    if (!isWaitingForRoom) tell('full')
    isWaitingForRoom = true
    stop = timer.after(roomPauseMs * (0.5 + random() / 2), () => void tryAgain())
  }

  function end(): void {
    if (isOver) return
    isOver = true
    stop()
    tell('over')
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      if (!hasStarted && !isOver) start()
      return () => listeners.delete(listener)
    },
    onConnection(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    end,
  }
}
