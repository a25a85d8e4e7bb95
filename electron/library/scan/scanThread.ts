/** Scans a folder in a thread of its own, so that a walk of 100,000 files takes no time of the window or the server. */
import { pullBatches } from '../../../node/thread/pulledStream.ts'
import type { ScanFinding } from '../mediaFile.ts'
import { stopIfCancelled } from './scanFolder.ts'

/** Given to the thread when it starts. */
export interface ScanTask {
  readonly root: string
  readonly minimumBytes: number
}

export interface ScanOrder extends ScanTask {
  readonly signal: AbortSignal
}

/** Nothing that a walk makes lives long: a small nursery is emptied as fast, and a large one only takes memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 }

/**
 * `workerUrl` is `scanWorker.ts`, or what the build made of it. Findings, their order and errors are those of `scanFolder`,
 * some at a time; cancelling ends the thread wherever it is.
 */
export function createScanThread(workerUrl: URL): (order: ScanOrder) => AsyncGenerator<readonly ScanFinding[]> {
  return async function* scan({ signal, ...task }) {
    const brokenOff = 'The scan ended before its time. Scan again.'
    try {
      yield* pullBatches<readonly ScanFinding[]>({ workerUrl, task, resourceLimits, signal, brokenOff })
    } catch (thrown) {
      stopIfCancelled(signal)
      throw thrown
    }
  }
}
