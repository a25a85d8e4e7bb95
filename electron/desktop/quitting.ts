/** Lets the app end only after its host has settled: journals written, files whole, the database closed. */

export interface QuitParts {
  readonly settle: () => Promise<void>
  readonly quit: () => void
  /** Resolves when the wait is over, whatever the host does: nobody should have to kill the app. */
  readonly deadline: () => Promise<void>
}

export interface Quitting {
  /** True from the first wish to quit. */
  isUnderWay(): boolean
  /** For Electron's 'before-quit'. */
  beforeQuit(event: { preventDefault(): void }): void
}

export function createQuitting({ settle, quit, deadline }: QuitParts): Quitting {
  let phase: 'open' | 'settling' | 'settled' = 'open'

  async function settleAndQuit(): Promise<void> {
    phase = 'settling'
    await Promise.race([settle().catch(() => undefined), deadline()])
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
  }
}

/** While a run is on or folders are watched, closing the window only puts it away: the tray brings it back. */
export function onWindowClose(state: { readonly isRunning: boolean; readonly isQuitting: boolean }): 'hide' | 'close' {
  return state.isRunning && !state.isQuitting ? 'hide' : 'close'
}
