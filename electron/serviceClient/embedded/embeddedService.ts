/** Starts the embedded service in a thread of its own, so that its searches never hold up the app. Spoken to over HTTP only. */
import { Worker } from 'node:worker_threads'
import type { EarFiles } from '../../../node/ear/earFiles.ts'
import { AppError, type ErrorCode } from '../../../shared/errors.ts'

export interface EmbeddedServiceOptions {
  /** embeddedServiceWorker as source (.ts) or as built (.js). */
  readonly workerUrl: URL
  /** Absolute; made when missing. */
  readonly dataDir: string
  /** A folder with the sample catalogue, taken in when the catalogue is still empty. */
  readonly sampleDir?: string
  /** Its engines and their keys, under the names of the service's variables. */
  readonly engines?: Readonly<Record<string, string>>
  /** Files of the close ear; without them speech is cut by loudness alone. */
  readonly ear?: EarFiles
  /** What it starts as ffmpeg: a whole path, or a name that the system looks for. */
  readonly ffmpeg?: string
  /** Told of the service's bugs: the route, and what was thrown. Goes to a log, never to a screen. */
  readonly report?: (where: string, reason: string) => void
}

export interface EmbeddedService {
  /** Base, download and upload address in one. */
  readonly url: string
  /** Both are valid as long as this service runs, and here alone. */
  readonly apiKey: string
  readonly uploadToken: string
  /** What it starts as ffmpeg from now on; a transcription that goes on keeps the one before. */
  useFfmpeg(program: string): void
  close(): Promise<void>
}

export interface WorkerInput {
  readonly dataDir: string
  readonly sampleDir: string | null
  readonly engines: Readonly<Record<string, string>>
  /** Addresses do not go between threads, their words do. */
  readonly ear: { readonly worker: string; readonly folder: string } | null
  readonly ffmpeg: string
}

/** From the worker: first how the start went, then any bugs. */
export type WorkerReport = StartReport | { readonly kind: 'bug'; readonly where: string; readonly reason: string }
type StartReport =
  | { readonly kind: 'listening'; readonly url: string; readonly apiKey: string; readonly uploadToken: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly said?: WorkerMessage }

/** What the service itself could say of it, as of the disk of its data. */
interface WorkerMessage {
  readonly code: ErrorCode
  readonly message: string
}

/** To the worker: after 'close' it ends by itself. */
export type WorkerOrder = { readonly kind: 'close' } | { readonly kind: 'ffmpeg'; readonly program: string }

/** A search makes many short-lived objects; without a limit their room grows to three times what the whole search needs. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 }

/** Throws what the service says of the disk of its data, else `service.unreachable`, when it does not come up. */
export async function startEmbeddedService(options: EmbeddedServiceOptions): Promise<EmbeddedService> {
  const { dataDir, sampleDir = null, engines = {}, ear, ffmpeg = 'ffmpeg' } = options
  const told = ear ? { worker: ear.worker.href, folder: ear.folder } : null
  const input: WorkerInput = { dataDir, sampleDir, engines, ear: told, ffmpeg }
  const worker = new Worker(options.workerUrl, { workerData: input, resourceLimits })
  const exited = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      resolve()
    })
  })
  const order = (said: WorkerOrder) => worker.postMessage(said)
  const report = await startOf(worker, exited, options.report)
  if (report.kind === 'failed') throw notStarted(report)
  return {
    url: report.url,
    apiKey: report.apiKey,
    uploadToken: report.uploadToken,
    useFfmpeg: (program) => order({ kind: 'ffmpeg', program }),
    async close() {
      order({ kind: 'close' })
      await exited
    },
  }
}

function startOf(worker: Worker, exited: Promise<void>, onBug: EmbeddedServiceOptions['report']): Promise<StartReport> {
  return new Promise((resolve) => {
    worker.on('message', (report: WorkerReport) => {
      if (report.kind === 'bug') onBug?.(report.where, report.reason)
      else resolve(report)
    })
    // Also listens later: an error nobody hears would end the whole app. Calls then fail as "cannot be reached".
    worker.on('error', (thrown) => {
      resolve({ kind: 'failed', reason: String(thrown) })
    })
    void exited.then(() => {
      resolve({ kind: 'failed', reason: 'it ended before it listened' })
    })
  })
}

function notStarted({ reason, said }: { readonly reason: string; readonly said?: WorkerMessage }): AppError {
  if (said) return new AppError(said.code, said.message, new Error(reason))
  return new AppError(
    'service.unreachable',
    'The built-in service could not start. Check that its data folder can be written, or name another service.',
    new Error(reason),
  )
}
