/** Starts the embedded service: opens its store, puts its parts together and listens. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EarFiles } from '../node/ear/earFiles.ts'
import { createAi, type ServicePrograms } from './ai/createAi.ts'
import type { JobQueue } from './ai/jobs/jobQueue.ts'
import type { AiSettings } from './ai/settings.ts'
import { createAnswerRequest, type AnswerRequest, type Report } from './http/answerRequest.ts'
import type { ArchiveStore } from './catalogue/archives/archiveStore.ts'
import { createHttpServer } from './http/httpEdge.ts'
import type { OwnAddress } from './http/ownAddress.ts'
import { noNetworks, readNetworks, type Networks } from './network/networks.ts'
import { createOperation } from './operation/createOperation.ts'
import type { Metrics } from './operation/metrics.ts'
import { nobodyWatches, type ServiceObserver } from './operation/observer.ts'
import { routesOf } from './routes/routeTable.ts'
import { rehearse } from './search/rehearse.ts'
import { openSqliteStore } from './store/sqliteStore.ts'
import { longestCloseMs } from './store/closingTime.ts'
import type { ServiceStore } from './store/store.ts'
import type { AppSecrets } from './usage/appKey.ts'

/** What a store is opened with, whichever it is. */
export interface StoreInput {
  readonly archives: ArchiveStore | null
  /** Unix milliseconds. */
  readonly now: () => number
  readonly observer: ServiceObserver
  readonly report: Report
}

export interface ServiceOptions {
  /** Where its database lies, unless `openStore` says otherwise. */
  readonly dataDir: string
  /** Another store than that of the data folder. */
  readonly openStore?: (input: StoreInput) => Promise<ServiceStore>
  /** Loopback by default: without TLS nothing else is wise. */
  readonly host?: string
  /** 0 lets the system choose. */
  readonly port?: number
  /** Others of its kind listen at the same port, and each ends without whoever waits at its own door being cut off. */
  readonly sharesPort?: boolean
  /** A folder to import while the catalogue is still empty. */
  readonly sampleDir?: string
  /** Engines for translation and speech; nothing said: Apertium where it is installed. */
  readonly ai?: AiSettings
  /** Files of the close ear, which cuts speech for its recogniser. */
  readonly ear?: EarFiles | undefined
  /** What it starts, read each time it does; the ffmpeg that the system finds by its name unless told. */
  readonly programs?: ServicePrograms
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
  /** What it answers instead where it is one of several processes: the figures of all. */
  readonly figuresOfAll?: (() => Promise<string>) | null
  /** How it ends; at once unless told. */
  readonly drain?: Drain
  /** Whether it looks for names by itself once it listens, so that the first who ask need not wait for what is compiled then. */
  readonly rehearses?: boolean
  /** Opens a page for whoever runs the service, at another address. */
  readonly openOperatorPage?: (store: ServiceStore) => Promise<OperatorPage>
}

export interface OperatorPage {
  close(): Promise<void>
}

/** Without it every connection is ended at once, whatever it waits for. */
export interface Drain {
  /** For so long it goes on as before, but says that it is not ready, so that balancers look elsewhere. */
  readonly unreadyMs: number
  /** After that, all is over within so long: those who were asked for something, and jobs, have what closing the store leaves. */
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
  const { host = defaultHost, port = 0, sharesPort = false, names = [], trustedProxies = noNetworks } = options
  const { now = Date.now, observer = nobodyWatches, report = () => undefined, archives = null } = options
  const input = { now, observer, report, archives }
  const store = await (options.openStore?.(input) ?? openSqliteStore({ ...options, ...input }))
  const own = { url: '' }
  let isEnding = false
  const { answer, queue } = assemble(store, options, { own, isEnding: () => isEnding })
  const ownNames = { names: [host.toLowerCase(), ...names], trustedProxies }
  const edge = createHttpServer({ answer, ownNames, observer, isEnding: () => isEnding })
  const [page, listening] = await openBoth().catch(async (thrown: unknown) => {
    await queue.close()
    await store.close()
    throw thrown
  })
  own.url = listening.url
  if (options.rehearses)
    rehearse(store.search, () => !isEnding).catch((thrown: unknown) => {
      if (!isEnding) report('the rehearsal of the search', thrown)
    })

  async function openBoth() {
    const opened = (await options.openOperatorPage?.(store)) ?? null
    try {
      return [opened, await listen(edge.server, { host, port, sharesPort })] as const
    } catch (thrown) {
      await opened?.close()
      throw thrown
    }
  }

  return {
    ...listening,
    async close() {
      const { unreadyMs, longestMs } = options.drain ?? noDrain
      isEnding = true
      if (unreadyMs > 0) await sleep(unreadyMs)
      try {
        await Promise.all([page?.close(), queue.close(), edge.drain(Math.max(0, longestMs - longestCloseMs))])
      } finally {
        await store.close()
      }
    },
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

function assemble(store: ServiceStore, options: ServiceOptions, running: Running): Assembled {
  const { app, ai: settings = {}, now = Date.now, report = () => undefined, allowLocalMedia = false, ear } = options
  const { programs = { ffmpeg: 'ffmpeg' } } = options
  const { own } = running
  const ai = createAi({ ...store, settings, allowLocalMedia, report, ear, programs })
  // Only whoever runs the service may learn what stands behind it, and make it ask around.
  const checkEngines = app ? ai.checkEngines : null
  const operation = app ? null : createOperation({ store, report, ...options, ...running })
  const answer = createAnswerRequest({
    ...store,
    routes: routesOf({ ...store, aiJobs: ai.jobs, checkEngines, clock: { nowMs: now }, own, operation }),
    own,
    isForPages: app === undefined,
    report,
  })
  return { answer, queue: ai.queue }
}

const loopback = readNetworks(['127.0.0.0/8', '::1'])

interface Place {
  readonly host: string
  readonly port: number
  readonly sharesPort: boolean
}

/** Linux alone gives each who listens at one port a queue of its own; elsewhere they share one, and the last cuts it off. */
const hasOwnQueues = process.platform === 'linux'

async function listen(server: Server, { host, port, sharesPort }: Place): Promise<Omit<RunningService, 'close'>> {
  const own = sharesPort && hasOwnQueues ? { exclusive: true, reusePort: true } : {}
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, ...own }, () => resolve())
  })
  const { address, port: ownPort } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${ownPort}`,
    isOpenToNetwork: !loopback.has(address),
  }
}
