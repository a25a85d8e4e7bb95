/** Lets the app end only after its host has settled: journals written, files whole, the database closed. */

export interface QuitParts {
  readonly settle: () => Promise<void>
  readonly quit: () => void
  /** Hears why it did not settle. */
  readonly report: (thrown: unknown) => void
  /** Resolves when the wait is over, whatever the host does: nobody should have to kill the app. */
  readonly deadline: () => Promise<void>
}

export interface Quitting {
  /** True from the first wish to quit. */
  isUnderWay(): boolean
  /** For Electron's 'before-quit'. */
  beforeQuit(event: { preventDefault(): void }): void
  /** The system takes the session away and asks nobody (Windows): settles at once, in what time is left. */
  sessionEnds(): void
}

export function createQuitting({ settle, quit, report, deadline }: QuitParts): Quitting {
  let phase: 'open' | 'settling' | 'settled' = 'open'

  async function settleAndQuit(): Promise<void> {
    phase = 'settling'
    await Promise.race([settle().catch(report), deadline()])
    phase = 'settled'
    quit()
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
