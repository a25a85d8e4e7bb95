/**
 * Sleep and shutdown: while something runs the machine is asked not to fall asleep by itself; a run is paused before the
 * machine sleeps all the same, because a call cut in the middle may cost a unit without an answer; a shutdown ends cleanly.
 */
import type { App } from 'electron'
import type { PlanState } from '../../shared/contract/plan.ts'
import type { Clock } from '../../node/clock.ts'
import type { HostClient } from './hostClient.ts'
import type { GuardedLog } from './start/processGuards.ts'

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
  readonly client: Pick<HostClient, 'call'>
  readonly app: Pick<App, 'quit'>
  readonly clock: Pick<Clock, 'wait'>
  readonly log: Pick<GuardedLog, 'report'>
}

export interface Power {
  planChanged(phase: PlanState['phase']): void
}

const networkIsBackAfterMs = 5_000

export function createPower({ events, blocker, client, app, clock, log }: PowerParts): Power {
  let phase: PlanState['phase'] = 'empty'
  let block: number | null = null
  let isPausedBySleep = false
  let sleeps = 0

  events.onSuspend(() => {
    sleeps += 1
    if (phase !== 'running') return
    isPausedBySleep = true
    client.call('plan.pause', {}).catch(log.report)
  })
  events.onResume(() => void wakeUp())
  events.onShutdown(() => app.quit())

  async function wakeUp(): Promise<void> {
    const woken = sleeps
    await clock.wait(networkIsBackAfterMs)
    // A lid that was shut again, a machine that only woke for a moment: the next time decides.
    if (woken !== sleeps) return
    // While the machine slept no event of a folder came.
    client.call('watch.checkNow', {}).catch(log.report)
    if (isPausedBySleep) client.call('plan.resume', {}).catch(log.report)
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
