/** Every fault of the corpus that concerns searches, downloads and accounts, on each route. Jobs and uploads have their own clients. */
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import type { ServiceClient } from '../../../electron/serviceClient/client.ts'
import { answering, inTurn, rawAnswer, startFaultPeer, type Behaviour } from '../../support/peers/faultPeer.ts'
import { faultCases, type FaultCase } from '../../support/hostile/networkCorpus.ts'
import { anySignal, testClient } from '../../support/services/testClient.ts'

interface Route {
  readonly name: string
  readonly isCharged: boolean
  readonly good: string
  readonly call: (client: ServiceClient) => Promise<unknown>
}

const routes: readonly Route[] = [
  {
    name: 'account',
    isCharged: false,
    good: '{"plan":{"name":"free"},"usage":{"search":{"used":1,"limit":2}}}',
    call: (client) => client.usage(anySignal),
  },
  {
    name: 'titles',
    isCharged: false,
    good: '{"status":true,"results":[{"sd_id":1,"name":"Arrival"}]}',
    call: (client) => client.searchTitles('Arrival', {}, anySignal),
  },
  {
    name: 'subtitles',
    isCharged: false,
    good: '{"status":true,"results":[],"subtitles":[{"n_id":"1","url":"/subtitle/1-1.zip"}]}',
    call: (client) => client.searchSubtitles({ filmName: 'Arrival', languages: [] }, anySignal),
  },
  {
    name: 'file names',
    isCharged: true,
    good: '{"status":true,"files":[{"file_name":"a.mkv","match":null,"alternates":[],"subtitles":[]}]}',
    call: (client) => client.searchFiles(['a.mkv'], { languages: [] }, anySignal),
  },
  {
    name: 'download',
    isCharged: false,
    good: 'PK\u0003\u0004'.padEnd(300, 'zip '),
    call: (client) => client.download({ id: '1', path: null }, anySignal),
  },
]

type Fault = (good: string, canary: number) => Behaviour

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.75))
const writing =
  (bytes: string | Uint8Array): Behaviour =>
  (socket) =>
    socket.write(bytes)
const redirecting =
  (target: (canary: number) => string, status = 302): Fault =>
  (_good, canary) =>
    answering({ status, headers: { Location: target(canary) } })
const dripping =
  (head: string): Fault =>
  () =>
  (socket) => {
    socket.write(head)
    const timer = setInterval(() => socket.write('a'), 5)
    socket.once('close', () => clearInterval(timer))
  }
const saying =
  (body: string | Uint8Array, headers: Record<string, string> = {}): Fault =>
  () =>
    answering({ body, headers })
const transformed =
  (change: (good: string) => string | Uint8Array, headers: Record<string, string> = {}): Fault =>
  (good) =>
    answering({ body: change(good), headers })
const flooding: Fault = () => (socket) => {
  socket.write('HTTP/1.1 200 OK\r\n\r\n["')
  const piece = Buffer.alloc(1 << 18, 'a')
  const flood = () => {
    while (!socket.destroyed && socket.write(piece));
    if (!socket.destroyed) socket.once('drain', flood)
  }
  flood()
}

/** Kinds that need a network of their own are stood in for by what the client sees of them. */
const faults: Readonly<Record<string, Fault>> = {
  'reset-before-headers': () => (socket) => socket.resetAndDestroy(),
  'reset-mid-body': (good) => (socket) =>
    socket.write(half(rawAnswer({ body: good })), () => setTimeout(() => socket.resetAndDestroy(), 3)),
  'headers-never': () => () => undefined,
  'sleep-2h-mid-request': () => () => undefined,
  'headers-drip-1B-per-s': dripping('HTTP/1.1 200 OK\r\nX-A: '),
  'body-drip-1B-per-s': dripping('HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n'),
  'body-stall-after-50%': (good) => writing(half(rawAnswer({ body: good }))),
  'content-length-longer': (good) => (socket) =>
    socket.end(rawAnswer({ body: good, headers: { 'Content-Length': good.length + 9 } })),
  'content-length-shorter': (good) =>
    writing(rawAnswer({ body: good, headers: { 'Content-Length': good.length - 9 } })),
  'no-length-cut-at-50%': (good) => (socket) => socket.end(half(rawAnswer({ body: good, framing: 'close' }))),
  'chunked-no-end': (good) => (socket) => socket.end(rawAnswer({ body: good, framing: 'chunked' }).subarray(0, -5)),
  'gzip-cut': transformed((good) => half(gzipSync(good)), { 'Content-Encoding': 'gzip' }),
  'gzip-bomb-500MB': saying(gzipSync(Buffer.alloc(50_000_000, 32)), { 'Content-Encoding': 'gzip' }),
  'gzip-triple': transformed((good) => gzipSync(gzipSync(gzipSync(good))), { 'Content-Encoding': 'gzip, gzip, gzip' }),
  'header-64KB': (good) => answering({ body: good, headers: { 'X-A': 'a'.repeat(65_536) } }),
  'headers-1000': (good) =>
    answering({ body: good, headers: Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`X-${n}`, 'a'])) }),
  '1xx-flood': (good) =>
    writing(Buffer.concat([Buffer.from('HTTP/1.1 103 Hints\r\n\r\n'.repeat(500)), rawAnswer({ body: good })])),
  'redirect-loop': redirecting(() => '/again'),
  'redirect-other-origin': redirecting((canary) => `http://127.0.0.1:${canary}/`),
  'redirect-http': redirecting((canary) => `http://localhost:${canary}/`),
  'redirect-file': redirecting(() => 'file:///etc/passwd'),
  'redirect-307-post-other-origin': redirecting((canary) => `http://127.0.0.1:${canary}/`, 307),
  'proxy-407': () => answering({ status: 407, headers: { 'Proxy-Authenticate': 'Basic' } }),
  'captive-portal-200-html': saying('<!DOCTYPE html><html><form>Log in</form></html>'),
  'me-html': saying('<!DOCTYPE html><html></html>'),
  'json-truncated': transformed((good) => good.slice(0, -7)),
  'json-bom': transformed((good) => `\ufeff${good}`),
  'json-utf16': transformed((good) => Buffer.from(`\ufeff${good}`, 'utf16le')),
  'json-deep-100000': saying('{"a":'.repeat(100_000)),
  'json-500MB': flooding,
  'json-proto': transformed((good) => good.replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":1},')),
  'json-dup-keys': transformed((good) => good.replace('{', '{"status":false,"status":true,')),
  'json-numbers-as-strings': transformed((good) => good.replace(/:(\d+)/g, ':"$1"')),
  'json-null-everywhere': transformed((good) => good.replace(/:("[^"]*"|\d+|true)/g, ':null')),
  'json-extra-fields': transformed((good) => good.replace('{', '{"new":{"a":[1]},')),
  'json-html-content-type': transformed((good) => good, { 'Content-Type': 'text/html' }),
  'date-header-off-1-day': transformed((good) => good, { Date: 'Fri, 20 Nov 2026 12:00:00 GMT' }),
  'keepalive-stale-socket': (good) => inTurn((socket) => socket.destroy(), answering({ body: good })),
  'offline-then-online': (good) =>
    inTurn(
      (socket) => socket.destroy(),
      (socket) => socket.destroy(),
      answering({ body: good }),
    ),
}

/** Unreachable addresses: the port of nobody, a name of nobody, a peer without TLS. */
const unreachable: Readonly<Record<string, string>> = {
  'connect-refused': 'http://127.0.0.1:1',
  'connect-timeout': 'https://192.0.2.1',
  'ipv6-blackhole': 'https://[100::1]',
  'dns-fail': 'https://no-such-host.invalid',
  'tls-expired': 'https://127.0.0.1:1',
  'tls-wrong-host': 'https://127.0.0.1:1',
}

const patience = { connectMs: 300, headersMs: 5_000, idleMs: 5_000, totalMs: 5_000 }
const impatience = { connectMs: 300, headersMs: 60, idleMs: 60, totalMs: 150 }
const isStalling = (kind: string) => /never|drip|stall|sleep/.test(kind)

function faultOf({ fault }: FaultCase): Fault | null {
  if (fault.kind !== undefined) return faults[fault.kind] ?? null
  const headers = Object.fromEntries(Object.entries(fault.headers ?? {}).filter(([, value]) => value !== null))
  const refusal = { status: fault.status ?? 200, headers: headers as Record<string, string> }
  if (fault.status === undefined) return (good) => answering({ ...refusal, body: good })
  return () => answering({ ...refusal, body: fault.body === undefined ? '' : JSON.stringify(fault.body) })
}

const cases = (faultCases ?? []).filter((one) => faultOf(one) !== null || (one.fault.kind ?? '') in unreachable)

test.skipIf(faultCases === null)('all faults of the network are covered', () => {
  const left = (faultCases ?? []).filter((one) => one.on !== 'contract' && !cases.includes(one))
  expect([cases.length, left.map((one) => one.id)]).toEqual([86, []])
})

async function run(one: FaultCase, route: Route) {
  const kind = one.fault.kind ?? ''
  const canary = await startFaultPeer(answering({ body: 'caught' }))
  const peer = await startFaultPeer(faultOf(one)?.(route.good, canary.port) ?? (() => undefined))
  const client = testClient({
    url: unreachable[kind] ?? peer.url,
    deadlines: isStalling(kind) ? impatience : patience,
    chance: 0.99,
  })
  const thrown = await route.call(client).then(
    () => null,
    (reason: unknown) => reason,
  )
  return { thrown, client, tries: peer.requests.length, caught: canary.connections() }
}

test.skipIf(faultCases === null).each(cases)('$id ends as a result or one typed error on every route', async (one) => {
  for (const route of routes) {
    const { thrown, client, tries, caught } = await run(one, route)
    if (thrown !== null) expect(thrown).toBeInstanceOf(AppError)
    expect(thrown).not.toMatchObject({ code: 'internal' })
    // The account has a second route to ask on an older service.
    expect(tries).toBeLessThanOrEqual(route.name === 'account' ? 10 : 5)
    expect(caught).toBe(0)
    for (const waitMs of client.waits) expect([waitMs >= 1_000, waitMs <= 900_000]).toEqual([true, true])
    for (const { counter } of client.counters) expect(JSON.stringify(counter)).not.toMatch(/NaN|-\d/)
    if (route.isCharged && ![429, 503].includes(one.fault.status ?? 0)) expect(tries).toBeLessThanOrEqual(1)
  }
})

const mended = ['json-bom', 'json-proto', 'json-dup-keys', 'json-numbers-as-strings', 'json-extra-fields']
const harmless = [...mended, 'json-html-content-type', 'date-header-off-1-day', 'headers-1000', '1xx-flood']
const broken = Object.keys(faults).filter((kind) =>
  /cut|reset|drip|stall|never|chunked-no-end|length-|bomb|triple|deep|500MB/.test(kind),
)

test.skipIf(faultCases === null).each(cases.filter(({ fault }) => harmless.includes(fault.kind ?? '')))(
  '$id costs nothing',
  async (one) => {
    for (const route of routes.filter(({ name }) => name !== 'download'))
      expect([route.name, (await run(one, route)).thrown]).toEqual([route.name, null])
  },
)

test.skipIf(faultCases === null).each(cases.filter(({ fault }) => broken.includes(fault.kind ?? '')))(
  '$id gives nothing partial',
  async (one) => {
    // Bytes that only an archive's own structure can judge are handed on, as unproven or as they are.
    const isUnprovable = ['no-length-cut-at-50%', 'json-deep-100000'].includes(one.fault.kind ?? '')
    for (const route of routes.filter(({ name }) => !(isUnprovable && name === 'download')))
      expect([route.name, (await run(one, route)).thrown]).toEqual([route.name, expect.any(AppError)])
  },
)
