/** Starts the embedded service: opens its database, puts its parts together and listens. The only file that knows all of them. */
import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAi } from './ai/createAi.ts'
import type { JobQueue } from './ai/jobQueue.ts'
import type { AiSettings } from './ai/settings.ts'
import { createAnswerRequest, type AnswerRequest } from './answerRequest.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import { openServiceDatabase, type ServiceDatabase } from './catalogue/database.ts'
import { importPaths } from './catalogue/import.ts'
import type { ServiceRequest } from './exchange.ts'
import { createHttpServer } from './httpEdge.ts'
import { originOf } from './origin.ts'
import { errorsPath, plansPath } from './routes/explanations.ts'
import { routesOf, surfaceOfPath } from './routes/routeTable.ts'
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
  /** The key and token of the app that runs this service for itself. */
  readonly app?: AppSecrets
  /** Unix milliseconds. */
  readonly now?: () => number
  /** Told of bugs: where (method and path, no query) and what was thrown. */
  readonly report?: (where: string, thrown: unknown) => void
}

export interface RunningService {
  /** Base, download and upload address in one, without a slash at the end. */
  readonly url: string
  /** Stops listening, ends open connections, closes the database. */
  close(): Promise<void>
}

const defaultHost = '127.0.0.1'

/** Rejects with the system's error when the address is taken or the folder cannot be used. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { dataDir, host = defaultHost, port = 0, sampleDir } = options
  const database = openServiceDatabase(dataDir, serviceTables)
  let url = ''
  const { answer, queue } = assemble(database, options, () => url)
  const server = createHttpServer(answer)
  try {
    if (sampleDir !== undefined && isEmpty(database)) await importPaths(database, [sampleDir])
    // What an import that was killed, or an older version with another index, has left to do.
    indexNames(database)
    url = await listen(server, host, port)
  } catch (thrown) {
    await queue.close()
    database.close()
    throw thrown
  }
  return {
    url,
    async close() {
      await stop(server)
      await queue.close()
      database.close()
    },
  }
}

function isEmpty(database: ServiceDatabase): boolean {
  return database.get('SELECT 1 FROM titles LIMIT 1') === undefined
}

function isLoopback(host = defaultHost): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

interface Assembled {
  readonly answer: AnswerRequest
  readonly queue: JobQueue
}

/** The address is known only once the server listens, so it is asked for, not given. */
function assemble(database: ServiceDatabase, options: ServiceOptions, url: () => string): Assembled {
  const { dataDir, ai: settings = {}, now = Date.now, report = () => undefined } = options
  const ledger = createUsageLedger(database, now)
  const catalogue = createCatalogue(database)
  const search = createTitleSearch(database)
  const uploads = createUploads({ database, now })
  const mayBeLocal = isLoopback(options.host)
  const ai = createAi({ database, catalogue, ledger, dataDir, settings, mayBeLocal, now, report })
  // Only whoever runs the service may learn what stands behind it, and make it ask around.
  const checkEngines = mayBeLocal ? ai.checkEngines : null
  const upgradeUrl = (request: ServiceRequest) => originOf(request, url()) + plansPath
  const known = createAccounts({ database, now, randomBytes })
  if (options.app) openAppAccount(database, now())
  const answer = createAnswerRequest({
    routes: routesOf({ catalogue, search, ledger, uploads, aiJobs: ai.jobs, checkEngines, now, upgradeUrl }),
    surfaceOfPath,
    accounts: options.app ? withAppSecrets(known, options.app) : known,
    ledger,
    now,
    docsUrlOf: (code, request) => `${originOf(request, url())}${errorsPath}#${code}`,
    report,
  })
  return { answer, queue: ai.queue }
}

async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  const { port: ownPort } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${ownPort}`
}

async function stop(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
