/** What the window's host tells its screens, for the log: how its runs go, and whether it watches. */
import type { AppEvent } from '../../shared/contract/index.ts'
import type { PlanState } from '../../shared/contract/plan.ts'
import type { WatchState } from '../../shared/contract/program/watch.ts'
import type { LogFields, LogEvent } from './logEntry.ts'

/** For a subscription to the hub's events; every record is whole, so only what changed is written. */
export function createWindowLog(note: LogEvent): (event: AppEvent) => void {
  let phase: PlanState['phase'] = 'empty'
  let watch: string | null = null

  function logPlan(plan: PlanState): void {
    if (plan.phase === phase) return
    const before = phase
    phase = plan.phase
    if (phase === 'ready' && before === 'matching') note('info', 'plan.ready', sumsOf(plan))
    if (phase === 'running' && before !== 'paused') note('info', 'run.begin', { batch: plan.batchId })
    if (phase === 'paused') note('info', 'run.paused', { batch: plan.batchId })
    if (phase === 'done') note('info', 'run.end', { batch: plan.batchId, ...plan.result, ...waitOf(plan) })
    if (phase === 'failed') note('error', 'run.failed', { code: plan.problem?.code, message: plan.problem?.message })
  }

  function logWatch({ isOn, isPaused }: WatchState): void {
    const now = isOn ? (isPaused ? 'paused' : 'on') : 'off'
    if (now === watch) return
    // That it is off where nobody turned it on need not be said.
    if (watch !== null || isOn) note('info', 'watch.turned', { to: now })
    watch = now
  }

  return ({ name, payload }) => {
    if (name === 'plan.changed') logPlan(payload)
    if (name === 'watch.changed') logWatch(payload)
  }
}

function sumsOf({ sums, ...plan }: PlanState): LogFields {
  const { sure, ask, none, downloads } = sums
  return { sure, ask, none, downloads, ...waitOf({ sums, ...plan }) }
}

function waitOf({ sums, resumesAtMs }: PlanState): LogFields {
  const { waiting } = sums
  return { waiting, waitsUntil: waiting > 0 && resumesAtMs !== null ? new Date(resumesAtMs).toISOString() : null }
}
