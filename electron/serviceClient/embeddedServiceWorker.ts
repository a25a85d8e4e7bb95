/** The thread of the embedded service: starts it, reports its address and key, and ends when told. Nothing else. */
import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { readAiSettings } from '../../service/ai/readSettings.ts'
import type { AiSettings } from '../../service/ai/settings.ts'
import { openServiceDatabase, type ServiceDatabase } from '../../service/catalogue/database.ts'
import { importPaths } from '../../service/catalogue/import.ts'
import { startService } from '../../service/server.ts'
import { renewAppKey, renewAppToken } from '../../service/usage/appKey.ts'
import { serviceTables } from '../../service/tables.ts'
import { closeRequest, type WorkerInput, type WorkerReport } from './embeddedService.ts'

const report = (message: WorkerReport) => parentPort?.postMessage(message)

async function start({ dataDir, sampleDir }: WorkerInput): Promise<void> {
  const secrets = await prepare(dataDir, sampleDir)
  const service = await startService({
    dataDir,
    ai: engines(),
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
  report({ kind: 'listening', url: service.url, ...secrets })
}

/** A variable that cannot be used takes its engine away, not the service. */
function engines(): AiSettings {
  try {
    return readAiSettings({}, process.env)
  } catch (thrown) {
    report({ kind: 'bug', where: 'engines', reason: String(thrown) })
    return {}
  }
}

async function prepare(
  dataDir: string,
  sampleDir: string | null,
): Promise<{ readonly apiKey: string; readonly uploadToken: string }> {
  const database = openServiceDatabase(dataDir, serviceTables)
  try {
    if (sampleDir !== null && isEmpty(database)) await importSample(database, sampleDir)
    const parts = { database, now: Date.now, randomBytes }
    return { apiKey: renewAppKey(parts), uploadToken: renewAppToken(parts) }
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
