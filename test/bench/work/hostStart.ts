/** A program: the host of the window with nothing to do; says when it is ready, and then what idling costs. */
import { enableCompileCache } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { besideWork, inputOf, report } from '../workSide.ts'

interface Start {
  readonly home: string
  readonly idleMs: number
  /** Nothing of it was compiled before. */
  readonly isFirst?: boolean
}

const { home, idleMs, isFirst = false } = inputOf<Start>()
/** What the start itself left to be done. */
const calmMs = 2_000

// As the command line starts it: what an earlier start compiled is there. A start that is ended by a signal keeps nothing.
if (!isFirst) enableCompileCache(fileURLToPath(besideWork('compiled/')))
const { openWindowHost } = await import('../openWindowHost.ts')

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
