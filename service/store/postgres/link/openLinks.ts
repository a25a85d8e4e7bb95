/**
 * Starts the thread that holds the sockets to PostgreSQL. Where it breaks, so does the process: a node keeps nothing of its own,
 * and whoever supervises it starts another.
 */
import { Worker } from 'node:worker_threads'
import { hangUp, newLinkEnds, type LinkEnd } from './link.ts'

export interface Links {
  /** A connection of its own for whoever gets this end. */
  newEnd(): LinkEnd
  /** Ends all of them. */
  close(): Promise<void>
}

/** `workerUrl` is `queryThread.ts`, or what the build made of it. The password comes from the environment (PGPASSWORD, PGPASSFILE). */
export function openLinks(workerUrl: URL, url: string): Links {
  const worker = new Worker(workerUrl, { workerData: { url }, execArgv: [] })
  const bells: Int32Array[] = []
  // Whoever sleeps is woken, and finds no answer.
  worker.on('exit', () => bells.forEach(hangUp))
  worker.unref()
  return {
    newEnd() {
      const { asking, answering } = newLinkEnds()
      bells.push(new Int32Array(answering.bell))
      worker.postMessage(answering, [answering.port])
      return asking
    },
    async close() {
      await worker.terminate()
    },
  }
}
