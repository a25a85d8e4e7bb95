/** Thousands of files are thousands of steps: of each phase a program or a person is told ten a second, and the last one. */
import type { Clock } from '../../../node/clock.ts'
import type { Emit, Phase, PhaseProgress } from '../../batch/batchEvents.ts'

const everyMs = 100

export function pacedProgress(tell: Emit, clock: Pick<Clock, 'monotonicMs' | 'later'>): Emit {
  const toldMs = new Map<Phase, number>()
  /** The newest step of each phase that was not told. */
  const held = new Map<Phase, PhaseProgress>()
  let cancel: (() => void) | null = null

  function pace(step: PhaseProgress): void {
    const { phase } = step
    const nowMs = clock.monotonicMs()
    if (nowMs - (toldMs.get(phase) ?? -Infinity) < everyMs) {
      held.set(phase, step)
      cancel ??= clock.later(everyMs, tellHeld)
      return
    }
    toldMs.set(phase, nowMs)
    held.delete(phase)
    tell(step)
  }

  function tellHeld(): void {
    cancel?.()
    cancel = null
    for (const step of held.values()) {
      toldMs.set(step.phase, clock.monotonicMs())
      tell(step)
    }
    held.clear()
  }

  return (event) => {
    if (event.kind === 'progress') {
      pace(event)
      return
    }
    if (event.kind === 'done') tellHeld()
    tell(event)
  }
}
