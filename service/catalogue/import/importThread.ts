/** Reads a manifest in a thread of its own, while the thread that asks writes what was read before. */
import { pullBatches } from '../../../node/thread/pulledStream.ts'
import { unpackLines, type PackedLines } from './packLines.ts'
import type { ReadLine } from './readManifest.ts'

/** What is read lives until it is written: a smaller nursery is emptied too often, a larger one only takes memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 48 }

/** `workerUrl` is `importWorker.ts`, or what the build made of it. Lines, their order and errors are those of `readManifest`. */
export async function* readInThread(workerUrl: URL, path: string): AsyncGenerator<readonly ReadLine[]> {
  const brokenOff = 'Reading the manifest ended before its time. Import it again.'
  const batches = pullBatches<PackedLines>({ workerUrl, task: path, resourceLimits, brokenOff })
  for await (const lines of batches) yield unpackLines(lines)
}
