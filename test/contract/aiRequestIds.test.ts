/** Idempotency-Key on starts of AI jobs: whoever lost the answer asks again, gets the same job and pays nothing. */
import { expect, onTestFinished, test } from 'vitest'
import { startOpenAiPeer } from '../support/engines/openAiPeer.ts'
import { startMediaPeer, startSpeechPeer, toneWav } from '../support/engines/speechPeer.ts'
import { noon, startTestService, type TestService, type TestServiceOptions } from '../support/services/startService.ts'

type Body = Readonly<Record<string, unknown>>

const dayMs = 24 * 60 * 60 * 1_000
const id = '8e03978e-40d5-43dd-bc93-6894a57f9324'
const otherId = '5f0e1b1c-1e0d-4a0c-8b57-0d9f1f6f7a11'
const transcriptions = '/api/v2/ai/transcriptions'
const starts = ['/api/v2/ai/translations', '/api/v1/pro/translate/subtitles', transcriptions] as const

/** Engines that answer as long as `isBroken` is false. */
async function startOwn(options: TestServiceOptions = {}) {
  const state = { isBroken: false }
  const broken = { status: 404, body: { error: { message: 'model not found' } } }
  const model = await startOpenAiPeer({ refuse: () => (state.isBroken ? broken : null) })
  const speech = await startSpeechPeer(() => ({ text: 'Hello there.' }))
  const media = await startMediaPeer({ '/a.wav': toneWav(3, (second) => second > 0.5 && second < 2.5) })
  const ai = { openai: { url: model.url, model: 'test' }, speech: { url: speech.url, model: 'base' }, apertium: null }
  const service = await startTestService({ plan: 'pro', ai, start: { allowLocalMedia: true }, ...options })
  onTestFinished(() => service.close())
  const listed = await service.get('/api/v1/subtitles?sd_id=1300004')
  const { subtitles } = (await listed.json()) as { subtitles: readonly { n_id: string }[] }
  const bodyFor = (path: string): Body =>
    path === transcriptions
      ? { media_url: `${media}/a.wav`, language: 'EN' }
      : { n_id: subtitles[0]!.n_id, target_language: 'ES' }
  return { service, state, bodyFor }
}

async function start(
  service: TestService,
  [path, body]: readonly [string, Body],
  key: string | null,
  apiKey = service.key,
) {
  const isV1 = path.startsWith('/api/v1')
  const response = await fetch(service.url + path + (isV1 ? `?api_key=${apiKey}` : ''), {
    method: 'POST',
    headers: { ...(isV1 ? {} : { 'x-api-key': apiKey }), ...(key === null ? {} : { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Body
  return { status: response.status, body: answer, replayed: response.headers.get('idempotency-replayed') }
}

const charged = (service: TestService) =>
  service.ledgerRows().reduce((sum, { counter, units }) => sum + (counter === 'search' ? 0 : units), 0)

async function ended(service: TestService, requestId: unknown): Promise<unknown> {
  const read = async () => (await (await service.get(`/api/v2/ai/translations/${String(requestId)}`)).json()) as Body
  await expect
    .poll(async () => (await read())['status'], { timeout: 20_000 })
    .toMatch(/^(translated|published|failed)$/)
  return (await read())['status']
}

test.each(starts)('%s: a repeat under the same id is the same job, and costs nothing', async (path) => {
  const { service, bodyFor } = await startOwn()
  const call = [path, bodyFor(path)] as const
  const first = await start(service, call, `"${id}"`)
  const again = await start(service, call, id)
  expect([first.status, first.replayed, again.replayed]).toEqual([202, 'false', 'true'])
  expect(again.body['request_id']).toBe(first.body['request_id'])
  await ended(service, first.body['request_id'])
  expect((await start(service, call, id)).body['request_id']).toBe(first.body['request_id'])
  expect(charged(service)).toBe(1)
  const { total } = (await (await service.get('/api/v2/ai/translations')).json()) as { total: number }
  expect(total).toBe(1)
})

test.each(starts)('%s: of many at the same time under one id, one is charged', async (path) => {
  const { service, bodyFor } = await startOwn()
  const call = [path, bodyFor(path)] as const
  const answers = await Promise.all(Array.from({ length: 8 }, () => start(service, call, id)))
  expect(new Set(answers.map(({ body }) => body['request_id'])).size).toBe(1)
  expect(charged(service)).toBe(1)
})

test('a free account may repeat its only transcription, also where the first answer was lost', async () => {
  const { service, bodyFor } = await startOwn({ plan: 'free' })
  const call = [transcriptions, bodyFor(transcriptions)] as const
  const first = await start(service, call, id)
  expect((await start(service, call, id)).body['request_id']).toBe(first.body['request_id'])
  expect((await start(service, call, otherId)).status).toBe(402)
})

test.each(starts)('%s: a failed job stays what the id stands for; a new id starts anew', async (path) => {
  const { service, state, bodyFor } = await startOwn()
  state.isBroken = true
  const call = [path, path === transcriptions ? { media_url: 'http://127.0.0.1:9/gone.wav' } : bodyFor(path)] as const
  const first = await start(service, call, id)
  expect(await ended(service, first.body['request_id'])).toBe('failed')
  expect((await start(service, call, id)).body['request_id']).toBe(first.body['request_id'])
  expect((await start(service, call, otherId)).body['request_id']).not.toBe(first.body['request_id'])
})

test.each(starts)('%s: the id of another request is refused and costs nothing', async (path) => {
  const { service, bodyFor } = await startOwn()
  await start(service, [path, bodyFor(path)], id)
  const other = path === transcriptions ? { language: 'FR' } : { target_language: 'FR' }
  const refused = await start(service, [path, { ...bodyFor(path), ...other }], id)
  expect([refused.status, charged(service)]).toEqual([422, 1])
  expect(JSON.stringify(refused.body)).toContain('request_id_reused')
  expect((await start(service, [path, bodyFor(path)], 'short')).status).toBe(400)
})

test('an id belongs to its account, and stands for a new job after a day', async () => {
  let clock = noon
  const { service, bodyFor } = await startOwn({ now: () => clock })
  const call = [transcriptions, bodyFor(transcriptions)] as const
  const first = await start(service, call, id)
  const others = await start(service, call, id, service.newKey('pro'))
  expect([others.replayed, others.body['request_id']]).not.toContain(first.body['request_id'])
  clock += dayMs
  const next = await start(service, call, id)
  expect([next.status, next.replayed]).toEqual([202, 'false'])
  expect(next.body['request_id']).not.toBe(first.body['request_id'])
  expect((await start(service, call, id)).body['request_id']).toBe(next.body['request_id'])
})

test('without an id nothing is said of ids', async () => {
  const { service, bodyFor } = await startOwn()
  const answers = [null, null].map(() => start(service, [transcriptions, bodyFor(transcriptions)], null))
  expect((await Promise.all(answers)).map(({ status, replayed }) => [status, replayed])).toEqual(
    Array(2).fill([202, null]),
  )
  expect(charged(service)).toBe(2)
})
