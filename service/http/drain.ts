/** The end of a server: no new connections, and those who were asked for something get it, within a time. */
import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../../node/clock.ts'
import type { Turns } from './turns.ts'

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

/** The most that the system keeps waiting for Node: behind them are those who come while it ends. */
const longestQueue = 511

/** A turn in which nothing else was done is shorter by far. */
const quietTurnMs = 0.25

/**
 * Who has connected while this process was busy waits in the system's queue, and would be cut off with it. Each turn of the loop
 * looks there once, before its work, and takes in one of them: the first whole turn that brings nobody and does nothing else
 * finds it empty. After a turn with work in it others may have come since it looked. So no request is begun meanwhile: under
 * load no turn would be quiet.
 */
async function takeInQueue(server: Server, { turns, clock }: DrainParts): Promise<void> {
  let came = 0
  const note = () => (came += 1)
  const goOn = turns.hold()
  // The rest of the turn under way, which may have looked at the queue before.
  await nextTurn()
  server.on('connection', note)
  for (let turn = 0; turn < longestQueue; turn += 1) {
    const [before, beganMs] = [came, clock.monotonicMs()]
    await nextTurn()
    if (came === before && clock.monotonicMs() - beganMs < quietTurnMs) break
  }
  server.off('connection', note)
  goOn()
}

export interface DrainParts {
  readonly open: OpenRequests
  /** In which its requests are begun. */
  readonly turns: Pick<Turns, 'hold'>
  /** With 0 every connection is ended at once, whatever it waits for. */
  readonly longestMs: number
  readonly clock: Pick<Clock, 'monotonicMs' | 'wait'>
}

export async function drainServer(server: Server, parts: DrainParts): Promise<void> {
  const { open, longestMs, clock } = parts
  const startMs = clock.monotonicMs()
  if (longestMs > 0) await takeInQueue(server, parts)
  const leftMs = Math.max(0, longestMs - (clock.monotonicMs() - startMs))
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  if (leftMs > 0) {
    const stopWaiting = new AbortController()
    const { signal } = stopWaiting
    const answered = clock
      .wait(Math.min(lastHeadsMs, leftMs))
      // A process that was busy for all that time reads what has come only in the turn that begins now.
      .then(() => nextTurn())
      .then(() => open.none())
    const timeIsUp = clock.wait(leftMs, signal).catch(() => undefined)
    await Promise.race([closed, answered, timeIsUp])
    stopWaiting.abort()
  }
  server.closeAllConnections()
  await closed
}
