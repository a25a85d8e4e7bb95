/** Scans a folder in a thread of its own, so that a walk of 100,000 files takes no time of the window or the server. */
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '../../../shared/errors.ts'
import type { ScanFinding } from '../mediaFile.ts'
import { stopIfCancelled } from './scanFolder.ts'
import { nextBatch, type ScanAnswer, type ScanTask } from './scanMessages.ts'

/** Nothing that a walk makes lives long: a small nursery is emptied as fast, and a large one only takes memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 }

export interface ScanOrder extends ScanTask {
  readonly signal: AbortSignal
}

/**
 * `workerUrl` is `scanWorker.ts`, or what the build made of it. Findings, their order and errors are those of `scanFolder`,
 * some at a time; cancelling ends the thread wherever it is.
 */
export function createScanThread(workerUrl: URL): (order: ScanOrder) => AsyncGenerator<readonly ScanFinding[]> {
  return async function* scan({ signal, ...task }) {
    stopIfCancelled(signal)
    const worker = new Worker(workerUrl, { workerData: task satisfies ScanTask, resourceLimits, env: {}, execArgv: [] })
    try {
      for await (const answer of answersOf(worker, signal)) {
        if (answer.kind === 'failed') throw new AppError(answer.code, answer.message)
        if (answer.kind === 'done') return
        worker.postMessage(nextBatch)
        yield answer.findings
        stopIfCancelled(signal)
      }
      throw new AppError('internal', 'The scan ended before its time. Scan again.')
    } finally {
      await worker.terminate()
    }
  }
}

/** One batch is asked for ahead: the thread walks on while this one is worked with. Ends when the thread does. */
async function* answersOf(worker: Worker, signal: AbortSignal): AsyncGenerator<ScanAnswer> {
  const answers = on(worker, 'message', { signal, close: ['exit'] })
  worker.postMessage(nextBatch)
  try {
    for await (const [answer] of answers) yield answer as ScanAnswer
  } catch (thrown) {
    stopIfCancelled(signal)
    throw thrown
  }
}
