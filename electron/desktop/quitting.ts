/** Lets the app end only after its host has settled: journals written, files whole, the database closed. */
import type { Host } from '../window/host.ts'
import type { ElectronTransport } from '../transport/window/electronTransport.ts'
import type { Clock } from '../../node/clock.ts'
import type { GuardedLog } from './start/processGuards.ts'
import type { Updates } from './updates/openUpdates.ts'

export interface QuitParts {
  readonly transport: Pick<ElectronTransport, 'close'>
  readonly host: Pick<Host, 'close'>
  /** Ends the app. */
  readonly updates: Pick<Updates, 'end'>
  readonly clock: Pick<Clock, 'wait'>
  readonly log: Pick<GuardedLog, 'write' | 'report' | 'settle'>
}

export interface Quitting {
  /** True from the first wish to quit. */
  isUnderWay(): boolean
  /** For Electron's 'before-quit'. */
  beforeQuit(event: { preventDefault(): void }): void
  /** The system takes the session away and asks nobody (Windows): settles at once, in what time is left. */
  sessionEnds(): void
}

/** Whatever the host does, the wait is over then: nobody should have to kill the app. */
const settleWithinMs = 15_000

export function createQuitting({ transport, host, updates, clock, log }: QuitParts): Quitting {
  let phase: 'open' | 'settling' | 'settled' = 'open'

  async function settle(): Promise<void> {
    transport.close()
    try {
      await host.close()
    } finally {
      log.write('info', 'program.end')
      await log.settle()
    }
  }

  async function settleAndQuit(): Promise<void> {
    phase = 'settling'
    await Promise.race([settle().catch(log.report), clock.wait(settleWithinMs)])
    phase = 'settled'
    updates.end()
  }

  return {
    isUnderWay: () => phase !== 'open',
    beforeQuit(event) {
      if (phase === 'settled') return
      event.preventDefault()
      if (phase === 'open') void settleAndQuit()
    },
    sessionEnds() {
      if (phase === 'open') void settleAndQuit()
    },
  }
}

export interface ClosingState {
  /** A run is on, or folders are watched. */
  readonly isRunning: boolean
  readonly isQuitting: boolean
  /** Something is left to bring a hidden window back with. */
  readonly hasWayBack: boolean
}

export type ClosingAct = 'hide' | 'minimise' | 'close'

/** While something runs, closing the window only puts it away. */
export function onWindowClose({ isRunning, isQuitting, hasWayBack }: ClosingState): ClosingAct {
  if (!isRunning || isQuitting) return 'close'
  return hasWayBack ? 'hide' : 'minimise'
}
