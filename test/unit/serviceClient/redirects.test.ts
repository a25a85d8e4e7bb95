import { expect, test } from 'vitest'
import type { ServiceClient } from '../../../electron/serviceClient/client.ts'
import { answering, startFaultPeer } from '../../support/peers/faultPeer.ts'
import { anySignal, rejection, testClient } from '../../support/services/testClient.ts'

const callId = { id: '8e03978e-40d5-43dd-bc93-6894a57f9324', reported: () => undefined }

/** Every way a call carries its key: headers of GET and POST on both hosts, the query of v1. */
const calls: readonly (readonly [string, (client: ServiceClient) => Promise<unknown>])[] = [
  ['key in a header', (client) => client.usage(anySignal)],
  ['key in the query', (client) => client.searchSubtitles({ filmName: 'Arrival', languages: [] }, anySignal)],
  ['charged POST with body', (client) => client.searchFiles(['Arrival.mkv'], { languages: [] }, anySignal)],
  ['listed link', (client) => client.download({ id: '!', path: '/subtitle/1-2.zip' }, anySignal)],
  ['call under an id', (client) => client.download({ id: '7', path: null }, anySignal, callId)],
]

for (const status of [301, 302, 303, 307, 308]) {
  for (const [style, call] of calls) {
    test(`${status} with ${style}: nothing reaches another host, port or scheme`, async () => {
      const canary = await startFaultPeer(answering({ body: 'caught' }))
      for (const target of [
        `http://localhost:${canary.port}/caught`,
        `http://127.0.0.1:${canary.port}/caught`,
        `https://127.0.0.1:${canary.port}/caught`,
      ]) {
        const peer = await startFaultPeer(answering({ status, headers: { Location: target } }))
        const error = await rejection(call(testClient({ url: peer.url })))
        expect([error.code, peer.requests.length]).toEqual(['service.redirected', 1])
      }
      expect([canary.requests, canary.connections()]).toEqual([[], 0])
    })
  }
}

test('a GET follows a redirect inside its own origin, with its key', async () => {
  const peer = await startFaultPeer((socket, request, index) => {
    if (request.path === '/api/v2/me')
      answering({ status: 302, headers: { Location: '/v2/me' } })(socket, request, index)
    else answering({ body: '{"usage":{}}' })(socket, request, index)
  })
  await testClient({ url: peer.url }).usage(anySignal)
  expect(peer.requests.map((request) => [request.path, request.headers['x-api-key']])).toEqual([
    ['/api/v2/me', 'key-Sentinel-42'],
    ['/v2/me', 'key-Sentinel-42'],
  ])
})

test('every paid call carries its id, and hears whether it was a repeat', async () => {
  const reported: boolean[] = []
  const noted = { ...callId, reported: (isReplayed: boolean) => reported.push(isReplayed) }
  const headers = { 'Idempotency-Replayed': 'true' }
  const peer = await startFaultPeer(
    answering({ headers, body: '{"status":true,"results":[],"subtitles":[],"files":[],"usage":{}}' }),
  )
  const client = testClient({ url: peer.url })
  await client.searchSubtitles({ filmName: 'Arrival', languages: [] }, anySignal, noted)
  await client.searchTitles('Arrival', { callId: noted }, anySignal)
  await client.complete('Arrival', { callId: noted }, anySignal)
  await rejection(client.searchFiles(['a.mkv'], { languages: [], callId: noted }, anySignal))
  await client.download({ id: '7', path: null }, anySignal, noted)
  await client.usage(anySignal)
  expect(peer.requests.map((request) => request.headers['idempotency-key'])).toEqual([
    ...Array<string>(5).fill(`"${callId.id}"`),
    undefined,
  ])
  expect(reported).toEqual([true, true, true, true, true])
})

test('a redirect in a circle ends', async () => {
  const peer = await startFaultPeer(answering({ status: 302, headers: { Location: '/again' } }))
  expect((await rejection(testClient({ url: peer.url }).usage(anySignal))).code).toBe('service.redirected')
  expect(peer.requests.length).toBe(4)
})

test('a POST follows no redirect at all: a charged body is not sent a second time', async () => {
  const peer = await startFaultPeer(answering({ status: 307, headers: { Location: '/elsewhere' } }))
  const error = await rejection(testClient({ url: peer.url }).searchFiles(['a.mkv'], { languages: [] }, anySignal))
  expect([error.code, peer.requests.length]).toEqual(['service.redirected', 1])
})
