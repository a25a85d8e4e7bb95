/** Runs a program while one of its system calls on some files fails, by strace. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

/** Whether this machine can make a system call fail. */
export const canFail =
  process.platform === 'linux' &&
  spawnSync('strace', ['-f', '-qq', '-e', 'inject=getppid:error=EIO:when=1', '-o', '/dev/null', 'true']).status === 0

export interface FailingCall {
  readonly call: string
  /** The how manieth of each thread. */
  readonly when: number
  readonly error?: string
  /** Only calls on these count. */
  readonly files: readonly string[]
  /** Where strace writes. */
  readonly trace: string
}

export interface FailedRun {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  /** False where the program made fewer such calls. */
  readonly hasFailed: boolean
}

export async function runFailing(program: readonly string[], failing: FailingCall): Promise<FailedRun> {
  const { call, when, error = 'EIO', files, trace } = failing
  const injected = ['-e', `trace=${call}`, '-e', `inject=${call}:error=${error}:when=${String(when)}`]
  const strace = ['-f', '-qq', '-o', trace, ...files.flatMap((file) => ['-P', file]), ...injected]
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', ...program]
  const child = spawn('strace', [...strace, ...node], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, stdout, stderr, hasFailed: readFileSync(trace, 'utf8').includes('(INJECTED)') }
}
