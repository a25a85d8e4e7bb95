/** API §4 "v2 transcription" (beta): start, state, result, plans. The recogniser is a peer of the audio protocol. */
import { expect, onTestFinished, test } from 'vitest'
import { startMediaPeer, startSpeechPeer, toneWav, type SpeechRequest } from '../support/engines/speechPeer.ts'
import { startTestService, type TestService, type TestServiceOptions } from '../support/services/startService.ts'

type Body = Readonly<Record<string, unknown>>

const path = '/api/v2/ai/transcriptions'
const sound = toneWav(3, (second) => second > 0.5 && second < 2.5)
/** Times count from where the sound that was sent begins: 0.2 s before what is loud. */
const hello = () => ({
  language: 'english',
  text: 'Hello there.',
  segments: [{ start: 0.2, end: 2.2, text: ' Hello there.' }],
})

async function startWithSpeech(recognise: (asked: SpeechRequest) => object = hello, options: TestServiceOptions = {}) {
  const peer = await startSpeechPeer(recognise)
  const ai = { speech: { url: peer.url, model: 'base', apiKey: 'secret' }, apertium: null }
  const service = await startTestService({
    plan: 'pro',
    manifest: [],
    ai,
    start: { allowLocalMedia: true },
    ...options,
  })
  onTestFinished(() => service.close())
  return { service, peer }
}

async function send(service: TestService, body: Body, key = service.key) {
  const headers = { 'x-api-key': key }
  const response = await fetch(service.url + path, { method: 'POST', body: JSON.stringify(body), headers })
  return { status: response.status, body: (await response.json()) as Body }
}

async function ended(service: TestService, id: unknown): Promise<Body> {
  const job = async () => (await (await service.get(`/api/v2/ai/translations/${String(id)}`)).json()) as Body
  await expect.poll(async () => (await job())['status'], { timeout: 20_000 }).toMatch(/^(translated|failed)$/)
  return job()
}

test('a start answers 202 with the job; the result is downloaded like a translation', async () => {
  const media = await startMediaPeer({ '/My%20Film.wav': sound })
  const { service, peer } = await startWithSpeech()
  const { status, body } = await send(service, { media_url: `${media}/My%20Film.wav`, language: 'EN' })
  expect(status).toBe(202)
  expect(body).toMatchObject({
    status: true,
    request_id: expect.stringMatching(/^\S+$/) as string,
    reused: false,
    job: {
      request_id: body['request_id'],
      kind: 'transcription',
      n_id: null,
      text_md5: null,
      target_language: 'EN',
      download_ready: false,
      error: null,
    },
  })
  expect(await ended(service, body['request_id'])).toMatchObject({
    status: 'translated',
    download_ready: true,
    progress: 1,
    finished_at: '2026-11-21T12:00:00.000Z',
  })
  const result = await service.get(`/api/v1/pro/translate/jobs/${String(body['request_id'])}/download`)
  expect(result.headers.get('content-disposition')).toBe('attachment; filename="My Film.en.srt"')
  expect(await result.text()).toBe('1\n00:00:00,500 --> 00:00:02,500\nHello there.\n')
  expect(peer.requests).toMatchObject([
    {
      path: '/v1/audio/transcriptions',
      authorization: 'Bearer secret',
      fields: { model: 'base', response_format: 'verbose_json', language: 'en' },
    },
  ])
  const list = (await (await service.get('/api/v2/ai/translations')).json()) as { jobs: Body[] }
  expect(list.jobs.map((job) => job['request_id'])).toEqual([body['request_id']])
})

test('without a language the recogniser finds out', async () => {
  const media = await startMediaPeer({ '/a.wav': sound })
  const { service, peer } = await startWithSpeech()
  const { body } = await send(service, { media_url: `${media}/a.wav` })
  await ended(service, body['request_id'])
  const result = await service.get(`/api/v1/pro/translate/jobs/${String(body['request_id'])}/download`)
  expect(result.headers.get('content-disposition')).toContain('a.en.srt')
  expect(peer.requests[0]?.fields).not.toHaveProperty('language')
})

test('an endpoint that knows no segments gives one cue', async () => {
  const media = await startMediaPeer({ '/a.wav': sound })
  const { service } = await startWithSpeech(() => ({ text: 'Hello there.' }))
  const { body } = await send(service, { media_url: `${media}/a.wav`, language: 'EN' })
  await ended(service, body['request_id'])
  const result = await service.get(`/api/v1/pro/translate/jobs/${String(body['request_id'])}/download`)
  expect(await result.text()).toBe('1\n00:00:00,300 --> 00:00:02,700\nHello there.\n')
})

test.each([
  [{}, 'media_url'],
  [{ media_url: 'film.mkv' }, 'media_url'],
  [{ media_url: 'file:///etc/passwd' }, 'media_url'],
  [{ media_url: 'http://127.0.0.1/a.wav', language: 'XX' }, 'language'],
])('%j is refused with 400 invalid_request that names %s', async (body, name) => {
  const { service } = await startWithSpeech()
  expect(await send(service, body)).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_request', message: expect.stringContaining(name) as string } },
  })
})

test.each([
  ['is not there', '/gone.wav', 'media_unusable'],
  ['holds no speech', '/silence.wav', 'media_unusable'],
  ['leads to a file of this machine', '/redirect.wav', 'media_unusable'],
])('media that %s fails the job, which then costs nothing', async (_, file, code) => {
  const media = await startMediaPeer({ '/silence.wav': sound, '/redirect.wav': 'file:///etc/passwd' })
  const { service } = await startWithSpeech(() => ({ text: ' ', segments: [] }))
  const { body } = await send(service, { media_url: media + file })
  expect(await ended(service, body['request_id'])).toMatchObject({
    status: 'failed',
    error: { code, message: expect.stringMatching(/\S+ \S+/) as string },
  })
  expect(service.ledgerRows().reduce((sum, { units }) => sum + units, 0)).toBe(0)
})

test('redirects to the file are followed', async () => {
  const media = await startMediaPeer({ '/a.wav': sound })
  const first = await startMediaPeer({ '/b.wav': `${media}/a.wav` })
  const { service } = await startWithSpeech()
  const { body } = await send(service, { media_url: `${first}/b.wav` })
  expect(await ended(service, body['request_id'])).toMatchObject({ status: 'translated' })
})

test('transcriptions share the 60 of a paid month; then 429 translation_quota_exhausted', async () => {
  const media = await startMediaPeer({ '/a.wav': sound })
  const { service } = await startWithSpeech()
  service.spend('ai', 59)
  expect((await send(service, { media_url: `${media}/a.wav` })).status).toBe(202)
  expect(await send(service, { media_url: `${media}/a.wav` })).toMatchObject({
    status: 429,
    body: { error: { code: 'translation_quota_exhausted' } },
  })
})

test('the free plan has one a month beside its translation, then 402 translation_not_entitled', async () => {
  const media = await startMediaPeer({ '/a.wav': sound })
  const { service } = await startWithSpeech(hello, { plan: 'free' })
  service.spend('ai', 1)
  expect((await send(service, { media_url: `${media}/a.wav` })).status).toBe(202)
  expect(await send(service, { media_url: `${media}/a.wav` })).toMatchObject({
    status: 402,
    body: { error: { code: 'translation_not_entitled' } },
  })
})

test('without a recogniser a start answers 503 engine_unavailable with what to do', async () => {
  const service = await startTestService({ plan: 'pro', manifest: [] })
  onTestFinished(() => service.close())
  expect(await send(service, { media_url: 'http://127.0.0.1/a.wav' })).toMatchObject({
    status: 503,
    body: { error: { code: 'engine_unavailable', message: expect.stringContaining('--whisper-model') as string } },
  })
  expect(service.ledgerRows()).toEqual([])
})
