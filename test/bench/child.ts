/** Runs a piece of work in a process of its own: its memory is its own, and nothing before it has warmed it up. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { builtFolder } from './built.ts'

/** Every piece of work ends by printing its numbers as one line of JSON, its own peak memory among them. */
export type Numbers = Readonly<Record<string, number>> & { readonly peakMb: number }

function start(name: string, args: readonly string[], flags: readonly string[] = []): ChildProcess {
  const path = resolve(builtFolder, `${name}.js`)
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...flags, path, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** `name` is that of a file in work/, `flags` are Node's. @throws Error with what the process complained of. */
export async function runWork(name: string, input: unknown, flags: readonly string[] = []): Promise<Numbers> {
  const output = await runProgram(name, [JSON.stringify(input)], { flags })
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Numbers
}

/** What it printed: a piece of work, or `cli`, the command line. @param mayEnd exit codes that are no failure */
export async function runProgram(
  name: string,
  args: readonly string[],
  { flags = [], mayEnd = [0] }: { readonly flags?: readonly string[]; readonly mayEnd?: readonly number[] } = {},
): Promise<string> {
  const child = start(name, args, flags)
  const [stdout, stderr] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'close')])
  if (child.exitCode === null || !mayEnd.includes(child.exitCode))
    throw new Error(`${name} ended with ${child.exitCode ?? 'a signal'}: ${stderr.slice(-600)}`)
  return stdout
}

export interface Running {
  /** The first line it printed. */
  readonly line: string
  stop(): Promise<void>
}

/** Starts a program that prints a line once it is ready. */
export async function startProgram(
  name: string,
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<Running> {
  const child = start(name, args, flags)
  child.stderr?.resume()
  const closed = once(child, 'close')
  const [line] = (await Promise.race([
    once(createInterface(child.stdout!), 'line'),
    closed.then(() => {
      throw new Error(`${name} ended before it was ready`)
    }),
  ])) as [string]
  return {
    line,
    async stop() {
      child.kill('SIGTERM')
      await closed
    },
  }
}
