/**
 * A stream of batches out of a thread, whose owner asks for each: none pile up, and the thread works one ahead. Both ends.
 */
import { on } from 'node:events'
import { Worker, type MessagePort, type ResourceLimits } from 'node:worker_threads'
import { AppError, toAppError, type ErrorCode } from '../../shared/errors.ts'

export interface StreamOrder {
  /** The thread's entry, or what the build made of it. */
  readonly workerUrl: URL
  /** Given to the thread when it starts. */
  readonly task: unknown
  readonly resourceLimits: ResourceLimits
  /** Ends the thread wherever it is. */
  readonly signal?: AbortSignal
  /** Said where the thread ended before its time. */
  readonly brokenOff: string
}

/** From the owner: one more batch, please. */
const nextBatch = 'next'

/** `done` and `failed` are the last words of the thread. */
type Word<Batch> =
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: ErrorCode; readonly message: string }

/** The owner's end; the batch type is that of the thread's `serveBatches`. Throws its errors, and `signal.reason` once aborted. */
export async function* pullBatches<Batch>(order: StreamOrder): AsyncGenerator<Batch> {
  const { workerUrl, task, resourceLimits, signal, brokenOff } = order
  signal?.throwIfAborted()
  const worker = new Worker(workerUrl, { workerData: task, resourceLimits, env: {}, execArgv: [] })
  try {
    for await (const word of wordsOf<Batch>(worker, signal)) {
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
async function* wordsOf<Batch>(worker: Worker, signal: AbortSignal | undefined): AsyncGenerator<Word<Batch>> {
  const words = on(worker, 'message', { ...(signal && { signal }), close: ['exit'] })
  worker.postMessage(nextBatch)
  try {
    for await (const [word] of words) yield word as Word<Batch>
  } catch (thrown) {
    signal?.throwIfAborted()
    throw thrown
  }
}

/** The thread's end. Of what `batches` throws only code and sentence survive the way. */
export async function serveBatches<Batch>(port: MessagePort, batches: AsyncIterable<Batch>): Promise<void> {
  const say = (word: Word<Batch>) => port.postMessage(word)
  const asked = on(port, 'message')
  try {
    for await (const batch of batches) {
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
