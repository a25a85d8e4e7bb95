/** Runs the program to its end, or ends it after a time in which it should have ended thrice. */
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { startCli } from '../programs/runCli.ts'

export interface LimitedRun {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
  readonly isOverdue: boolean
}

const longestMs = 90_000

export async function runLimited(args: readonly string[], env: Readonly<Record<string, string>>): Promise<LimitedRun> {
  const child = startCli(args, { env })
  child.stdin?.end()
  let isOverdue = false
  const timer = setTimeout(() => {
    isOverdue = true
    child.kill('SIGKILL')
  }, longestMs)
  const [stdout, stderr] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'close')])
  clearTimeout(timer)
  return { code: child.exitCode, signal: child.signalCode, stdout, stderr, isOverdue }
}
