/** Whoever only holds connections open keeps nobody out: heads that never end, bodies that never end, connections after an answer. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askAt } from '../support/programs/serviceStart.ts'
import { startTestService, type TestService } from '../support/services/startService.ts'

const honest = 12

async function startOwn(): Promise<TestService> {
  const service = await startTestService({ plan: 'pro', manifest: [] })
  onTestFinished(() => service.close())
  return service
}

/** `count` connections that send this and then nothing, open until the test ends. */
async function hold(url: string, count: number, text: string): Promise<void> {
  for (let held = 0; held < count; held += 1) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    socket.resume()
    await once(socket, 'connect')
    socket.write(text)
  }
}

test.each([
  ['slow heads', 'GET / HTTP/1.1\r\nX-Slow: '],
  ['silent connections', ''],
  ['slow bodies', 'POST /api/v2/files/search HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{'],
  ['connections kept open after an answer', 'GET /docs/plans HTTP/1.1\r\nHost: localhost\r\n\r\n'],
])(`300 %s let honest callers in ${honest} of ${honest} times, with a key and without`, async (_, text) => {
  const service = await startOwn()
  await hold(service.url, 300, text)
  const statuses: number[] = []
  for (let call = 0; call < honest; call += 1) {
    await hold(service.url, 20, text)
    const headers = { 'x-api-key': service.key }
    statuses.push(
      (await askAt(service.url, '/docs/plans')).status,
      (await askAt(service.url, '/api/v2/me', { headers })).status,
    )
  }
  expect(statuses).toEqual(Array(2 * honest).fill(200))
})

test('a caller with a key keeps its connection while 300 others come and hold theirs', async () => {
  const service = await startOwn()
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const ask = async () => {
    socket.write(`GET /api/v2/me HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${service.key}\r\n\r\n`)
    return String(((await once(socket, 'data')) as [Buffer])[0])
  }
  expect(await ask()).toMatch(/^HTTP\/1\.1 200 /)
  await hold(service.url, 300, 'GET / HTTP/1.1\r\nX-Slow: ')
  expect(await ask()).toMatch(/^HTTP\/1\.1 200 /)
})
