/** Has ffmpeg read one file and hands on what it writes as it comes: nothing is kept on the disk. */
import { spawn } from 'node:child_process'
import { readAlone } from '../../shared/sound/ffmpegArguments.ts'
import { withoutSecrets } from '../../shared/withoutSecrets.ts'

export interface FfmpegOrder {
  readonly mediaPath: string
  /** What is made of it, without the place it goes to. */
  readonly output: readonly string[]
  readonly onBytes: (bytes: Uint8Array) => void
  readonly signal: AbortSignal
  /** The program; 'ffmpeg' unless told. */
  readonly program?: string
}

export type FfmpegOutcome = 'done' | 'no-program' | 'failed'

const longestMs = 30 * 60_000

/** @throws whatever the signal was aborted with */
export async function runFfmpeg(order: FfmpegOrder): Promise<FfmpegOutcome> {
  const outcome = await runToEnd(order)
  order.signal.throwIfAborted()
  return outcome
}

function runToEnd({ mediaPath, output, onBytes, signal, program = 'ffmpeg' }: FfmpegOrder): Promise<FfmpegOutcome> {
  return new Promise((resolve) => {
    const child = spawn(program, [...readAlone(mediaPath), ...output, 'pipe:1'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: withoutSecrets(process.env),
      // The option `timeout` would keep the process alive where the program is not there.
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
      killSignal: 'SIGKILL',
    })
    child.stdout.on('data', onBytes)
    child.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ENOENT' ? 'no-program' : 'failed')
    })
    child.on('close', (code) => {
      resolve(code === 0 ? 'done' : 'failed')
    })
  })
}
