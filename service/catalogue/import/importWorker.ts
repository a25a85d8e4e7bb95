/** Entry of the thread that reads a manifest. It is one batch ahead of its owner, and no more: memory stays flat. */
import { parentPort } from 'node:worker_threads'
import { serveBatches } from '../../../node/thread/pulledStream.ts'
import { sourceErrorOf } from '../store/diskErrors.ts'
import { packLines, type PackedLines } from './packLines.ts'
import { readManifest } from './readManifest.ts'

if (parentPort) await serveBatches(parentPort, packedLines)

async function* packedLines(path: string): AsyncGenerator<PackedLines> {
  try {
    for await (const lines of readManifest(path)) yield packLines(lines)
  } catch (thrown) {
    throw sourceErrorOf(thrown, path) ?? thrown
  }
}
