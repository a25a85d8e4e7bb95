/**
 * A stream of batches out of a thread, whose owner asks for each: none pile up, and the thread works one ahead. Both ends.
 */
import { on } from 'node:events'
import { Worker, type MessagePort, type ResourceLimits } from 'node:worker_threads'
import { AppError, toAppError, type ErrorCode } from '../../shared/errors.ts'

export interface StreamThread {
  /** The thread's entry, or what the build made of it. */
  readonly workerUrl: URL
  readonly resourceLimits: ResourceLimits
}

export interface StreamOrder extends StreamThread {
  /** The thread's first message. */
  readonly task: unknown
  /** Started before; a new one unless told. */
  readonly started?: StartedThread | null
  /** Ends the thread wherever it is. */
  readonly signal?: AbortSignal
  /** Said where the thread ended before its time. */
  readonly brokenOff: string
}

/** One that loads while its owner is still about other things. It keeps no process from its end. */
export interface StartedThread {
  /** For one stream; null where it was taken, or has ended meanwhile. */
  take(): Worker | null
}

/** From the owner, behind the task: one more batch, please. */
const nextBatch = 'next'

/** `done` and `failed` are the last words of the thread. */
type Word<Batch> =
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: ErrorCode; readonly message: string }

export function startAhead(thread: StreamThread): StartedThread {
  let worker: Worker | null = start(thread)
  const forget = () => (worker = null)
  worker.unref()
  // Whoever takes it hears that it is gone by starting another, which says why.
  worker.on('error', forget).on('exit', forget)
  return {
    take() {
      const taken = worker
      worker = null
      taken?.ref()
      return taken
    },
  }
}

function start({ workerUrl, resourceLimits }: StreamThread): Worker {
  return new Worker(workerUrl, { resourceLimits, env: {}, execArgv: [] })
}

/** The owner's end; the batch type is that of the thread's `serveBatches`. Throws its errors, and `signal.reason` once aborted. */
export async function* pullBatches<Batch>(order: StreamOrder): AsyncGenerator<Batch> {
  const { task, started = null, signal, brokenOff } = order
  signal?.throwIfAborted()
  const worker = started?.take() ?? start(order)
  try {
    for await (const word of wordsOf<Batch>(worker, task, signal)) {
      if (word.kind === 'failed') throw new AppError(word.code, word.message)
      if (word.kind === 'done') return
      worker.postMessage(nextBatch)
      yield word.batch
      signal?.throwIfAborted()
    }
    throw new AppError('internal', brokenOff)
  } finally {
    await worker.terminate()
  }
}

/** One batch is asked for ahead: the thread works on while this one is worked with. Ends when the thread does. */
async function* wordsOf<Batch>(worker: Worker, task: unknown, signal?: AbortSignal): AsyncGenerator<Word<Batch>> {
  const words = on(worker, 'message', { ...(signal && { signal }), close: ['exit'] })
  worker.postMessage(task)
  worker.postMessage(nextBatch)
  try {
    for await (const [word] of words) yield word as Word<Batch>
  } catch (thrown) {
    signal?.throwIfAborted()
    throw thrown
  }
}

/** The thread's end. Of what `batches` throws only code and sentence survive the way. */
export async function serveBatches<Task, Batch>(
  port: MessagePort,
  batchesOf: (task: Task) => AsyncIterable<Batch>,
): Promise<void> {
  const say = (word: Word<Batch>) => port.postMessage(word)
  const asked = on(port, 'message')
  try {
    const { value: firstWord = [] } = await asked.next()
    for await (const batch of batchesOf(firstWord[0] as Task)) {
      await asked.next()
      say({ kind: 'batch', batch })
    }
    say({ kind: 'done' })
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    say({ kind: 'failed', code, message })
  } finally {
    port.close()
  }
}
