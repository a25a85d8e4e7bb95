/**
 * A program: node:http and nothing behind it. It answers everything with the bytes that it was sent last (POST /bytes), under the
 * headers of the service: what the machine and the clients leave of any service.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

let bytes = Buffer.alloc(0)

const server = createServer((request, response) => {
  void buffer(request).then((body) => {
    if (request.url === '/bytes') bytes = body
    const told = request.url === '/metrics' ? Buffer.from(`process_cpu_seconds_total ${workedSeconds()}\n`) : bytes
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': told.byteLength,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    response.end(told)
  })
})

function workedSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`${JSON.stringify({ listening: `http://127.0.0.1:${port}` })}\n`)
})
process.once('SIGTERM', () => process.exit())
