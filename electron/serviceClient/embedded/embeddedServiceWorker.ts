/** The thread of the embedded service: starts it, reports its address and key, and ends when told. Nothing else. */
import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { readAiSettings } from '../../../service/ai/readSettings.ts'
import type { AiSettings } from '../../../service/ai/settings.ts'
import { startService } from '../../../service/server.ts'
import { newAppSecrets } from '../../../service/usage/appKey.ts'
import { AppError } from '../../../shared/errors.ts'
import type { WorkerInput, WorkerOrder, WorkerReport } from './embeddedService.ts'

const report = (message: WorkerReport) => parentPort?.postMessage(message)

async function start({ dataDir, sampleDir, engines, ear, ffmpeg }: WorkerInput): Promise<void> {
  const app = newAppSecrets(randomBytes)
  const programs = { ffmpeg }
  const service = await startService({
    dataDir,
    app,
    ...(sampleDir === null ? {} : { sampleDir }),
    ai: usableEngines(engines),
    programs,
    ...(ear && { ear: { worker: new URL(ear.worker), folder: ear.folder } }),
    report: (where, thrown) => {
      report({
        kind: 'bug',
        where,
        reason: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
      })
    },
  })
  const obey = (order: WorkerOrder) => {
    if (order.kind === 'ffmpeg') programs.ffmpeg = order.program
    else {
      // Whoever listens keeps the thread alive.
      parentPort?.off('message', obey)
      void service.close()
    }
  }
  parentPort?.on('message', obey)
  report({ kind: 'listening', url: service.url, ...app })
}

/** A value that cannot be used takes the engines away, not the service. */
function usableEngines(variables: WorkerInput['engines']): AiSettings {
  try {
    return readAiSettings({}, variables)
  } catch (thrown) {
    report({ kind: 'bug', where: 'engines', reason: String(thrown) })
    return {}
  }
}

start(workerData as WorkerInput).catch((thrown: unknown) => {
  const said = thrown instanceof AppError ? { said: { code: thrown.code, message: thrown.message } } : {}
  report({ kind: 'failed', reason: String(thrown), ...said })
})
