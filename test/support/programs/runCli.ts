/** Runs the built command line as a process of its own and collects what it says. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'

export interface CliResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  /** The JSON lines of standard output. */
  readonly lines: readonly JsonLine[]
}

export type JsonLine = Readonly<Record<string, unknown>> & { readonly event?: string }

export interface CliOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  readonly input?: string
  /** Runs as this user, where the tests run as root. */
  readonly uid?: number
  /** Command and arguments that run the program, as `nsenter` or `strace` does. */
  readonly prefix?: readonly string[]
}

export function startCli(args: readonly string[], { env = {}, cwd, uid, prefix = [] }: CliOptions = {}): ChildProcess {
  const [command = '', ...rest] = [...prefix, process.execPath, inject('program'), ...args]
  return spawn(command, rest, {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    ...(cwd === undefined ? {} : { cwd }),
    ...(uid === undefined ? {} : { uid, gid: uid }),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  const child = startCli(args, options)
  child.stdin?.end(options.input ?? '')
  const [stdout, stderr] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'close')])
  return { code: child.exitCode, stdout, stderr, lines: linesOf(stdout) }
}

export function linesOf(stdout: string): readonly JsonLine[] {
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as JsonLine)
}

export function eventsOf(result: CliResult, event: string): readonly JsonLine[] {
  return result.lines.filter((line) => line.event === event)
}
