/**
 * The thread that takes a collection into the catalogue of the built-in service, or counts what is in it. It works on the
 * service's data folder, as `undertitle service import` does, whether the service runs or not. Nothing else.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { importPaths } from '../../../service/catalogue/import/import.ts'
import type { ImportProgress } from '../../../service/catalogue/import/importTally.ts'
import { importSampleIfEmpty, ownContents } from '../../../service/catalogue/import/importSample.ts'
import { openServiceDatabase } from '../../../service/catalogue/store/database.ts'
import { serviceTables } from '../../../service/tables.ts'
import { toAppError } from '../../../shared/errors.ts'
import type { CollectionCounts, CollectionReport, CollectionTask } from './collectionThread.ts'

const tellEveryMs = 200
const mostAtOnce = 500

const report = (message: CollectionReport) => parentPort?.postMessage(message)

async function work({ dataDir, sampleDir, path, stop, importWorker }: CollectionTask): Promise<void> {
  const database = openServiceDatabase(dataDir, serviceTables)
  try {
    // Otherwise a service that starts later finds titles here, and leaves its samples out.
    await importSampleIfEmpty(database, sampleDir)
    const teller = createTeller()
    // A message would not be read before the end: an import yields to nothing.
    const signal = {
      get aborted() {
        return Atomics.load(stop, 0) === 1
      },
    }
    const options = {
      onProgress: (progress: ImportProgress) => teller.hear(progress),
      signal,
      worker: new URL(importWorker),
    }
    const counts = path === null ? null : await importPaths(database, [path], options).finally(() => teller.flush())
    report({ kind: 'done', counts, own: ownContents(database, sampleDir) })
  } finally {
    database.close()
  }
}

/** Tells counts a few times a second, and in full what was skipped. */
function createTeller() {
  let toldMs = 0
  let counts: CollectionCounts | null = null
  let skipped: string[] = []
  function flush(): void {
    if (counts !== null) report({ kind: 'progress', counts, skipped })
    toldMs = performance.now()
    skipped = []
  }
  return {
    flush,
    hear({ message, ...now }: ImportProgress): void {
      counts = now
      if (message !== null) skipped.push(message)
      if (performance.now() - toldMs >= tellEveryMs || skipped.length >= mostAtOnce) flush()
    },
  }
}

work(workerData as CollectionTask).catch((thrown: unknown) => {
  const { code, message } = toAppError(thrown)
  report({ kind: 'failed', code, message })
})
