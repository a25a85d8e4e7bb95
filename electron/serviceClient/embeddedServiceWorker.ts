/** The thread of the embedded service: starts it, reports its address and key, and ends when told. Nothing else. */
import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { openServiceDatabase, type ServiceDatabase } from '../../service/catalogue/database.ts'
import { importPaths } from '../../service/catalogue/import.ts'
import { startService } from '../../service/server.ts'
import { renewAppKey } from '../../service/usage/appKey.ts'
import { usageTables } from '../../service/usage/tables.ts'
import { closeRequest, type WorkerInput, type WorkerReport } from './embeddedService.ts'

const report = (message: WorkerReport) => parentPort?.postMessage(message)

async function start({ dataDir, sampleDir }: WorkerInput): Promise<void> {
  const apiKey = await prepare(dataDir, sampleDir)
  const service = await startService({
    dataDir,
    report: (where, thrown) => {
      report({
        kind: 'bug',
        where,
        reason: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
      })
    },
  })
  parentPort?.once('message', (message) => {
    if (message === closeRequest) void service.close()
  })
  report({ kind: 'listening', url: service.url, apiKey })
}

async function prepare(dataDir: string, sampleDir: string | null): Promise<string> {
  const database = openServiceDatabase(dataDir, [usageTables])
  try {
    if (sampleDir !== null && isEmpty(database)) await importSample(database, sampleDir)
    return renewAppKey({ database, now: Date.now, randomBytes })
  } finally {
    database.close()
  }
}

function isEmpty(database: ServiceDatabase): boolean {
  return database.get('SELECT 1 FROM titles LIMIT 1') === undefined
}

async function importSample(database: ServiceDatabase, sampleDir: string): Promise<void> {
  await importPaths(database, [sampleDir], { onProgress: () => undefined, signal: new AbortController().signal })
}

start(workerData as WorkerInput).catch((thrown: unknown) => {
  report({ kind: 'failed', reason: String(thrown) })
})
