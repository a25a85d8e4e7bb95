/** Entry of the thread that scans one folder; it may block, as nobody else lives in it. */
import { parentPort, workerData } from 'node:worker_threads'
import { serveBatches } from '../../../node/thread/pulledStream.ts'
import { createDirectReads } from '../media/diskReads.ts'
import { inBatches } from './inBatches.ts'
import { scanInBatches } from './scanFolder.ts'
import type { ScanTask } from './scanThread.ts'

/** The first ones come soon, so that a screen has rows; later ones are large, as each costs a message. */
const batchMs = 50

if (parentPort) await serveBatches(parentPort, inBatches(found(workerData as ScanTask), batchMs))

function found({ root, minimumBytes }: ScanTask) {
  return scanInBatches(root, { minimumBytes, reads: createDirectReads() })
}
