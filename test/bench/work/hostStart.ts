/** A program: the host of the window with nothing to do; says when it is ready, and then what idling costs. */
import { setTimeout as wait } from 'node:timers/promises'
import { openWindowHost } from '../openWindowHost.ts'
import { inputOf, report } from '../workSide.ts'

const { home, idleMs } = inputOf<{ readonly home: string; readonly idleMs: number }>()
/** What the start itself left to be done. */
const calmMs = 2_000

const host = await openWindowHost(home)
process.stdout.write('ready\n')
if (idleMs > 0) {
  await wait(calmMs)
  const before = process.cpuUsage()
  const sinceMs = performance.now()
  await wait(idleMs)
  const { user, system } = process.cpuUsage(before)
  await host.close()
  report({ idlePercent: ((user + system) / 1_000 / (performance.now() - sinceMs)) * 100 })
}
