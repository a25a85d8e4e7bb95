/**
 * A process that only asks: its parent names a call, and it says how the call ended, how much memory it took, and the longest that
 * anything else would have waited for the processor. Started with --expose-gc.
 */
import { setImmediate as turn } from 'node:timers/promises'
import { createServiceClient } from '../../../electron/serviceClient/client.ts'
import { AppError } from '../../../shared/errors.ts'
import { serviceCalls } from '../services/serviceCalls.ts'
import { systemClock } from '../../../node/clock.ts'

/** What is known of one call that is over. */
export interface Eaten {
  /** Of the error; null where there is none. */
  readonly code: string | null
  /** Megabytes above what the idle process had before. */
  readonly peakMb: number
  /** Of the processor's time, not of the clock's: others may be at work on this machine. */
  readonly longestTurnMs: number
  readonly isPrototypeWhole: boolean
}

const [url = ''] = process.argv.slice(2)
const client = createServiceClient({
  baseUrl: url,
  downloadUrl: url,
  apiKey: 'key',
  uploadToken: 'token',
  clock: { ...systemClock, wait: async () => undefined },
  chance: { random: () => 0.5 },
})

async function codeOf(name: string): Promise<string | null> {
  const call = serviceCalls.find((one) => one.name === name)
  try {
    await call?.run(client, new AbortController().signal)
    return null
  } catch (thrown) {
    return thrown instanceof AppError ? thrown.code : `untyped ${String(thrown)}`
  }
}

const rssMb = () => process.memoryUsage.rss() / 2 ** 20

/** Goes round with the event loop until told to stop; answers the longest round and the most memory that was seen in one. */
function watchTurns(): () => Pick<Eaten, 'longestTurnMs' | 'peakMb'> {
  const idleMb = rssMb()
  let mostMb = idleMb
  let longestTurnMs = 0
  let last = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(last)
    longestTurnMs = Math.max(longestTurnMs, (user + system) / 1_000)
    mostMb = Math.max(mostMb, rssMb())
    last = process.threadCpuUsage()
    next = setImmediate(look)
  }
  let next = setImmediate(look)
  return () => {
    clearImmediate(next)
    return { longestTurnMs, peakMb: Math.max(mostMb, rssMb()) - idleMb }
  }
}

/** What the last call left behind is none of the next one's; buffers go a turn later. */
async function tidyUp(): Promise<void> {
  globalThis.gc?.()
  await turn()
  globalThis.gc?.()
}

async function eat(name: string): Promise<Eaten> {
  await tidyUp()
  const stop = watchTurns()
  const code = await codeOf(name)
  return { code, ...stop(), isPrototypeWhole: !('polluted' in {}) }
}

process.on('message', (name: string) => {
  void eat(name).then((eaten) => process.send?.(eaten))
})
