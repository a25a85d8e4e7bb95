/** What goes on that outlives the window: a run of the plan, or watching. */
import type { HostClient } from './hostClient.ts'

export interface RunningWork {
  isRunning(): boolean
}

export async function followRunningWork(host: HostClient): Promise<RunningWork> {
  let isPlanRunning = false
  let isWatching = false
  host.on('plan.changed', ({ phase }) => (isPlanRunning = phase === 'running'))
  host.on('watch.changed', ({ isOn }) => (isWatching = isOn))
  isWatching = (await host.call('watch.state', {})).isOn
  return { isRunning: () => isPlanRunning || isWatching }
}
