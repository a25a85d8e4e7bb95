/** Entry of the thread that scans one folder; it may block, as nobody else lives in it. */
import { parentPort } from 'node:worker_threads'
import { systemClock } from '../../../node/clock.ts'
import { serveBatches } from '../../../node/thread/pulledStream.ts'
import { createDirectReads } from '../media/diskReads.ts'
import { inBatches } from './inBatches.ts'
import { scanInBatches } from './scanFolder.ts'
import type { ScanNews, ScanTask } from './scanThread.ts'

/** The first ones come soon, so that a screen has rows; later ones are large, as each costs a message. */
const batchMs = 50
const hurriedClock = { ...systemClock, wait: async () => undefined }

if (parentPort) await serveBatches(parentPort, news)

async function* news({ root, minimumBytes, taken = [], isGrowthJudgedElsewhere }: ScanTask): AsyncGenerator<ScanNews> {
  let folders = 0
  let told = 0
  const found = scanInBatches(root, {
    minimumBytes,
    taken,
    reads: createDirectReads(),
    ...(isGrowthJudgedElsewhere && { clock: hurriedClock }),
    onFolder() {
      folders += 1
    },
  })
  for await (const findings of inBatches(found, batchMs)) {
    told = folders
    yield { findings, folders }
  }
  if (told < folders) yield { findings: [], folders }
}
