/** Scans a folder in a thread of its own, so that a walk of 100,000 files takes no time of the window or the server. */
import { pullBatches, startAhead } from '../../../node/thread/pulledStream.ts'
import type { ScanFinding } from '../mediaFile.ts'
import type { TakenVideo } from '../takenVideos.ts'
import { stopIfCancelled } from './scanFolder.ts'

/** What the thread is told to do. */
export interface ScanTask {
  readonly root: string
  readonly minimumBytes: number
  /** Videos whatever their names say. */
  readonly taken?: readonly TakenVideo[]
  /** Somebody else tells whether a file still grows: no time is waited for it. */
  readonly isGrowthJudgedElsewhere?: true
}

/** From the thread. */
export interface ScanNews {
  readonly findings: readonly ScanFinding[]
  /** Looked into so far. */
  readonly folders: number
}

export interface ScanOrder extends ScanTask {
  readonly signal: AbortSignal
  /** Told how many folders were looked into so far; at last, how many there are. */
  readonly onFolders?: (folders: number) => void
}

export type ScanInThread = (order: ScanOrder) => AsyncGenerator<readonly ScanFinding[]>

/** Nothing that a walk makes lives long: a small nursery is emptied as fast, and a large one only takes memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 }

/**
 * `workerUrl` is `scanWorker.ts`, or what the build made of it. Findings, their order and errors are those of `scanFolder`,
 * some at a time; cancelling ends the thread wherever it is.
 * @param isScanNear the first scan's thread is started now, and loads while other things are made ready
 */
export function createScanThread(workerUrl: URL, { isScanNear = false } = {}): ScanInThread {
  const started = isScanNear ? startAhead({ workerUrl, resourceLimits }) : null
  return async function* scan({ signal, onFolders, ...task }) {
    const brokenOff = 'The scan ended before its time. Scan again.'
    try {
      const stream = pullBatches<ScanNews>({ workerUrl, task, started, resourceLimits, signal, brokenOff })
      for await (const { findings, folders } of stream) {
        onFolders?.(folders)
        if (findings.length > 0) yield findings
      }
    } catch (thrown) {
      stopIfCancelled(signal)
      throw thrown
    }
  }
}
