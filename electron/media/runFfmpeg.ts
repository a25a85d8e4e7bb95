/** Has ffmpeg read one file, as a child with low priority, a deadline and a bound on what it may answer. */
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { readAlone } from '../../shared/sound/ffmpegArguments.ts'
import { withoutSecrets } from '../../shared/text/withoutSecrets.ts'
import { boundMemory, noProgramCode } from './boundMemory.ts'

export interface ChildOrder {
  /** All that it is told. */
  readonly args: readonly string[]
  /** What it writes to standard output, as it comes. While a promise is open, it writes no more; where one breaks, it is ended. */
  readonly onBytes?: (bytes: Uint8Array) => void | Promise<void>
  readonly signal: AbortSignal
  /** The program; 'ffmpeg' unless told. */
  readonly program?: string | undefined
  readonly deadlineMs?: number
  /** It is ended where nothing came of it for so long: a damaged file may be read to its end in vain. */
  readonly silentForMs?: number
  /** More on standard output ends it. */
  readonly mostBytes?: number
  /** More memory in all is refused to it, where the system can. */
  readonly mostMemoryBytes?: number
}

export interface FfmpegOrder extends Omit<ChildOrder, 'args' | 'onBytes'> {
  readonly mediaPath: string
  /** What is made of it, without the place it goes to. */
  readonly output: readonly string[]
  readonly onBytes: (bytes: Uint8Array) => void | Promise<void>
}

/** silent: nothing came of it for too long; late: it was not done at its deadline. */
export type FfmpegOutcome = 'done' | 'no-program' | 'failed' | 'silent' | 'late'

const longestMs = 30 * 60_000
/** A clip of 4K in HEVC and 10 bits takes a tenth of it; the rest is for stacks of machines with many processors. */
const mostMemory = 4 * 2 ** 30

/** Hands on what it writes: nothing is kept on the disk. @throws whatever the signal was aborted with */
export function runFfmpeg({ mediaPath, output, ...order }: FfmpegOrder): Promise<FfmpegOutcome> {
  return runChild({ ...order, args: [...readAlone(mediaPath), ...output, 'pipe:1'] })
}

/** Its process is gone when this settles. @throws whatever the signal was aborted with */
export async function runChild(order: ChildOrder): Promise<FfmpegOutcome> {
  order.signal.throwIfAborted()
  const outcome = await runToEnd(order).catch((thrown: unknown) => {
    order.signal.throwIfAborted()
    throw thrown
  })
  order.signal.throwIfAborted()
  return outcome
}

function runToEnd(order: ChildOrder): Promise<FfmpegOutcome> {
  const { args, onBytes, signal, program = 'ffmpeg', deadlineMs = longestMs, mostBytes = Infinity } = order
  const started = boundMemory({ program, args }, order.mostMemoryBytes ?? mostMemory)
  const { silentForMs = deadlineMs } = order
  return new Promise((resolve, reject) => {
    const tooMuch = new AbortController()
    const deadline = AbortSignal.timeout(deadlineMs)
    /** Of whoever takes what it writes. */
    const failures: Error[] = []
    let handing: Promise<void> = Promise.resolve()
    const child = spawn(started.program, started.args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: withoutSecrets(process.env),
      // The option `timeout` would keep the process alive where the program is not there.
      signal: AbortSignal.any([signal, tooMuch.signal, deadline]),
      killSignal: 'SIGKILL',
    })
    lowerPriority(child.pid)
    let isSilent = false
    const silence = setTimeout(() => {
      // Not its fault: what it wrote is being taken.
      if (child.stdout.isPaused()) return void silence.refresh()
      isSilent = true
      child.kill('SIGKILL')
    }, silentForMs)
    let bytes = 0
    child.stdout.on('data', (piece: Uint8Array) => {
      silence.refresh()
      bytes += piece.length
      if (bytes > mostBytes) tooMuch.abort()
      else hand(piece)
    })
    const hand = (piece: Uint8Array) => {
      const taking = onBytes?.(piece)
      if (taking === undefined) return
      child.stdout.pause()
      handing = taking.then(
        () => {
          silence.refresh()
          child.stdout.resume()
        },
        (thrown: unknown) => {
          failures.push(thrown instanceof Error ? thrown : new Error(String(thrown)))
          child.kill('SIGKILL')
          child.stdout.resume()
        },
      )
    }
    child.on('error', ({ code }: NodeJS.ErrnoException) => {
      // One that was ended says so too, and is waited for; one that never began has no end.
      if (child.pid !== undefined) return
      clearTimeout(silence)
      resolve(code === 'ENOENT' ? 'no-program' : 'failed')
    })
    child.on('close', (code) => {
      void handing.then(() => {
        clearTimeout(silence)
        const [failure] = failures
        if (failure) reject(failure)
        else if (code === 0) resolve('done')
        else if (code === noProgramCode) resolve('no-program')
        else resolve(isSilent ? 'silent' : deadline.aborted ? 'late' : 'failed')
      })
    })
  })
}

/** What a person waits for elsewhere goes first. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Over already, or not allowed: then it runs as it is.
  }
}
