/** Imports a `.jsonl` manifest: loads what is read of it line by line. A large one is read in a thread of its own. */
import { statSync } from 'node:fs'
import type { ImportRun } from './importRun.ts'
import { readInThread } from './importThread.ts'
import { readManifest } from './readManifest.ts'

/** Reading less takes no longer than starting a thread. */
const worthAThread = 2 ** 20

/** `worker` is `importWorker.ts`, or what the build made of it; without one everything is read here. */
export async function importManifest(run: ImportRun, path: string, worker: URL | undefined): Promise<void> {
  const isLarge = statSync(path).size >= worthAThread
  for await (const lines of worker && isLarge ? readInThread(worker, path) : readManifest(path)) {
    run.importEach(lines, (line) => {
      if ('skipped' in line) run.tally.skip(line.skipped)
      else run.load(line)
    })
  }
}
