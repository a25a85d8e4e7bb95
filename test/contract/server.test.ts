/** What holds for every path of the service: methods, headers, limits, and an end that leaves nothing open. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService } from '../../service/server.ts'
import { startOwnServiceProcess } from '../support/programs/ownServiceProcess.ts'
import { sampleManifest, writeManifest } from '../support/make/archives/sampleManifest.ts'
import { noon, startTestService, type TestService } from '../support/services/startService.ts'
import { isOnPostgres, storeOf } from '../support/services/storeOfTests.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ manifest: [] })
})
afterAll(() => service.close())

/** Sends the text as it is and gives everything that comes back. */
async function raw(text: string): Promise<string> {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
  socket.write(text)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}

test('replies say nothing of the software and are not to be cached or guessed at', async () => {
  const { headers } = await service.get('/api/v2/me')
  expect(headers.get('server')).toBeNull()
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['/', '/index.html', '/%', '/../etc/passwd', '/subtitle', '/user/nothing', '/api'])(
  '%s is 404',
  async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  },
)

test.each(['PUT', 'DELETE', 'PATCH', 'TRACE'])('%s is 405', async (method) => {
  const answer = await raw(`${method} /api/v1/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer.toLowerCase()).toContain('\r\nallow: get, head\r\n')
})

test('HEAD answers without a body', async () => {
  const response = await fetch(`${service.url}/api/v2/me`, { method: 'HEAD', headers: { 'x-api-key': service.key } })
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test.each(['', 'Host: localhost\r\nHost: localhost\r\n', 'Host:\r\n'])(
  'not exactly one Host is 421: %j',
  async (hosts) => {
    for (const version of ['1.0', '1.1']) {
      const answer = await raw(`GET /api/v1/me HTTP/${version}\r\n${hosts}Connection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 421 [^]*"misdirected"/)
    }
  },
)

test('headers over 16 KB are refused', async () => {
  const answer = await raw(`GET /api/v1/me HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
})

test('what is no HTTP is refused', async () => {
  expect(await raw('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})

/** Its parts are of one process there: the clock, the folder, the samples of the app. */
const testOnFolder = test.skipIf(isOnPostgres)

testOnFolder('a failure inside is reported within, and says nothing without', async () => {
  const reported: string[] = []
  let isBroken = false
  const now = () => {
    if (isBroken) throw new Error('secret path /home/someone')
    return Date.UTC(2026, 10, 21)
  }
  const own = await startService({ ...storeOf(service.dataDir), now, report: (where) => reported.push(where) })
  const url = `${own.url}/api/v1/me?api_key=${service.key}`
  expect((await fetch(url)).status).toBe(200)
  isBroken = true
  const response = await fetch(url)
  const body = await response.text()
  await own.close()

  expect(response.status).toBe(500)
  expect(JSON.parse(body)).toMatchObject({ status: false, error: 'internal_error' })
  expect(body).not.toContain('secret')
  expect(reported).toEqual(['GET /api/v1/me'])
})

test('two services on one folder count together', async () => {
  const own = await startTestService({ manifest: [] })
  const second = await startService({ ...storeOf(own.dataDir), now: () => Date.UTC(2026, 10, 21, 12) })
  own.spend('search', 1_990)
  const ask = async (index: number) => {
    const base = index % 2 === 0 ? own.url : second.url
    const response = await fetch(`${base}/api/v1/subtitles?film_name=x&api_key=${own.key}`)
    return response.status
  }
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)))
  await second.close()
  await own.close()
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
})

testOnFolder('two processes on one folder never overspend together', async () => {
  const own = await startTestService({ manifest: [], now: Date.now })
  own.spend('search', 1_900)
  const other = await startOwnServiceProcess(own.dataDir)
  const ask = async (base: string) =>
    fetch(`${base}/api/v1/subtitles?film_name=x&api_key=${own.key}`).then(({ status }) => status)
  const statuses = await Promise.all(Array.from({ length: 300 }, (_, index) => ask(index % 2 ? own.url : other.url)))
  expect(await other.stop()).toBe(0)
  await own.close()
  expect(statuses.filter((status) => status === 200)).toHaveLength(100)
  expect(statuses.filter((status) => status === 429)).toHaveLength(200)
})

testOnFolder('an empty catalogue is filled from the sample folder, a filled one is left alone', async () => {
  const own = await startTestService({ manifest: [] })
  const sample = mkdtempSync(join(tmpdir(), 'undertitle-sample-'))
  writeManifest(sample, sampleManifest)
  for (let start = 0; start < 2; start++) {
    const second = await startService({ ...storeOf(own.dataDir), sampleDir: sample, now: () => noon })
    const response = await fetch(`${second.url}/api/v1/subtitles?sd_id=1300001&api_key=${own.key}`)
    expect(((await response.json()) as { subtitles: unknown[] }).subtitles).toHaveLength(2)
    await second.close()
  }
  await own.close()
  rmSync(sample, { recursive: true })
})

/** However the other side ends it: politely or with a reset. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.on('error', () => undefined).once('close', () => resolve()))
}

test('close ends connections that are kept alive or in the middle of a request, and frees the port', async () => {
  const own = await startTestService({ manifest: [] })
  const port = Number(new URL(own.url).port)
  const keptAlive = connect(port, '127.0.0.1')
  const halfSent = connect(port, '127.0.0.1')
  halfSent.write('GET /docs/plans HTTP/1.1\r\nHos')
  keptAlive.write('GET /docs/plans HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(keptAlive, 'data')
  const ended = Promise.all([keptAlive, halfSent].map(closed))
  // Nothing else would end the half request: a server that is told to end looks no longer for those who are late.
  await own.close()
  await ended

  const again = await startService({ ...storeOf(service.dataDir), port })
  expect(again.url).toBe(`http://127.0.0.1:${port}`)
  await again.close()
})

test('a port that is taken is told, and leaves nothing open', async () => {
  const port = Number(new URL(service.url).port)
  await expect(startService({ ...storeOf(service.dataDir), port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('a sender who breaks off in the middle of a body is not taken for a bug', async () => {
  const reported: string[] = []
  const own = await startTestService({ manifest: [] })
  const second = await startService({ ...storeOf(own.dataDir), report: (where) => reported.push(where) })
  const socket = connect(Number(new URL(second.url).port), '127.0.0.1')
  const head = `POST /api/v2/files/search HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${own.key}\r\nContent-Length: 100\r\n\r\n`
  socket.write(`${head}{"filenames":`, () => socket.destroy())
  await once(socket, 'close')
  expect((await fetch(`${second.url}/docs/plans`)).status).toBe(200)
  await second.close()
  await own.close()
  expect(reported).toEqual([])
})
