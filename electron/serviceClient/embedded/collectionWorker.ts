/**
 * The thread that takes a collection into the catalogue of the built-in service or out of it, says beforehand what it would
 * bring, or counts what is there. It works on the service's data folder, as `undertitle service import` does, whether the
 * service runs or not. Nothing else.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { importPaths } from '../../../service/catalogue/import/import.ts'
import { heldBySource, takeOut } from '../../../service/catalogue/import/importedFrom.ts'
import type { ImportOptions, ImportProgress } from '../../../service/catalogue/import/importTally.ts'
import { importSampleIfEmpty, ownContents } from '../../../service/catalogue/import/importSample.ts'
import { openServiceDatabase, type ServiceDatabase } from '../../../service/catalogue/store/database.ts'
import { serviceTables } from '../../../service/tables.ts'
import { toAppError } from '../../../shared/errors.ts'
import { looksIn, type CollectionCounts, type CollectionReport, type CollectionTask } from './collectionThread.ts'

const tellEveryMs = 200
const mostAtOnce = 500

const report = (message: CollectionReport) => parentPort?.postMessage(message)

async function work(task: CollectionTask): Promise<void> {
  const { dataDir, sampleDir } = task
  const database = openServiceDatabase(dataDir, serviceTables)
  try {
    // Otherwise a service that starts later finds titles here, and leaves its samples out.
    await importSampleIfEmpty(database, sampleDir)
    const counts = await carryOut(task, database)
    report({ kind: 'done', counts, own: ownContents(database, sampleDir), held: heldBySource(database) })
  } finally {
    database.close()
  }
}

async function carryOut(task: CollectionTask, database: ServiceDatabase): Promise<CollectionCounts | null> {
  if (task.order === null) return null
  const teller = createTeller()
  // A message would not be read before the end: an import yields to nothing.
  const signal = {
    get aborted() {
      return Atomics.load(task.stop, 0) === 1
    },
  }
  const onProgress = (progress: ImportProgress) => teller.hear(progress)
  const options = { onProgress, signal, worker: new URL(task.importWorker) }
  const { path, work: what } = task.order
  try {
    if (what === 'look') return await look({ dataDir: task.dataDir, path }, options)
    if (what === 'take-in') return await importPaths(database, [path], { ...options, recordsSources: true })
    takeOut(database, { ...options, source: path, onProgress: (subtitles) => teller.hear({ ...nothing, subtitles }) })
    return { titles: 0, subtitles: 0, files: 0, skipped: 0 }
  } finally {
    teller.flush()
  }
}

const nothing = { titles: 0, subtitles: 0, files: 0, skipped: 0, message: null }

interface LookOrder {
  readonly dataDir: string
  readonly path: string
}

/** Into a catalogue of its own, which nobody sees: it is read as it would be, to the last file. */
async function look({ dataDir, path }: LookOrder, options: ImportOptions): Promise<CollectionCounts> {
  const looks = looksIn(dataDir)
  mkdirSync(looks, { recursive: true })
  const folder = mkdtempSync(join(looks, 'catalogue-'))
  try {
    const scratch = openServiceDatabase(folder, serviceTables)
    return await importPaths(scratch, [path], options).finally(() => scratch.close())
  } finally {
    rmSync(folder, { recursive: true, force: true })
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
