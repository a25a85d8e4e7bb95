import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { downloadPath, idInPath, withoutQuery } from '../../../../electron/serviceClient/calls/downloadAddress.ts'
import { answering, answeringJson, startFaultPeer, type Behaviour } from '../../../support/peers/faultPeer.ts'
import { downloadAddresses } from '../../../support/hostile/networkCorpus.ts'
import { anySignal, rejection, testClient } from '../../../support/services/testClient.ts'

const zip = Buffer.from('PK\u0003\u0004 and so on')
const unsafe = expect.objectContaining({ code: 'service.unsafeAddress' }) as Error

async function clientOf(behave: Behaviour, apiKey?: null) {
  const peer = await startFaultPeer(behave)
  return { peer, client: testClient({ url: peer.url, ...(apiKey === undefined ? {} : { apiKey }) }) }
}

test('an archive comes by its id, with the name the service suggests', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename="Arrival.2016.zip"' }
  const { peer, client } = await clientOf(answering({ body: zip, headers }))
  expect(await client.download({ id: '12', path: '/subtitle/12-34.zip' }, anySignal)).toEqual({
    bytes: zip,
    fileName: 'Arrival.2016.zip',
    isLengthProven: true,
  })
  expect(peer.requests.map((request) => request.path)).toEqual(['/api/v2/subtitles/12/download'])
})

test.each([
  ['an older service has no v2 download', answering({ status: 404 })],
  ['the v2 download leads to another host', answering({ status: 302, headers: { Location: 'https://dl.invalid/1' } })],
])('where %s, the listed link is taken', async (_name, refusing) => {
  const { peer, client } = await clientOf((socket, request, index) => {
    const behave = request.path.startsWith('/api') ? refusing : answering({ body: zip })
    behave(socket, request, index)
  })
  const { bytes } = await client.download({ id: '12', path: '/subtitle/12-34.zip' }, anySignal)
  expect([bytes, peer.requests.map((request) => request.path)]).toEqual([
    zip,
    ['/api/v2/subtitles/12/download', '/subtitle/12-34.zip'],
  ])
})

test('without a listed link the refusal stands', async () => {
  const { client } = await clientOf(answering({ status: 404 }))
  expect((await rejection(client.download({ id: '12', path: null }, anySignal))).code).toBe('service.notFound')
})

test('an unusable id or a missing key leads to the listed link at once', async () => {
  const odd = await clientOf(answering({ body: zip }))
  await odd.client.download({ id: '../me', path: '/subtitle/12-34.zip' }, anySignal)
  expect(odd.peer.requests.map((request) => request.path)).toEqual(['/subtitle/12-34.zip'])
  const anonymous = await clientOf(answering({ body: zip }), null)
  await anonymous.client.download({ id: '12', path: '/subtitle/12-34' }, anySignal)
  expect(anonymous.peer.requests.map(({ path, headers }) => [path, headers['x-api-key']])).toEqual([
    ['/subtitle/12-34', undefined],
  ])
})

test('a bare subtitle whose end nothing proves is not taken for whole; an archive proves its own', async () => {
  const bare = await clientOf(answering({ body: '1\n00:00:01,000 --> 00:00:02,000\nHello th', framing: 'close' }))
  expect((await rejection(bare.client.download({ id: '12', path: null }, anySignal))).code).toBe('service.cutAnswer')
  const packed = await clientOf(answering({ body: zip, framing: 'close' }))
  expect((await packed.client.download({ id: '12', path: null }, anySignal)).bytes).toEqual(zip)
})

test.each<[string, string | Buffer]>([
  ['nothing', ''],
  ['a login page', '<!DOCTYPE html><html>'],
  ['a page with a byte order mark', '\ufeff\n <html lang="en">'],
])('%s in place of an archive is refused', async (_name, body) => {
  const { client } = await clientOf(answering({ body }))
  expect((await rejection(client.download({ id: '1', path: null }, anySignal))).code).toBe('service.badAnswer')
})

test('an error object in place of an archive is that error', async () => {
  const { client } = await clientOf(answeringJson({ error: { code: 'quota_exceeded', message: 'No more' } }))
  expect((await rejection(client.download({ id: '1', path: null }, anySignal))).code).toBe('quota.exhausted')
})

test.each([
  ['SAMI', '<SAMI><BODY>'],
  ['MicroDVD', '{1}{25}Hello'],
  ['JSON that is no message', '{"a":1}'],
  ['RAR', 'Rar!\u001a\u0007'],
])('%s is handed on for others to look into', async (_name, body) => {
  const { client } = await clientOf(answering({ body }))
  expect(Buffer.from((await client.download({ id: '1', path: null }, anySignal)).bytes).toString()).toBe(body)
})

test('an archive over 20 MiB is refused, counted after decoding', async () => {
  const body = gzipSync(Buffer.alloc(20 * 1024 * 1024 + 1))
  const { client } = await clientOf(answering({ body, headers: { 'Content-Encoding': 'gzip' } }))
  expect((await rejection(client.download({ id: '1', path: null }, anySignal))).code).toBe('service.tooLarge')
})

test('a cut download is an error and is not charged a second time', async () => {
  const { peer, client } = await clientOf((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\nPK'))
  expect((await rejection(client.download({ id: '1', path: null }, anySignal))).code).toBe('service.cutAnswer')
  expect(peer.requests.length).toBe(1)
})

test.each(['/subtitle/1-1.zip', '/subtitle/1-1', '/subtitle/123/456', '/subtitle/a_b-c/d'])(
  '%s is followed',
  (path) => {
    expect(downloadPath(path)).toBe(path)
  },
)

test.each([
  '/subtitle/1.zip',
  '/subtitle/1-1.zip?api_key=x',
  '/subtitle/1-1.zip#a',
  '/subtitle/1-1.zip\n',
  '/subtitle/1/2/3',
  '',
])('%j is refused', (path) => {
  expect(() => downloadPath(path)).toThrow(unsafe)
})

test('a listed url loses its key and tells the id', () => {
  expect(withoutQuery('/subtitle/12-34.zip?api_key=secret')).toBe('/subtitle/12-34.zip')
  expect(idInPath('/subtitle/12-34.zip')).toBe('12')
  expect(idInPath('https://canary.invalid/12-34.zip')).toBeNull()
})

test('no text becomes an address outside /subtitle/ of the download host', () => {
  const pieces = fc.array(
    fc.constantFrom('/subtitle/', '1', '-', '.zip', '..', '/', '\\', '@', ':', '?', '#', '%2e', '\n'),
  )
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('')
      try {
        const url = new URL('https://dl.example' + downloadPath(text))
        expect([url.origin, url.pathname, url.search, url.hash]).toEqual(['https://dl.example', text, '', ''])
        expect(text).toMatch(/^\/subtitle\/[\w-]/)
      } catch (thrown) {
        expect(thrown).toMatchObject({ code: 'service.unsafeAddress' })
      }
    }),
    { numRuns: 2_000 },
  )
})

test.skipIf(downloadAddresses === null)(
  'the download addresses of the corpus: two are followed, none opens a connection besides',
  async () => {
    const { peer, client } = await clientOf(answering({ body: zip }), null)
    for (const { u, expect: verdict } of downloadAddresses!) {
      const outcome = await client.download({ id: '1', path: u as string }, anySignal).then(
        () => 'fetch',
        (thrown: unknown) => ((thrown as { code?: string }).code === 'service.unsafeAddress' ? 'refuse' : 'other'),
      )
      expect([u, outcome]).toEqual([u, verdict])
    }
    expect(peer.requests.map((request) => request.path)).toEqual(['/subtitle/1-1.zip', '/subtitle/123/456'])
  },
)
