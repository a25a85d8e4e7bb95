/** Runs a piece of work in a process of its own: its memory is its own, and nothing before it has warmed it up. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/** Every piece of work ends by printing its numbers as one line of JSON, its own peak memory among them. */
export type Numbers = Readonly<Record<string, number>> & { readonly peakMb: number }

function start(file: string, args: readonly string[], flags: readonly string[] = []): ChildProcess {
  const path = fileURLToPath(new URL(file, import.meta.url))
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...flags, path, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** `file` relative to this folder, `flags` Node's. @throws Error with what the process complained of. */
export async function runWork(file: string, input: unknown, flags: readonly string[] = []): Promise<Numbers> {
  const output = await runProgram(file, [JSON.stringify(input)], flags)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Numbers
}

/** What it printed. */
export async function runProgram(
  file: string,
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<string> {
  const child = start(file, args, flags)
  const [stdout, stderr] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'close')])
  if (child.exitCode !== 0) throw new Error(`${file} ended with ${child.exitCode ?? 'a signal'}: ${stderr.slice(-600)}`)
  return stdout
}

export interface Running {
  /** The first line it printed. */
  readonly line: string
  stop(): Promise<void>
}

/** Starts a program that prints a line once it is ready. */
export async function startProgram(file: string, args: readonly string[]): Promise<Running> {
  const child = start(file, args)
  child.stderr?.resume()
  const closed = once(child, 'close')
  const [line] = (await Promise.race([
    once(createInterface(child.stdout!), 'line'),
    closed.then(() => {
      throw new Error(`${file} ended before it was ready`)
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

/** Called by the work itself. */
export function inputOf<Input>(): Input {
  return JSON.parse(process.argv[2] ?? '{}') as Input
}

/** Called by the work itself, once, at its end. */
export function report(numbers: Readonly<Record<string, number>>): void {
  process.stdout.write(`${JSON.stringify({ ...numbers, peakMb: peakMb() })}\n`)
}

/** Not `resourceUsage().maxRSS`, which on Linux also counts the process that this one was started from. */
export function peakMb(): number {
  return peakKbIn(statusText()) / 1024
}

function statusText(): string {
  return existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
}

function peakKbIn(status: string): number {
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS)
}
