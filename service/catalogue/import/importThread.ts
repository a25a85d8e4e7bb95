/** Reads a manifest in a thread of its own, while the thread that asks writes what was read before. */
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError, type ErrorCode } from '../../../shared/errors.ts'
import { unpackLines, type PackedLines } from './packLines.ts'
import type { ReadLine } from './readManifest.ts'

/** What is read lives until it is written: a smaller nursery is emptied too often, a larger one only takes memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 48 }

/** From the owner: one more batch, please. */
export const nextBatch = 'next'

/** `done` and `failed` are the last words of the thread. */
export type ReaderAnswer =
  | { readonly kind: 'lines'; readonly lines: PackedLines }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: ErrorCode; readonly message: string }

/** `workerUrl` is `importWorker.ts`, or what the build made of it. Lines, their order and errors are those of `readManifest`. */
export async function* readInThread(workerUrl: URL, path: string): AsyncGenerator<readonly ReadLine[]> {
  const worker = new Worker(workerUrl, { workerData: path, resourceLimits, env: {}, execArgv: [] })
  try {
    for await (const answer of answersOf(worker)) {
      if (answer.kind === 'failed') throw new AppError(answer.code, answer.message)
      if (answer.kind === 'done') return
      worker.postMessage(nextBatch)
      yield unpackLines(answer.lines)
    }
    throw new AppError('internal', 'Reading the manifest ended before its time. Import it again.')
  } finally {
    await worker.terminate()
  }
}

/** Ends when the thread does. */
async function* answersOf(worker: Worker): AsyncGenerator<ReaderAnswer> {
  const answers = on(worker, 'message', { close: ['exit'] })
  worker.postMessage(nextBatch)
  for await (const [answer] of answers) yield answer as ReaderAnswer
}
