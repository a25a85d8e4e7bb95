/**
 * Sleep and shutdown: while something runs the machine is asked not to fall asleep by itself; a run is paused before the
 * machine sleeps all the same, because a call cut in the middle may cost a unit without an answer; a shutdown ends cleanly.
 */
import type { PlanState } from '../../shared/contract/plan.ts'

/** What Electron's powerMonitor tells. */
export interface PowerEvents {
  onSuspend(listener: () => void): void
  onResume(listener: () => void): void
  /** Linux and macOS: the listener holds the shutdown back until the program has ended. */
  onShutdown(listener: () => void): void
}

/** What is used of Electron's powerSaveBlocker. */
export interface SleepBlocker {
  start(kind: 'prevent-app-suspension'): number
  stop(id: number): unknown
}

export interface PowerParts {
  readonly events: PowerEvents
  readonly blocker: SleepBlocker
  readonly pause: () => void
  readonly goOn: () => void
  /** Watch mode looks again: while the machine slept no event came. */
  readonly lookAgain: () => void
  readonly quit: () => void
  /** Resolves when the network has had time to come back. */
  readonly networkIsBack: () => Promise<unknown>
}

export interface Power {
  planChanged(phase: PlanState['phase']): void
}

export function createPower(parts: PowerParts): Power {
  const { events, blocker } = parts
  let phase: PlanState['phase'] = 'empty'
  let block: number | null = null
  let isPausedBySleep = false
  let sleeps = 0

  events.onSuspend(() => {
    sleeps += 1
    if (phase !== 'running') return
    isPausedBySleep = true
    parts.pause()
  })
  events.onResume(() => void wakeUp())
  events.onShutdown(() => parts.quit())

  async function wakeUp(): Promise<void> {
    const woken = sleeps
    await parts.networkIsBack()
    // A lid that was shut again, a machine that only woke for a moment: the next time decides.
    if (woken !== sleeps) return
    parts.lookAgain()
    if (isPausedBySleep) parts.goOn()
    isPausedBySleep = false
  }

  return {
    planChanged(next) {
      phase = next
      if (next === 'running') block ??= blocker.start('prevent-app-suspension')
      else if (block !== null) {
        blocker.stop(block)
        block = null
      }
    },
  }
}
