/** Starts the embedded service: opens its database, puts its parts together and listens. The only file that knows all of them. */
import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAi } from './ai/createAi.ts'
import type { JobQueue } from './ai/jobQueue.ts'
import type { AiSettings } from './ai/settings.ts'
import { createAnswerRequest, type AnswerRequest, type Report } from './http/answerRequest.ts'
import { startArchiveMover } from './catalogue/archives/archiveMover.ts'
import type { ArchiveStore } from './catalogue/archives/archiveStore.ts'
import { requireArchives } from './catalogue/archives/requireArchives.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import { createBlobReader } from './catalogue/store/blobs.ts'
import { openServiceDatabase, type ServiceDatabase } from './catalogue/store/database.ts'
import { importSampleIfEmpty } from './catalogue/import/importSample.ts'
import { createHttpServer } from './http/httpEdge.ts'
import type { OwnAddress } from './http/ownAddress.ts'
import { noNetworks, readNetworks, type Networks } from './network/networks.ts'
import { createOperation } from './operation/createOperation.ts'
import type { Metrics } from './operation/metrics.ts'
import { nobodyWatches, type ServiceObserver } from './operation/observer.ts'
import { routesOf } from './routes/routeTable.ts'
import { indexNames } from './search/indexNames.ts'
import { createTitleSearch } from './search/titleSearch.ts'
import { serviceTables } from './tables.ts'
import { createUploads } from './uploads/uploads.ts'
import { createAccounts } from './usage/accounts.ts'
import { openAppAccount, withAppSecrets, type AppSecrets } from './usage/appKey.ts'
import { createUsageLedger } from './usage/usageLedger.ts'

export interface ServiceOptions {
  readonly dataDir: string
  /** Loopback by default: without TLS nothing else is wise. */
  readonly host?: string
  /** 0 lets the system choose. */
  readonly port?: number
  /** A folder to import while the catalogue is still empty. */
  readonly sampleDir?: string
  /** Engines for translation and speech; nothing said: Apertium where it is installed. */
  readonly ai?: AiSettings
  /** Host names that it goes by besides its addresses, in lower case and without ports. */
  readonly names?: readonly string[]
  /** Proxies whose word on caller, scheme and host is believed; none unless named. */
  readonly trustedProxies?: Networks
  /** Whether every caller may have media of this machine and its network transcribed, not the app alone. */
  readonly allowLocalMedia?: boolean
  /** The key and token of the app that runs this service for itself: nothing else tells that it does. */
  readonly app?: AppSecrets
  /** Unix milliseconds. */
  readonly now?: () => number
  /** Told of bugs: where (method and path, no query) and what was thrown. */
  readonly report?: Report
  /** Where bytes go from the database; without it they stay there. */
  readonly archives?: ArchiveStore | null
  /** Who may watch what it answers and charges. */
  readonly observer?: ServiceObserver
  /** What /metrics answers; without it there is no such path. */
  readonly metrics?: Metrics
  /** Who may read that besides this machine. */
  readonly metricsReaders?: Networks
  /** How it ends; at once unless told. */
  readonly drain?: Drain
}

/** Without it every connection is ended at once, whatever it waits for. */
export interface Drain {
  /** For so long it goes on as before, but says that it is not ready, so that balancers look elsewhere. */
  readonly unreadyMs: number
  /** After that, those who were asked for something have so long to get it. */
  readonly longestMs: number
}

export interface RunningService {
  /** Base, download and upload address in one, without a slash at the end. */
  readonly url: string
  /** Whether other machines can reach it, over connections that anybody on the way can read. */
  readonly isOpenToNetwork: boolean
  /** Drains, stops listening, ends open connections, closes the database. */
  close(): Promise<void>
}

const defaultHost = '127.0.0.1'
const noDrain: Drain = { unreadyMs: 0, longestMs: 0 }

/** Rejects with the system's error when the address is taken or the folder cannot be used. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { dataDir, host = defaultHost, port = 0, sampleDir } = options
  const database = await openData(dataDir, options.archives ?? null)
  const own = { url: '' }
  const { names = [], trustedProxies = noNetworks, observer = nobodyWatches, drain = noDrain } = options
  let isEnding = false
  const { answer, queue } = assemble(database, options, { own, isEnding: () => isEnding })
  const ownNames = { names: [host.toLowerCase(), ...names], trustedProxies }
  const edge = createHttpServer({ answer, ownNames, observer, isEnding: () => isEnding })
  const { archives = null, report = () => undefined } = options
  const mover = archives && startArchiveMover({ database, archives, report })
  let isOpenToNetwork: boolean
  try {
    if (sampleDir !== undefined) await importSampleIfEmpty(database, sampleDir)
    // What an import that was killed, or an older version with another index, has left to do.
    indexNames(database)
    const listening = await listen(edge.server, host, port)
    own.url = listening.url
    isOpenToNetwork = listening.isOpenToNetwork
  } catch (thrown) {
    await queue.close()
    await mover?.close()
    database.close()
    throw thrown
  }
  return {
    url: own.url,
    isOpenToNetwork,
    async close() {
      isEnding = true
      if (drain.unreadyMs > 0) await sleep(drain.unreadyMs)
      await edge.drain(drain.longestMs)
      await queue.close()
      await mover?.close()
      database.close()
    },
  }
}

/** Archives that are not those of this database would answer for none of its files. */
async function openData(dataDir: string, archives: ArchiveStore | null): Promise<ServiceDatabase> {
  const database = openServiceDatabase(dataDir, serviceTables)
  try {
    await requireArchives(database, archives)
    return database
  } catch (thrown) {
    database.close()
    throw thrown
  }
}

interface Assembled {
  readonly answer: AnswerRequest
  readonly queue: JobQueue
}

interface Running {
  /** Filled in once the server listens. */
  readonly own: OwnAddress
  readonly isEnding: () => boolean
}

function assemble(database: ServiceDatabase, options: ServiceOptions, running: Running): Assembled {
  const { dataDir, app, ai: settings = {}, now = Date.now, report = () => undefined, archives = null } = options
  const { own } = running
  const clock = { nowMs: now }
  const ledger = createUsageLedger(database, now, options.observer)
  const blobs = createBlobReader(database, archives)
  const catalogue = createCatalogue(database, blobs)
  const search = createTitleSearch(database)
  const uploads = createUploads(database, now)
  const allowLocalMedia = options.allowLocalMedia === true
  const ai = createAi({ database, catalogue, blobs, ledger, dataDir, settings, allowLocalMedia, clock, report })
  // Only whoever runs the service may learn what stands behind it, and make it ask around.
  const checkEngines = app ? ai.checkEngines : null
  const known = createAccounts({ database, clock, randomBytes })
  if (app) openAppAccount(database, now())
  const operation = app ? null : createOperation({ database, clock, report, ...options, ...running })
  const answer = createAnswerRequest({
    routes: routesOf({ catalogue, search, ledger, uploads, aiJobs: ai.jobs, checkEngines, clock, own, operation }),
    accounts: app ? withAppSecrets(known, app) : known,
    ledger,
    own,
    isForPages: app === undefined,
    report,
  })
  return { answer, queue: ai.queue }
}

const loopback = readNetworks(['127.0.0.0/8', '::1'])

async function listen(server: Server, host: string, port: number): Promise<Omit<RunningService, 'close'>> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  const { address, port: ownPort } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${ownPort}`,
    isOpenToNetwork: !loopback.has(address),
  }
}
