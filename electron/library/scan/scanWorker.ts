/** Entry of the thread that scans one folder; it may block, as nobody else lives in it. */
import { on } from 'node:events'
import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import { toAppError } from '../../../shared/errors.ts'
import { createDirectReads } from '../media/diskReads.ts'
import { inBatches } from './inBatches.ts'
import { scanInBatches } from './scanFolder.ts'
import type { ScanAnswer, ScanTask } from './scanMessages.ts'

/** The first ones come soon, so that a screen has rows; later ones are large, as each costs a message. */
const batchMs = 50

if (parentPort) await serve(parentPort, workerData as ScanTask)

async function serve(port: MessagePort, { root, minimumBytes }: ScanTask): Promise<void> {
  const say = (answer: ScanAnswer) => port.postMessage(answer)
  const asked = on(port, 'message')
  try {
    const found = scanInBatches(root, { minimumBytes, reads: createDirectReads() })
    for await (const findings of inBatches(found, batchMs)) {
      await asked.next()
      say({ kind: 'findings', findings })
    }
    say({ kind: 'done' })
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    say({ kind: 'failed', code, message })
  } finally {
    port.close()
  }
}
