/** What whoever runs the service sees of it: probes, figures, names of requests, lines of JSON, and an end that loses nothing. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { newAppSecrets } from '../../service/usage/appKey.ts'
import { startService } from '../../service/server.ts'
import { runServiceCommand } from '../../service/command.ts'
import type { RoutedRequest } from '../../service/http/exchange.ts'
import { createMetricsRoute } from '../../service/routes/operation.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { sampleManifest, writeManifest } from '../support/make/archives/sampleManifest.ts'
import { askAt, startServiceHere, type StartedService } from '../support/programs/serviceStart.ts'
import { printedByService as printed } from '../support/services/serviceCommand.ts'
import { isOnPostgres, openStoreOf, placeArguments, storeOf } from '../support/services/storeOfTests.ts'

async function filledFolder(): Promise<{ readonly dataDir: string; readonly key: string }> {
  const folder = tempFolder()
  const dataDir = `${folder}/data`
  await printed('import', ...placeArguments(dataDir), writeManifest(folder, sampleManifest))
  return { dataDir, key: String((await printed('key', ...placeArguments(dataDir), '--plan', 'pro'))['api_key']) }
}

test('/healthz is 200 { alive: true }, /readyz 200 { ready: true, checks }, without a key', async () => {
  const service = await startServiceHere(tempFolder())
  const alive = await service.ask('/healthz')
  expect([alive.status, JSON.parse(alive.text)]).toEqual([200, { alive: true }])
  const ready = await service.ask('/readyz')
  expect([ready.status, JSON.parse(ready.text)]).toEqual([
    200,
    { ready: true, checks: { database: 'ok', migrations: 'ok' } },
  ])
  expect((await service.ask('/readyz', { method: 'HEAD' })).status).toBe(200)
})

test('over tables of an older version, as of a copy that was restored, /readyz is 503 { migrations: "failed" }', async () => {
  const { dataDir } = await filledFolder()
  const service = await startServiceHere(dataDir)
  const database = openStoreOf(dataDir)
  onTestFinished(() => database.close())
  database.run('DELETE FROM applied_steps WHERE step = (SELECT max(step) FROM applied_steps)')
  const { status, text } = await service.ask('/readyz')
  expect([status, JSON.parse(text)]).toEqual([503, { ready: false, checks: { database: 'ok', migrations: 'failed' } }])
})

test('no page of another origin may read them', async () => {
  const service = await startServiceHere(tempFolder())
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    const { headers } = await service.ask(path, { headers: { origin: 'https://elsewhere.example' } })
    expect([path, headers['access-control-allow-origin']]).toEqual([path, undefined])
  }
})

test('/metrics counts requests by method, route and status, their seconds, units by counter, and open jobs', async () => {
  const { dataDir, key } = await filledFolder()
  const service = await startServiceHere(dataDir)
  const headers = { 'x-api-key': key }
  await service.ask('/api/v2/subtitles/1/download', { headers })
  await service.ask('/api/v2/subtitles/2/download', { headers })
  await service.ask('/secret-film.mkv')
  const body = JSON.stringify({ filenames: ['The.Paper.Lantern.2019.mkv', 'Other.2001.mkv'] })
  expect((await service.ask('/api/v2/files/search', { method: 'POST', headers, body })).status).toBe(200)

  const { status, text, headers: said } = await service.ask('/metrics')
  expect([status, said['content-type']]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)])
  const lines = text.split('\n')
  expect(lines).toContain(
    'undertitle_requests_total{method="GET",route="/api/v2/subtitles/{nId}/download",status="404"} 2',
  )
  expect(lines).toContain('undertitle_requests_total{method="GET",route="none",status="404"} 1')
  expect(lines).toContain('undertitle_request_seconds_count{route="/api/v2/files/search"} 1')
  expect(lines).toContain('undertitle_units_total{counter="search"} 2')
  expect(lines).toContain('undertitle_ai_jobs_open 0')
  expect(lines).toContain('undertitle_ai_job_oldest_seconds 0')
  expect(text).toMatch(isOnPostgres ? /^undertitle_store_threads [1-4]$/m : /^undertitle_store_threads 0$/m)
  expect(text).toMatch(/^undertitle_store_calls \d+$/m)
  expect(text).toContain('process_cpu_seconds_total')
  expect(text).not.toContain('secret-film')
})

test('a charge that was refused, or that a repeat spared, counts no unit', async () => {
  const { dataDir, key } = await filledFolder()
  const service = await startServiceHere(dataDir)
  const headers = { 'x-api-key': key, 'idempotency-key': 'the-same-request-again' }
  for (let time = 0; time < 2; time += 1) await service.ask('/api/v2/movies/search?q=lantern', { headers })
  expect((await service.ask('/api/v2/movies/search?q=cedar', { headers })).status).toBe(422)
  expect((await service.ask('/metrics')).text).toContain('undertitle_units_total{counter="search"} 1\n')
})

test('/metrics is 404 as any unknown path for what a proxy passes on', async () => {
  const service = await startServiceHere(tempFolder(), '--trust-proxy', '127.0.0.1')
  const unknown = await service.ask('/metricz')
  for (const header of ['x-forwarded-for', 'forwarded']) {
    const { status, text } = await service.ask('/metrics', { headers: { [header]: '127.0.0.1' } })
    expect([status, text]).toEqual([404, unknown.text])
  }
})

test('/metrics is for this machine and --metrics-from', async () => {
  const asked = async (address: string, readers: readonly string[]) => {
    const route = createMetricsRoute(
      { contentType: 'text/plain', read: async () => 'figures' },
      { has: (reader) => readers.includes(reader) },
    )
    return (await route({ address, headers: {} } as RoutedRequest)).body
  }
  expect(await asked('192.0.2.1', ['192.0.2.1'])).toBe('figures')
  await expect(asked('192.0.2.1', ['192.0.2.2'])).rejects.toMatchObject({ code: 'not_found' })

  const own = Object.values(networkInterfaces()).flatMap((found = []) =>
    found.filter(({ family, internal }) => family === 'IPv4' && !internal),
  )
  const open = await startServiceHere(tempFolder(), '--host', '0.0.0.0')
  const told = await startServiceHere(tempFolder(), '--host', '0.0.0.0', '--metrics-from', '0.0.0.0/1,128.0.0.0/1')
  for (const { address } of own) {
    const statusOf = async (service: StartedService) =>
      (await service.ask('/metrics', { to: address, headers: { host: `${address}:${new URL(service.url).port}` } }))
        .status
    expect([address, await statusOf(open), await statusOf(told)]).toEqual([address, 404, 200])
  }
})

test('the service that the app runs for itself has none of the three', async () => {
  const app = newAppSecrets((count) => Buffer.alloc(count, 7))
  const service = await startService({ dataDir: tempFolder(), app })
  onTestFinished(() => service.close())
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect([path, (await fetch(service.url + path)).status]).toEqual([path, 404])
})

test('X-Request-Id comes back as it was sent, else it is one of ours', async () => {
  const service = await startServiceHere(tempFolder())
  const idFor = async (sent?: string) =>
    (await service.ask('/api/v2/me', { headers: sent === undefined ? {} : { 'x-request-id': sent } })).headers[
      'x-request-id'
    ]
  expect(await idFor('4bf92f3577b34da6-00f067aa0ba902b7')).toBe('4bf92f3577b34da6-00f067aa0ba902b7')
  const ours = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
  for (const sent of [undefined, '', 'two words', '{"level":"error"}', 'x'.repeat(129)])
    expect([sent, await idFor(sent)]).toEqual([sent, expect.stringMatching(ours)])
  expect(await idFor()).not.toBe(await idFor())
})

test('--json-log writes a line of JSON for each request: time, level, event, request_id, method, route, status, ms', async () => {
  const { dataDir, key } = await filledFolder()
  const service = await startServiceHere(dataDir, '--json-log')
  const headers = { 'x-request-id': 'mine-1', 'x-api-key': key }
  await service.ask(`/api/v2/movies/search?q=lantern`, { headers })
  await service.ask('/secret-film.mkv')
  await expect.poll(() => service.err.length).toBe(2)
  const [first, second] = service.err.map((line) => JSON.parse(line) as object)
  expect(first).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    level: 'info',
    event: 'request',
    request_id: 'mine-1',
    method: 'GET',
    route: '/api/v2/movies/search',
    status: 200,
    ms: expect.any(Number) as number,
  })
  expect(second).toMatchObject({ route: null, status: 404 })
  expect(service.err.join()).not.toMatch(/lantern|secret-film|127\.0\.0\.1/)
})

test('with --json-log a warning is such a line too', async () => {
  const service = await startServiceHere(tempFolder(), '--json-log', '--host', '0.0.0.0')
  expect(service.err.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      level: 'warn',
      event: 'warning',
      message: expect.stringContaining('plain http') as string,
    }),
  ])
})

/** A search whose body is half sent; `finish` sends the rest and gives the whole answer. */
async function halfSentSearch(service: Pick<StartedService, 'url'>, key: string) {
  const body = JSON.stringify({ filenames: ['The.Paper.Lantern.2019.mkv'] })
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
  const head = `POST /api/v2/files/search HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\nContent-Length: ${body.length}\r\n\r\n`
  socket.write(head + body.slice(0, 10))
  await once(socket, 'connect')
  return async () => {
    socket.write(body.slice(10))
    let answer = ''
    for await (const chunk of socket) answer += String(chunk)
    return answer
  }
}

test('told to end it answers what it was asked before, takes nothing new, and lets go of idle connections', async () => {
  const { dataDir, key } = await filledFolder()
  const service = await startServiceHere(dataDir)
  const idle = connect(Number(new URL(service.url).port), '127.0.0.1')
  await once(idle, 'connect')
  const finish = await halfSentSearch(service, key)
  // The head has arrived once another request that came after it is answered.
  await service.ask('/healthz')

  const ended = service.end()
  // Who connects in the same moment is taken in still.
  const heard = () =>
    service.ask('/healthz').then(
      () => 'answered',
      (thrown: unknown) => (thrown as NodeJS.ErrnoException).code,
    )
  await expect.poll(heard).toBe('ECONNREFUSED')
  const answer = await finish()
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*"status":true/)
  expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
  await ended
  expect(
    (await printed('token', ...placeArguments(dataDir), '--account', await accountOf(dataDir)))['token'],
  ).toBeDefined()
})

test('however much time it has to end, it is over once the last request is answered', async () => {
  const { dataDir, key } = await filledFolder()
  const service = await startService({ ...storeOf(dataDir), drain: { unreadyMs: 0, longestMs: 3_600_000 } })
  const idle = connect(Number(new URL(service.url).port), '127.0.0.1')
  await once(idle, 'connect')
  const finish = await halfSentSearch(service, key)
  await askAt(service.url, '/docs/plans')
  const ended = service.close()
  expect(await finish()).toMatch(/^HTTP\/1\.1 200 /)
  await ended
})

async function accountOf(dataDir: string): Promise<string> {
  return String((await printed('key', ...placeArguments(dataDir), '--plan', 'free'))['account'])
}

test('with --unready it goes on for so long, but says 503 { ready: false, checks: { process: "ending" } }', async () => {
  const service = await startServiceHere(tempFolder(), '--unready', '1')
  const ended = service.end()
  const ready = await service.ask('/readyz')
  expect([ready.status, JSON.parse(ready.text)]).toEqual([503, { ready: false, checks: { process: 'ending' } }])
  expect((await service.ask('/docs/plans')).status).toBe(200)
  expect((await service.ask('/healthz')).status).toBe(200)
  await ended
  await expect(service.ask('/docs/plans')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('callers of one IPv6 /64 are one caller without a key; those beside it are others', async () => {
  const { dataDir, key } = await filledFolder()
  const service = await startServiceHere(dataDir, '--trust-proxy', '127.0.0.1')
  const found = await service.ask('/api/v1/subtitles?sd_id=1300001&api_key=' + key)
  const [{ url }] = (JSON.parse(found.text) as { subtitles: [{ url: string }] }).subtitles
  const statusFor = async (caller: string) =>
    (await service.ask(url, { headers: { 'x-forwarded-for': caller } })).status
  for (let count = 0; count < 300; count += 1)
    expect(await statusFor(`2001:db8:1:2:${(count * 97).toString(16)}::${count.toString(16)}`)).toBe(200)
  expect(await statusFor('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429)
  expect(await statusFor('2001:db8:1:2::')).toBe(429)
  expect(await statusFor('2001:db8:1:3::1')).toBe(200)
})

test.each([
  ['--metrics-from', 'everybody'],
  ['--unready', '-1'],
  ['--unready', 'soon'],
  ['--unready', '301'],
])('%s %j is wrong usage: 2 and a sentence', async (...args) => {
  const err: string[] = []
  const io = { stdout: () => undefined, stderr: (line: string) => err.push(line), signal: AbortSignal.timeout(1) }
  expect(await runServiceCommand(['start', '--data', tempFolder(), ...args], io)).toBe(2)
  expect(err).toEqual([expect.stringMatching(/\S+ \S+/)])
})
