/**
 * A program: starts a server with a database of its own in a second thread, asks it once and ends: the least of a command that
 * brings its service along. What `usage` does besides is to know the service's tables, and to read the answer.
 */
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

if (isMainThread) {
  const worker = new Worker(fileURLToPath(import.meta.url))
  const [port] = (await once(worker, 'message')) as [number]
  const [answer] = (await once(get({ port, host: '127.0.0.1', agent: false }), 'response')) as [IncomingMessage]
  for await (const bytes of answer) process.stdout.write(bytes as Uint8Array)
  await worker.terminate()
} else {
  const database = new DatabaseSync(':memory:')
  const server = createServer((_, response) => response.end(JSON.stringify(database.prepare('SELECT 1 AS used').get())))
  server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port))
}
