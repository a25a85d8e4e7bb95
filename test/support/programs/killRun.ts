/** Runs the command line and kills it at a moment; what it says is not kept. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { startCli, type CliOptions } from './runCli.ts'

/** Settles when the kill is due; `isOver` tells that the run has ended by itself. */
export type KillMoment = (isOver: () => boolean) => Promise<void>

/** False when the run had ended before its kill came. */
export async function killRun(args: readonly string[], options: CliOptions, moment: KillMoment): Promise<boolean> {
  const child = startCli(args, options)
  child.stdout?.resume()
  child.stderr?.resume()
  const closed = once(child, 'close')
  await Promise.race([closed, moment(() => child.exitCode !== null)])
  child.kill('SIGKILL')
  await closed
  return child.signalCode === 'SIGKILL'
}

export function afterMs(delayMs: number): KillMoment {
  return async () => {
    await wait(delayMs)
  }
}

/** As soon as it is so, and so much later. */
export function onceSo(isSo: () => boolean, laterMs: number): KillMoment {
  return async (isOver) => {
    while (!isOver() && !isSo()) await wait(1)
    await wait(laterMs)
  }
}
