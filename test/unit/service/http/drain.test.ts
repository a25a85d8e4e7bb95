import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { countOpenRequests, drainServer } from '../../../../service/http/drain.ts'

test('a request that is never answered holds the end up for as long as is allowed, and no longer', async () => {
  const open = countOpenRequests()
  const server = createServer(() => open.began())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(server, 'request')
  const closed = once(socket, 'close')
  const begunMs = performance.now()
  await drainServer(server, open, 700)
  await closed
  const tookMs = performance.now() - begunMs
  expect(tookMs).toBeGreaterThan(650)
  expect(tookMs).toBeLessThan(5_000)
})

test('whoever counts open requests is told once the last has ended, however often there were none', async () => {
  const open = countOpenRequests()
  await open.none()
  open.began()
  open.began()
  let isOver = false
  const over = open.none().then(() => (isOver = true))
  open.ended()
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
  open.ended()
  await over
  expect(isOver).toBe(true)
})
