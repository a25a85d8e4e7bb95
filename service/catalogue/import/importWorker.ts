/** Entry of the thread that reads a manifest. It is one batch ahead of its owner, and no more: memory stays flat. */
import { on } from 'node:events'
import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import { toAppError } from '../../../shared/errors.ts'
import { sourceErrorOf } from '../store/diskErrors.ts'
import type { ReaderAnswer } from './importThread.ts'
import { packLines } from './packLines.ts'
import { readManifest } from './readManifest.ts'

if (parentPort) await serve(parentPort, workerData as string)

async function serve(port: MessagePort, path: string): Promise<void> {
  const say = (answer: ReaderAnswer) => port.postMessage(answer)
  const asked = on(port, 'message')
  try {
    for await (const lines of readManifest(path)) {
      const packed = packLines(lines)
      await asked.next()
      say({ kind: 'lines', lines: packed })
    }
    say({ kind: 'done' })
  } catch (thrown) {
    const { code, message } = sourceErrorOf(thrown, path) ?? toAppError(thrown)
    say({ kind: 'failed', code, message })
  } finally {
    port.close()
  }
}
