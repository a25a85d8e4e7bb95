/** The app started as a desktop does, with nobody attached to it: a debugger changes what Electron tells the app. */
import { spawn, type ChildProcess } from 'node:child_process'
import { endOf, killGroup, type Start } from './realApp.ts'

export interface BareApp {
  readonly child: ChildProcess
  /** What it has printed so far, on both outputs. */
  said(): string
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>
  kill(): Promise<void>
}

export function startBare({ launcher, args, env }: Start): BareApp {
  // A group of its own, so that its pages end with it.
  const child = spawn(launcher, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  const ended = endOf(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()))
  return {
    child,
    ended,
    said: () => said,
    async kill() {
      if (child.exitCode === null && child.signalCode === null) killGroup(child)
      await ended
    },
  }
}
