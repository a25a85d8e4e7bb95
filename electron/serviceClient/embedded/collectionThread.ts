/** Takes collections into the catalogue of the built-in service in a thread of its own, and counts what is in it. */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError, type ErrorCode } from '../../../shared/errors.ts'

export interface CollectionCounts {
  readonly titles: number
  readonly subtitles: number
  readonly files: number
  readonly skipped: number
}

/** What the catalogue holds besides the samples. */
export interface OwnContents {
  readonly titles: number
  readonly subtitles: number
}

export interface Contents {
  readonly own: OwnContents
  /** Of that, by the path that it was taken in from. */
  readonly held: Readonly<Record<string, OwnContents>>
}

/** look: tells what taking it in would read, and keeps nothing of it. */
export type CollectionWork = 'take-in' | 'look' | 'take-out'

export interface CollectionTask {
  readonly dataDir: string
  readonly sampleDir: string
  /** Of `importWorker.ts`, or what the build made of it. */
  readonly importWorker: string
  /** null only counts. */
  readonly order: { readonly path: string; readonly work: CollectionWork } | null
  /** 1 at its only place: it shall stop. */
  readonly stop: Int32Array<SharedArrayBuffer>
}

export type CollectionReport =
  | { readonly kind: 'progress'; readonly counts: CollectionCounts; readonly skipped: readonly string[] }
  | ({ readonly kind: 'done'; readonly counts: CollectionCounts | null } & Contents)
  | { readonly kind: 'failed'; readonly code: ErrorCode; readonly message: string }

export interface CollectionThreadParts {
  /** `collectionWorker.ts`, or what the build made of it. */
  readonly workerUrl: URL
  readonly importWorkerUrl: URL
  /** Data folder of the built-in service. */
  readonly dataDir: string
  readonly sampleDir: string
}

export interface CollectionOrder {
  readonly path: string
  readonly work: CollectionWork
  readonly signal: AbortSignal
  /** What was skipped since the last call, in words. */
  readonly onProgress: (counts: CollectionCounts, skipped: readonly string[]) => void
}

export interface CollectionThread {
  /** @throws AppError 'cancelled' (what was done is kept), 'input.invalid', 'file.missing'; of a disk */
  do(order: CollectionOrder): Promise<Contents & { readonly counts: CollectionCounts }>
  contents(): Promise<Contents>
}

const nothing: CollectionCounts = { titles: 0, subtitles: 0, files: 0, skipped: 0 }

/** Where a look reads a collection into, for as long as it looks. */
export function looksIn(dataDir: string): string {
  return join(dataDir, 'looks')
}

/** What is read lives until it is written: a small nursery is emptied too often. */
const resourceLimits = { maxYoungGenerationSizeMb: 48 }

export function createCollectionThread(parts: CollectionThreadParts): CollectionThread {
  const { workerUrl, importWorkerUrl, dataDir, sampleDir } = parts
  let cleared: Promise<void> | null = null

  /** Once: what a look left whose app was killed. What cannot be taken away now is the next start's to take. */
  const clear = () => (cleared ??= rm(looksIn(dataDir), { recursive: true, force: true }).catch(() => undefined))

  async function run(order: CollectionTask['order'], { signal, onProgress }: Partial<CollectionOrder>) {
    await clear()
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const task: CollectionTask = { dataDir, sampleDir, importWorker: importWorkerUrl.href, order, stop }
    const worker = new Worker(workerUrl, { workerData: task, resourceLimits })
    const setStop = () => Atomics.store(stop, 0, 1)
    if (signal?.aborted) setStop()
    signal?.addEventListener('abort', setStop, { once: true })
    try {
      return await endOf(worker, onProgress ?? (() => undefined))
    } finally {
      signal?.removeEventListener('abort', setStop)
    }
  }

  return {
    async do({ path, work, ...rest }) {
      const { counts, own, held } = await run({ path, work }, rest)
      return { counts: counts ?? nothing, own, held }
    },
    async contents() {
      if (!existsSync(join(dataDir, 'service.sqlite'))) return { own: { titles: 0, subtitles: 0 }, held: {} }
      const { own, held } = await run(null, {})
      return { own, held }
    },
  }
}

/** Settles when the thread has ended: only then is its hold on the data folder gone. */
function endOf(
  worker: Worker,
  onProgress: CollectionOrder['onProgress'],
): Promise<Extract<CollectionReport, { kind: 'done' }>> {
  return new Promise((resolve, reject) => {
    let last: Exclude<CollectionReport, { kind: 'progress' }> | null = null
    worker.on('message', (report: CollectionReport) => {
      if (report.kind === 'progress') onProgress(report.counts, report.skipped)
      else last = report
    })
    worker.on('error', (thrown) => reject(brokenOff(thrown)))
    worker.once('exit', () => {
      if (last?.kind === 'done') resolve(last)
      else reject(last ? new AppError(last.code, last.message) : brokenOff(null))
    })
  })
}

function brokenOff(thrown: unknown): AppError {
  return new AppError('internal', 'Reading the collection ended before its time. Read it again.', thrown)
}
