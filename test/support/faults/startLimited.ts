/** A program that runs until it is told to end, with what it says. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { startCli } from '../programs/runCli.ts'
import type { LimitedRun } from './runLimited.ts'

export interface Running {
  stdout(): string
  stderr(): string
  hasEnded(): boolean
  /** Asks it to end, as a service manager does; answers how it did. */
  stop(): Promise<LimitedRun>
}

const longestStopMs = 30_000

export function startLimited(args: readonly string[], env: Readonly<Record<string, string>>): Running {
  const child = startCli(args, { env })
  child.stdin?.end()
  let [stdout, stderr] = ['', '']
  child.stdout?.on('data', (bytes: Buffer) => (stdout += bytes.toString()))
  child.stderr?.on('data', (bytes: Buffer) => (stderr += bytes.toString()))
  const closed = once(child, 'close')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    stdout: () => stdout,
    stderr: () => stderr,
    hasEnded,
    async stop() {
      let isOverdue = false
      if (!hasEnded()) child.kill('SIGTERM')
      const timer = setTimeout(() => {
        isOverdue = true
        child.kill('SIGKILL')
      }, longestStopMs)
      await closed
      clearTimeout(timer)
      return { code: child.exitCode, signal: child.signalCode, stdout, stderr, isOverdue }
    },
  }
}

/** It could not work and said so, or it was told to end. `hadEnded` before it was told. */
export function isRightEnd({ code, stderr, isOverdue }: LimitedRun, hadEnded: boolean): boolean {
  if (isOverdue) return true // Complained of elsewhere.
  return code === 3 ? stderr.trim() !== '' : code === 0 && !hadEnded
}

/** Looks again until it is so or the time is over; answers whether it came to be so. */
export async function isSoWithin(ms: number, isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const endMs = performance.now() + ms
  for (;;) {
    if (await isSo()) return true
    if (performance.now() > endMs) return false
    await wait(100)
  }
}
