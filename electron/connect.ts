/** From an engine to a service: starts the built-in one or goes to a remote one, and builds what needs it. */
import { AppError } from '../shared/errors.ts'
import { createArchiveCache } from './download/archiveCache.ts'
import { createArchiveReader } from './download/archiveReader.ts'
import { createFetchArchive } from './download/fetchArchive.ts'
import { pickFromArchive } from './download/pickFromArchive.ts'
import type { BatchParts } from './batch/runBatch.ts'
import { createDeliver } from './batch/deliver.ts'
import { languageOfWant } from './batch/planBatch.ts'
import { newId, type Engine } from './compose.ts'
import { scanFolder } from './library/scanFolder.ts'
import { chooseSubtitle } from './matching/chooseSubtitle.ts'
import { createMatcher } from './matching/matchBatch.ts'
import { createTitleMemory } from './matching/titleMemory.ts'
import { createParkedWants } from './plan/parkedWants.ts'
import { planDownloads } from './plan/planDownloads.ts'
import { countersOfUsage } from './plan/quotaCounter.ts'
import { createServiceClient, type ServiceClient } from './serviceClient/client.ts'
import { startEmbeddedService } from './serviceClient/embeddedService.ts'
import { WaitError } from './serviceClient/waitError.ts'
import { realDisk } from './sidecar/disk.ts'
import { createFolderNames } from './sidecar/folderNames.ts'
import { createPublish } from './sidecar/publish.ts'
import { fingerprintOf } from './verify/duplicates.ts'
import { createLanguageDetector } from './verify/detectLanguage.ts'
import { createVerify } from './verify/verify.ts'
import { missing } from './wanted/missing.ts'

export interface Connection {
  readonly client: ServiceClient
  /** What answers, archives and units are kept under: 'embedded', or the address of a remote service. */
  readonly service: string
  readonly batch: BatchParts
  close(): Promise<void>
}

interface Reachable {
  readonly service: string
  readonly baseUrl: string
  readonly downloadUrl: string
  readonly apiKey: string
  readonly close: () => Promise<void>
}

/** One hostile archive may cost this long, not longer (promise U1). */
const archiveDeadlineMs = 10_000

export async function connect(engine: Engine): Promise<Connection> {
  const reached = engine.settings['service.address'] === 'embedded' ? await startOwn(engine) : remote(engine)
  const { service } = reached
  const client = createServiceClient({
    ...reached,
    now: Date.now,
    wait,
    random: Math.random,
    onCounters: (use, counter) => {
      engine.ledger.learn(service, { [use === 'downloads' ? 'download' : 'search']: counter })
    },
  })
  const reader = createArchiveReader({ workerUrl: engine.files.archiveWorker, deadlineMs: archiveDeadlineMs })
  return {
    client,
    service,
    batch: batchParts(engine, { client, service, reader }),
    async close() {
      client.close()
      await reader.close()
      await reached.close()
    },
  }
}

async function startOwn({ files, home }: Engine): Promise<Reachable> {
  const own = await startEmbeddedService({
    workerUrl: files.serviceWorker,
    dataDir: home.service,
    sampleDir: files.sample,
  })
  return { service: 'embedded', baseUrl: own.url, downloadUrl: own.url, apiKey: own.apiKey, close: () => own.close() }
}

function remote({ settings, secrets, env }: Engine): Reachable {
  const baseUrl = settings['service.address']
  const apiKey = env['UNDERTITLE_API_KEY'] ?? secrets.get('api-key', baseUrl)
  if (!apiKey) {
    throw new AppError(
      'key.missing',
      `There is no key for ${baseUrl}. Set UNDERTITLE_API_KEY, or store it: undertitle config set api-key (it is read from standard input).`,
    )
  }
  const downloadUrl = settings['service.downloadAddress'] || baseUrl
  return { service: baseUrl, baseUrl, downloadUrl, apiKey, close: async () => undefined }
}

interface BatchNeeds {
  readonly client: ServiceClient
  readonly service: string
  readonly reader: ReturnType<typeof createArchiveReader>
}

function batchParts(engine: Engine, { client, service, reader }: BatchNeeds): BatchParts {
  const { db, ledger, history, trash, home, libraryIndex, settings } = engine
  const nowMs = Date.now
  const memory = createTitleMemory(db, { nowMs })
  const parked = createParkedWants(db, { nowMs })
  const cache = createArchiveCache({ db, folder: home.cache, service, disk: realDisk, nowMs, newId })
  const publish = createPublish({ disk: realDisk, names: createFolderNames(realDisk), history, trash, newId })
  return {
    nowMs,
    startBatch: (command) => history.startBatch(command),
    spentIn: (batchId) => ledger.spentIn(batchId),
    survey: {
      scan: (root, signal) => scanFolder(root, { signal, minimumBytes: settings.minimumVideoBytes }),
      describe: (file) => libraryIndex.describe(file),
      remember: (root, files, isComplete) => libraryIndex.rememberScan(root, files, isComplete),
      writtenLanguage: (path) => history.ownerOf(path)?.language ?? null,
    },
    plan: {
      missing,
      matcher: createMatcher({ client, memory, ledger, serviceAddress: service }),
      choose: chooseSubtitle,
      rejectedIds: (videoPath) => memory.rejectedIds(videoPath),
      plan: planDownloads,
      isCached: (id) => cache.has(id),
      learnUsage: async (signal) => {
        ledger.learn(service, countersOfUsage(await client.usage(signal)))
      },
      remainingDownloads: () => ledger.remaining(service, 'download'),
      resumesAtMs: () => ledger.resumesAtMs(service, 'download'),
    },
    fulfil: (rules) => ({
      fetch: createFetchArchive({
        download: (subtitle, signal) => client.download(subtitle, signal),
        cache,
        ledger,
        service,
      }),
      readArchive: (bytes, signal) => reader.read(bytes, signal),
      isCached: (id) => cache.has(id),
      reject: (videoPath, id, reason) => {
        memory.reject(videoPath, id, reason)
      },
      park: (want, error) => {
        const untilMs = error instanceof WaitError ? error.retryAtMs : ledger.resumesAtMs(service, 'download')
        if (untilMs === null) return
        parked.park({ videoPath: want.video.file.path, language: languageOfWant(want), untilMs, reason: error.message })
      },
      settled: (want) => {
        parked.clearParked({ videoPath: want.video.file.path, language: languageOfWant(want) })
      },
      deliver: createDeliver({
        pick: pickFromArchive,
        prepare: (bytes, hints, signal) => reader.prepare(bytes, hints, signal),
        verify: createVerify(createLanguageDetector()),
        fingerprintOf,
        othersWithText: (fingerprint, subject) => history.othersWithText(fingerprint, subject),
        publish,
        rules,
        naming: settings.naming,
        service,
      }),
    }),
  }
}

/** Rejects when cancelled. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new AppError('cancelled', 'Cancelled.'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
