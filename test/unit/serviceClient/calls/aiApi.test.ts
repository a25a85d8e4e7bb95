/** Starting jobs under the names of the document: which generation takes what, and what an answer must hold. */
import { expect, test } from 'vitest'
import { startJsonPeer, type PeerRequest } from '../../../support/engines/jsonPeer.ts'
import { anySignal, testClient, testKey } from '../../../support/services/testClient.ts'

async function serviceWith(answer: (request: PeerRequest) => unknown = () => ({ request_id: 'r1', status: 'queued' })) {
  const peer = await startJsonPeer((request) => ({ body: answer(request) }))
  return { client: testClient({ url: peer.url }), peer }
}

const order = { subtitleId: '2000001', fileId: null, target: 'pt-BR', tone: null } as const

test.each([
  [order, '/api/v2/ai/translations', { n_id: '2000001', target_language: 'BR_PT' }],
  [
    { ...order, tone: 'anime' },
    '/api/v2/ai/translations',
    { n_id: '2000001', target_language: 'BR_PT', tone: 'anime' },
  ],
  [
    { ...order, fileId: '7' },
    `/api/v1/pro/translate/subtitles?api_key=${testKey}`,
    { n_id: '2000001', target_language: 'BR_PT', file_n_id: '7' },
  ],
  [
    { ...order, fileId: '7', tone: 'formal' },
    '/api/v2/ai/translations',
    { n_id: '2000001', target_language: 'BR_PT', file_n_id: '7', tone: 'formal' },
  ],
] as const)('%j is asked of %s', async (asked, path, body) => {
  const { client, peer } = await serviceWith()
  expect(await client.startTranslation(asked, anySignal)).toMatchObject({ requestId: 'r1', status: 'queued' })
  expect(peer.requests.map((request) => [request.path, request.body])).toEqual([[path, body]])
})

test('an answer without an id is none', async () => {
  const { client } = await serviceWith(() => ({ status: 'queued' }))
  await expect(client.startTranslation(order, anySignal)).rejects.toMatchObject({ code: 'service.badAnswer' })
})

test('an id that could lead elsewhere is never asked for', async () => {
  const { client, peer } = await serviceWith()
  await expect(client.aiJob('../../me', anySignal)).rejects.toMatchObject({ code: 'service.badAnswer' })
  expect(peer.requests).toEqual([])
})

test('what an older service says of a job is understood: words, per cents, fields at the top', async () => {
  const { client } = await serviceWith(() => ({ request_id: 'r1', status: 'brewing', progress: 40, eta_ms: 5_000 }))
  expect(await client.aiJob('r1', anySignal)).toMatchObject({
    status: 'unknown',
    progress: 0.4,
    etaMs: 5_000,
    isReady: false,
  })
})

test('engines are listed in the words of the service; nonsense is left out', async () => {
  const { client } = await serviceWith(() => ({ status: true, engines: [{ engine: 'apertium', state: 'ready' }, 7] }))
  expect(await client.engines(anySignal)).toMatchObject([
    { engine: 'apertium', state: 'ready', reason: null, names: [] },
  ])
})
