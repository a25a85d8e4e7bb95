/** Runs a command of the program inside the test: the whole command line but for its process. Faster than `runCli`. */
import { resolve } from 'node:path'
import { runApp } from '../../../electron/cli/app.ts'
import { createLog } from '../../../electron/log/createLog.ts'
import type { Terminal } from '../../../electron/cli/terminal.ts'
import { builtFiles } from './builtFiles.ts'
import { linesOf, type CliResult } from './runCli.ts'
import { systemClock } from '../../../node/clock.ts'

export interface HereOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  readonly input?: string
  readonly columns?: number
  /** What the person answers, one question after the other: as if it ran on a terminal. Without it nobody is there. */
  readonly answers?: readonly string[]
  readonly signal?: AbortSignal
  /** Other files than those of the program as built. */
  readonly files?: Partial<typeof builtFiles>
  /** Told of every line of standard output as it comes. */
  readonly onLine?: (line: string) => void
}

export async function runHere(args: readonly string[], options: HereOptions = {}): Promise<CliResult> {
  const { env = {}, cwd = process.cwd(), input = '', signal = new AbortController().signal, onLine } = options
  const out: string[] = []
  const err: string[] = []
  const answers = options.answers && [...options.answers]
  const terminal: Terminal = {
    stdout(line) {
      out.push(line)
      onLine?.(line)
    },
    stderr: (line) => err.push(line),
    status: () => undefined,
    isTerminal: false,
    columns: options.columns,
    readInput: async () => input,
    ask: answers
      ? async (question) => {
          err.push(question)
          return answers.shift() ?? ''
        }
      : null,
    cwd,
    env,
    signal,
    log: createLog({ clock: systemClock, env, say: (line) => err.push(line) }),
  }
  const files = { ...builtFiles, ...options.files, screens: '', operatorPage: '', root: resolve('.'), version: '9.8.7' }
  const code = await runApp(args, terminal, files)
  const stdout = out.map((line) => `${line}\n`).join('')
  return { code, stdout, stderr: err.map((line) => `${line}\n`).join(''), lines: linesOf(stdout) }
}
