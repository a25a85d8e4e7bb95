/** API §3 and §4 "v1 translation", "v2 translations", with the codes of §7 and the limits of §8. Names are spelled out. */
import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { startLibreTranslatePeer } from '../support/engines/libreTranslatePeer.ts'
import { instructionsOf, startOpenAiPeer } from '../support/engines/openAiPeer.ts'
import { quietHarbour, type ManifestLine } from '../support/make/archives/sampleManifest.ts'
import { startTestService, type TestService, type TestServiceOptions } from '../support/services/startService.ts'

type Body = Readonly<Record<string, unknown>>

const sentence = expect.stringMatching(/\S+ \S+/) as string
const requestId = expect.stringMatching(/^\S+$/) as string
const v1Start = '/api/v1/pro/translate/subtitles'
const v2Start = '/api/v2/ai/translations'

/** A service with a language model that answers in capitals; `gate` holds its answers back until it is opened. */
async function startWithModel(options: TestServiceOptions = {}) {
  let open: () => void = () => undefined
  let closed: Promise<void> | null = null
  const peer = await startOpenAiPeer({
    refuse: async () => {
      await closed
      return null
    },
  })
  const service = await startTestService({
    plan: 'pro',
    ai: { openai: { url: peer.url, model: 'test' }, apertium: null },
    ...options,
  })
  onTestFinished(() => service.close())
  const gate = {
    close: () => {
      closed = new Promise((resolve) => (open = resolve))
    },
    open: () => open(),
  }
  onTestFinished(() => open())
  return { service, peer, gate }
}

async function send(service: TestService, path: string, body: Body, key = service.key) {
  const url = path.startsWith('/api/v1') ? `${service.url}${path}?api_key=${key}` : service.url + path
  const headers = path.startsWith('/api/v1') ? {} : { 'x-api-key': key }
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers })
  return { status: response.status, body: (await response.json()) as Body }
}

async function read(service: TestService, path: string) {
  const response = await service.get(path)
  return { status: response.status, body: (await response.json()) as Body }
}

async function nIdOf(service: TestService, name: string, language = 'EN'): Promise<string> {
  const found = await service.get(
    `/api/v1/subtitles?film_name=${encodeURIComponent(name)}&type=movie&languages=${language}`,
  )
  const { subtitles } = (await found.json()) as { subtitles: { n_id: string }[] }
  return subtitles[0]!.n_id
}

/** Starts and waits for the end. */
async function translated(service: TestService, body: Body, path = v2Start): Promise<Body> {
  const started = await send(service, path, body)
  expect([200, 202], JSON.stringify(started.body)).toContain(started.status)
  return ended(service, started.body['request_id'])
}

const finalStates = ['published', 'failed']

async function ended(service: TestService, id: unknown): Promise<Body> {
  const state = () => read(service, `${v2Start}/${String(id)}`)
  // A job that is not there never ends.
  expect((await state()).status).toBe(200)
  return expect
    .poll(async () => (await state()).body, { timeout: 20_000, interval: 20 })
    .toSatisfy((job: Body) => finalStates.includes(String(job['status'])))
    .then(async () => (await state()).body)
}

async function usedTranslations(service: TestService): Promise<unknown> {
  const { body } = await read(service, '/api/v1/me')
  return (body['pro'] as { translations: { used: number } }).translations.used
}

test('v2: a start answers 202 with a request id and the job; the end is a published subtitle', async () => {
  const { service, gate } = await startWithModel()
  gate.close()
  const n_id = await nIdOf(service, 'Glass Orchard')
  const { status, body } = await send(service, v2Start, { n_id, target_language: 'ES', tone: 'casual' })
  expect(status).toBe(202)
  expect(body).toEqual({
    status: true,
    request_id: requestId,
    reused: false,
    estimated_duration_ms: expect.any(Number) as number,
    job: {
      request_id: body['request_id'],
      kind: 'translation',
      n_id,
      file_n_id: expect.stringMatching(/^\d+$/) as string,
      text_md5: null,
      target_language: 'ES',
      tone: 'casual',
      status: 'queued',
      progress: 0,
      eta_ms: expect.any(Number) as number,
      download_ready: false,
      reused: false,
      error: null,
      created_at: '2026-11-21T12:00:00.000Z',
      finished_at: null,
    },
  })
  await expect
    .poll(async () => (await read(service, `${v2Start}/${String(body['request_id'])}`)).body['status'])
    .toBe('running')
  gate.open()
  expect(await ended(service, body['request_id'])).toMatchObject({
    status: 'published',
    progress: 1,
    eta_ms: 0,
    download_ready: true,
    reused: false,
    error: null,
    finished_at: '2026-11-21T12:00:00.000Z',
  })
})

test('v1: start, state and download of a job', async () => {
  const { service } = await startWithModel()
  const n_id = await nIdOf(service, 'Glass Orchard')
  const { status, body } = await send(service, v1Start, { n_id, target_language: 'ES' })
  expect([status, body['status'], body['reused']]).toEqual([202, true, false])
  await ended(service, body['request_id'])
  const state = await read(service, `/api/v1/pro/translate/jobs/${String(body['request_id'])}`)
  expect(state.body).toMatchObject({ request_id: body['request_id'], status: 'published', download_ready: true })

  const download = await service.get(`/api/v1/pro/translate/jobs/${String(body['request_id'])}/download`)
  expect(download.status).toBe(200)
  expect(download.headers.get('content-disposition')).toBe(
    'attachment; filename="Glass.Orchard.2020.1080p.WEB.h264-PANE.es.srt"',
  )
  expect(await download.text()).toBe(
    '1\n00:00:01,000 --> 00:00:02,500\nTHIS IS GLASS.ORCHARD.2020.1080P.WEB.H264-PANE.SRT.\n\n' +
      '2\n00:00:03,000 --> 00:00:04,000\nGOOD NIGHT.\n',
  )
})

test.each([
  [v1Start, '/api/v1/pro/translate/jobs'],
  [v2Start, v2Start],
])('clients that poll `job.download_ready` of what %s started see it end', async (start, states) => {
  const { service, gate } = await startWithModel()
  gate.close()
  const n_id = await nIdOf(service, 'Glass Orchard')
  const { body } = await send(service, start, { n_id, target_language: 'ES' })
  const path = `${states}/${String(body['request_id'])}`
  const polled = async () => (await read(service, path)).body['job'] as Body
  expect(await polled()).toMatchObject({ request_id: body['request_id'], download_ready: false })
  gate.open()
  await expect.poll(async () => (await polled())['download_ready'], { timeout: 20_000, interval: 20 }).toBe(true)
  const { job, ...flat } = (await read(service, path)).body
  expect(flat).toEqual(job)
})

test('a finished translation is found by search, marked as machine-made, under the releases of its source', async () => {
  const { service } = await startWithModel()
  await translated(service, { n_id: await nIdOf(service, 'Glass Orchard'), target_language: 'BR_PT' })
  const { body } = await read(service, '/api/v1/subtitles?film_name=Glass%20Orchard&languages=BR_PT&releases=1')
  expect(body['subtitles']).toMatchObject([
    {
      language: 'BR_PT',
      ai_translated: true,
      name: expect.stringMatching(/^Glass\.Orchard\.2020\.1080p\.WEB\.h264-PANE\.pt-BR\.BR_PT\.\d+\.zip$/) as string,
      releases: ['Glass.Orchard.2020.1080p.WEB.h264-PANE'],
    },
  ])
})

test('one file of a pack is translated by its season and episode, as clients without file_n_id name it', async () => {
  const { service } = await startWithModel()
  const found = await read(service, '/api/v1/subtitles?sd_id=1300002&full_season=1&unpack=1')
  const [pack] = found.body['subtitles'] as { n_id: string; unpack_files: { file_n_id: string; episode: number }[] }[]
  const third = pack!.unpack_files.find(({ episode }) => episode === 3)!
  const asked = { n_id: pack!.n_id, target_language: 'ES' }
  for (const path of [v1Start, v2Start]) {
    expect(await send(service, path, { ...asked, season: 1, episode: 9 })).toMatchObject({ status: 404 })
    expect((await send(service, path, { ...asked, season: 1, episode: 3 })).body).toMatchObject({
      job: { file_n_id: third.file_n_id },
    })
    expect((await send(service, path, { ...asked, season: -1, episode: 3 })).body).toMatchObject({
      job: { file_n_id: third.file_n_id },
    })
    expect(await send(service, path, { ...asked, season: -1, episode: -1 })).toMatchObject({ status: 409 })
  }
})

test('one file of a pack is translated by its file_n_id and published for its own episode', async () => {
  const { service } = await startWithModel()
  const found = await read(service, '/api/v1/subtitles?sd_id=1300002&full_season=1&unpack=1')
  const [pack] = found.body['subtitles'] as { n_id: string; unpack_files: { file_n_id: string; episode: number }[] }[]
  const third = pack!.unpack_files.find(({ episode }) => episode === 3)!
  for (const path of [v1Start, v2Start]) {
    expect(await send(service, path, { n_id: pack!.n_id, target_language: 'ES' })).toMatchObject({ status: 409 })
    expect(await send(service, path, { n_id: pack!.n_id, file_n_id: '1', target_language: 'ES' })).toMatchObject({
      status: 404,
    })
  }
  const job = await translated(
    service,
    { n_id: pack!.n_id, file_n_id: third.file_n_id, target_language: 'ES' },
    v1Start,
  )
  expect(job).toMatchObject({ status: 'published', file_n_id: third.file_n_id })
  const { body } = await read(service, '/api/v1/subtitles?sd_id=1300002&season_number=1&languages=ES')
  expect(body['subtitles']).toMatchObject([{ season: 1, episode: 3, full_season: false, ai_translated: true }])
})

test('a repeated request answers 200 with the finished job, reused, and costs nothing', async () => {
  const { service, peer } = await startWithModel()
  const asked = { n_id: await nIdOf(service, 'Glass Orchard'), target_language: 'ES' }
  const first = await translated(service, asked)
  const asks = peer.requests.length
  for (const [path, body] of [
    [v2Start, asked],
    [v2Start, { ...asked, target_language: 'es', tone: 'faithful' }],
    [v1Start, asked],
  ] as const) {
    expect(await send(service, path, body)).toMatchObject({
      status: 200,
      body: {
        status: true,
        request_id: first['request_id'],
        reused: true,
        job: { status: 'reused', reused: true, download_ready: true },
      },
    })
  }
  expect(peer.requests).toHaveLength(asks)
  expect(await usedTranslations(service)).toBe(1)
})

test('another tone or language is another job', async () => {
  const { service } = await startWithModel()
  const n_id = await nIdOf(service, 'Glass Orchard')
  await translated(service, { n_id, target_language: 'ES' })
  for (const other of [{ target_language: 'ES', tone: 'anime' }, { target_language: 'FR' }]) {
    expect((await send(service, v2Start, { n_id, ...other })).status).toBe(202)
  }
  expect(await usedTranslations(service)).toBe(3)
})

test('a request that is repeated while its job runs gets the same job and no second unit', async () => {
  const { service, gate } = await startWithModel()
  gate.close()
  const asked = { n_id: await nIdOf(service, 'Glass Orchard'), target_language: 'ES' }
  const first = await send(service, v2Start, asked)
  const second = await send(service, v2Start, asked)
  expect(second).toMatchObject({ status: 202, body: { request_id: first.body['request_id'], reused: false } })
  expect(await usedTranslations(service)).toBe(1)
})

test('what one account had translated, another gets reused under an id of its own', async () => {
  const { service } = await startWithModel()
  const asked = { n_id: await nIdOf(service, 'Glass Orchard'), target_language: 'ES' }
  const first = await translated(service, asked)
  const otherKey = service.newKey('free')
  const other = await send(service, v2Start, asked, otherKey)
  expect(other).toMatchObject({ status: 200, body: { reused: true, job: { status: 'reused', download_ready: true } } })
  expect(other.body['request_id']).not.toBe(first['request_id'])
  const headers = { 'x-api-key': otherKey }
  const own = await fetch(`${service.url}${v2Start}/${String(other.body['request_id'])}`, { headers })
  expect(await own.json()).toMatchObject({ status: 'reused', reused: true })
  const foreign = await fetch(`${service.url}${v2Start}/${String(first['request_id'])}`, { headers })
  expect(foreign.status).toBe(404)
})

test('a pro account has 60 a month, plus 20; then 429 translation_quota_exhausted until the 1st (UTC)', async () => {
  for (const [plan, limit] of [
    ['pro', 60],
    ['plus', 20],
  ] as const) {
    let clock = Date.UTC(2026, 10, 30, 23, 59, 59)
    const { service } = await startWithModel({ plan, now: () => clock })
    const n_id = await nIdOf(service, 'Glass Orchard')
    service.spend('ai', limit - 1)
    expect((await send(service, v2Start, { n_id, target_language: 'ES' })).status).toBe(202)
    expect(await send(service, v2Start, { n_id, target_language: 'FR' })).toEqual({
      status: 429,
      body: {
        error: {
          code: 'translation_quota_exhausted',
          message: sentence,
          docs_url: expect.stringMatching(/^http/) as string,
        },
      },
    })
    expect(await send(service, v1Start, { n_id, target_language: 'FR' })).toEqual({
      status: 429,
      body: {
        ...{ status: false, error: 'translation_quota_exhausted', message: sentence, limit },
        ...{ retryAfterSeconds: 1, resetAt: expect.stringMatching(/-01T00:00:00.000Z$/) as string },
      },
    })
    clock += 1_000
    expect((await send(service, v2Start, { n_id, target_language: 'FR' })).status).toBe(202)
    expect(await usedTranslations(service)).toBe(1)
  }
})

test('a finished translation comes back although the month is used up', async () => {
  const { service } = await startWithModel()
  const asked = { n_id: await nIdOf(service, 'Glass Orchard'), target_language: 'ES' }
  await translated(service, asked)
  service.spend('ai', 59)
  expect(await send(service, v2Start, asked)).toMatchObject({ status: 200, body: { reused: true } })
})

test('the free plan has one translation a month, then 402 translation_not_entitled', async () => {
  const { service } = await startWithModel({ plan: 'free' })
  const n_id = await nIdOf(service, 'Glass Orchard')
  await translated(service, { n_id, target_language: 'ES' })
  for (const path of [v1Start, v2Start]) {
    const { status, body } = await send(service, path, { n_id, target_language: 'FR' })
    expect(status).toBe(402)
    expect(JSON.stringify(body)).toContain('translation_not_entitled')
  }
})

test('a failed job says why in code and message, costs nothing, and may be started again', async () => {
  let isBroken = true
  const peer = await startOpenAiPeer({
    refuse: () => (isBroken ? { status: 404, body: { error: { message: 'model not found' } } } : null),
  })
  const ai = { openai: { url: peer.url, model: 'test' }, apertium: null }
  const service = await startTestService({ plan: 'pro', ai })
  onTestFinished(() => service.close())
  const asked = { n_id: await nIdOf(service, 'Glass Orchard'), target_language: 'ES' }
  const job = await translated(service, asked)
  expect(job).toMatchObject({
    status: 'failed',
    download_ready: false,
    eta_ms: null,
    error: { code: 'engine_failed', message: expect.stringContaining('model not found') as string },
  })
  // Where the engine stands is nobody's business but of whoever runs the service.
  expect(JSON.stringify(job)).not.toContain(new URL(peer.url).host)
  expect(await usedTranslations(service)).toBe(0)
  const units = service.ledgerRows().filter(({ counter }) => counter === 'ai')
  expect(units.map((row) => row.units)).toEqual([1, -1])

  const download = await read(service, `/api/v1/pro/translate/jobs/${String(job['request_id'])}/download`)
  expect(download).toEqual({ status: 502, body: { status: false, error: 'engine_failed', message: sentence } })
  expect(JSON.stringify(download)).not.toContain(new URL(peer.url).host)

  isBroken = false
  expect(await translated(service, asked)).toMatchObject({ status: 'published' })
  expect(await usedTranslations(service)).toBe(1)
})

test('a unit of the old month is given back to the old month', async () => {
  let clock = Date.UTC(2026, 10, 30, 23, 59, 59)
  const now = () => clock
  const peer = await startOpenAiPeer({
    refuse: () => {
      clock = Date.UTC(2026, 11, 1)
      return { status: 404, body: {} }
    },
  })
  const ai = { openai: { url: peer.url, model: 'test' }, apertium: null }
  const service = await startTestService({ plan: 'pro', ai, now })
  onTestFinished(() => service.close())
  await translated(service, { n_id: await nIdOf(service, 'Glass Orchard'), target_language: 'ES' })
  expect(await usedTranslations(service)).toBe(0)
  clock = Date.UTC(2026, 10, 30)
  expect(await usedTranslations(service)).toBe(0)
})

test('a translation that is not in step is refused with its cues named', async () => {
  const peer = await startOpenAiPeer({ mischief: (lines) => lines.filter(({ text }) => !text.includes('GOOD NIGHT')) })
  const service = await startTestService({
    plan: 'pro',
    ai: { openai: { url: peer.url, model: 'test' }, apertium: null },
  })
  onTestFinished(() => service.close())
  const job = await translated(service, { n_id: await nIdOf(service, 'Glass Orchard'), target_language: 'ES' })
  expect(job).toMatchObject({
    status: 'failed',
    error: { code: 'translation_differs', message: expect.stringContaining('Cue 2') as string },
  })
})

test('without an engine a start answers 503 engine_unavailable with what to do, and costs nothing', async () => {
  const service = await startTestService({ plan: 'pro' })
  onTestFinished(() => service.close())
  const asked = { n_id: await nIdOf(service, 'Glass Orchard'), target_language: 'ES' }
  expect(await send(service, v2Start, asked)).toMatchObject({
    status: 503,
    body: { error: { code: 'engine_unavailable', message: expect.stringContaining('--openai-url') as string } },
  })
  expect(await send(service, v1Start, asked)).toMatchObject({
    status: 503,
    body: { status: false, error: 'engine_unavailable' },
  })
  expect((await read(service, v2Start)).body).toMatchObject({ jobs: [], total: 0 })
  expect(await usedTranslations(service)).toBe(0)
})

const toneWords = [
  ['faithful', 'close to the meaning'],
  ['formal', 'formal language'],
  ['casual', 'everyday language'],
  ['cinematic_action', 'action film'],
  ['comedic_fun', 'humour'],
  ['anime', 'anime subtitles'],
] as const

test('each of the six tones is an instruction of its own; another one is refused', async () => {
  const { service, peer } = await startWithModel()
  const n_id = await nIdOf(service, 'Glass Orchard')
  for (const [tone, words] of toneWords) {
    expect(await translated(service, { n_id, target_language: 'ES', tone })).toMatchObject({
      status: 'published',
      tone,
    })
    expect(instructionsOf(peer.requests.at(-1)!)).toContain(words)
  }
  expect(await send(service, v2Start, { n_id, target_language: 'ES', tone: 'shouting' })).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_request', message: expect.stringContaining('tone') as string } },
  })
})

test('a tone that no engine can write is refused, not ignored', async () => {
  const peer = await startLibreTranslatePeer()
  const service = await startTestService({ plan: 'pro', ai: { libretranslate: { url: peer.url }, apertium: null } })
  onTestFinished(() => service.close())
  const n_id = await nIdOf(service, 'Glass Orchard')
  expect((await send(service, v2Start, { n_id, target_language: 'ES', tone: 'anime' })).status).toBe(503)
  expect((await send(service, v2Start, { n_id, target_language: 'DE' })).status).toBe(503)
  expect(await translated(service, { n_id, target_language: 'BR_PT' })).toMatchObject({ status: 'published' })
})

test.each([
  [{ target_language: 'ES' }, 'n_id'],
  [{ n_id: '2000001' }, 'target_language'],
  [{ n_id: '2000001', target_language: 'XX' }, 'target_language'],
  [{ n_id: '2000001', target_language: 'EN_DE' }, 'target_language'],
])('%j is refused with 400 invalid_request that names %s', async (body, name) => {
  const service = await startTestService({ plan: 'pro', manifest: [] })
  onTestFinished(() => service.close())
  for (const [path, shape] of [
    [v2Start, { error: { code: 'invalid_request', message: expect.stringContaining(name) as string } }],
    [v1Start, { status: false, error: 'invalid_request', message: expect.stringContaining(name) as string }],
  ] as const) {
    expect(await send(service, path, body)).toMatchObject({ status: 400, body: shape })
  }
})

test('a subtitle that is in the language already is refused; an unknown one is 404', async () => {
  const { service } = await startWithModel()
  const n_id = await nIdOf(service, 'Glass Orchard')
  expect(await send(service, v2Start, { n_id, target_language: 'EN' })).toMatchObject({ status: 400 })
  expect(await send(service, v2Start, { n_id: '99', target_language: 'ES' })).toMatchObject({ status: 404 })
  expect(await usedTranslations(service)).toBe(0)
})

const manyMovies: readonly ManifestLine[] = Array.from({ length: 21 }, (_, index) => ({
  title: {
    ...quietHarbour,
    name: `Film ${index}`,
    filmdb_id: `tt91000${index + 10}`,
    moviedb_id: 910_000 + index,
    sd_id: 1_400_000 + index,
  },
  language: 'EN',
  releases: [`Film.${index}.2019.WEB-A`],
  files: [`Film.${index}.2019.WEB-A.srt`],
}))

test('the list shows 20 jobs a page, newest first, of the caller only', async () => {
  const { service } = await startWithModel({ manifest: manyMovies })
  const ids: unknown[] = []
  for (const { title } of manyMovies) {
    const found = await read(service, `/api/v1/subtitles?sd_id=${title.sd_id}`)
    const [{ n_id }] = found.body['subtitles'] as [{ n_id: string }]
    ids.unshift((await send(service, v2Start, { n_id, target_language: 'ES' })).body['request_id'])
  }
  const first = (await read(service, v2Start)).body
  expect(first).toMatchObject({ status: true, page: 1, total_pages: 2, total: 21 })
  const second = (await read(service, `${v2Start}?page=2`)).body
  const listed = [first, second].flatMap(({ jobs }) => (jobs as Body[]).map((job) => job['request_id']))
  expect(listed).toEqual(ids)
  const [oldest] = second['jobs'] as Body[]
  expect((await read(service, `${v2Start}/${String(ids[20])}`)).body).toEqual({ ...oldest, job: oldest })

  const headers = { 'x-api-key': service.newKey('pro') }
  const others = await fetch(service.url + v2Start, { headers })
  expect(await others.json()).toEqual({ status: true, jobs: [], page: 1, total_pages: 1, total: 0 })
})

test.each([
  ['POST', v2Start, 401],
  ['GET', v2Start, 401],
  ['GET', `${v2Start}/job-1`, 401],
  ['POST', '/api/v2/ai/transcriptions', 401],
  ['POST', v1Start, 422],
  ['GET', '/api/v1/pro/translate/jobs/job-1', 422],
  ['GET', '/api/v1/pro/translate/jobs/job-1/download', 422],
])('%s %s needs a key', async (method, path, status) => {
  const service = await startTestService({ manifest: [] })
  onTestFinished(() => service.close())
  expect((await fetch(service.url + path, { method })).status).toBe(status)
})

test('an unknown job is 404 not_found in the shape of its part; a job that has not ended has no result yet', async () => {
  const { service, gate } = await startWithModel()
  expect(await read(service, `${v2Start}/job-1`)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
  for (const path of ['/api/v1/pro/translate/jobs/job-1', '/api/v1/pro/translate/jobs/job-1/download']) {
    expect(await read(service, path)).toEqual({
      status: 404,
      body: { status: false, error: 'not_found', message: sentence },
    })
  }
  gate.close()
  const n_id = await nIdOf(service, 'Glass Orchard')
  const { body } = await send(service, v2Start, { n_id, target_language: 'ES' })
  expect(await read(service, `/api/v1/pro/translate/jobs/${String(body['request_id'])}/download`)).toEqual({
    status: 409,
    body: { status: false, error: 'not_ready', message: sentence },
  })
})

test('nothing of AI counts against the searches of the day', async () => {
  const { service } = await startWithModel()
  const n_id = await nIdOf(service, 'Glass Orchard')
  const before = service.ledgerRows().filter(({ counter }) => counter === 'search').length
  await translated(service, { n_id, target_language: 'ES' })
  await read(service, v2Start)
  expect(service.ledgerRows().filter(({ counter }) => counter === 'search')).toHaveLength(before)
})

test('a text that the service does not have is translated for who sent it, and never made public', async () => {
  const { service } = await startWithModel()
  const text = '1\n00:00:01,000 --> 00:00:02,500\nGood night.\n'
  const body = { text, file_name: 'track.srt', source_language: 'EN', target_language: 'ES' }
  const started = await send(service, v2Start, body)
  expect([started.status, started.body['job']]).toEqual([
    202,
    expect.objectContaining({ kind: 'translation', n_id: null, file_n_id: null, target_language: 'ES' }),
  ])
  // The names by which the caller knows it again after a lost answer.
  const sum = createHash('md5').update(text).digest('hex')
  expect((await read(service, v2Start)).body['jobs']).toMatchObject([{ kind: 'translation', text_md5: sum }])
  const id = String(started.body['request_id'])
  await expect.poll(async () => (await read(service, `${v2Start}/${id}`)).body['status']).toBe('translated')
  const result = await service.get(`/api/v1/pro/translate/jobs/${id}/download`)
  expect(await result.text()).toBe('1\n00:00:01,000 --> 00:00:02,500\nGOOD NIGHT.\n')
  expect(await usedTranslations(service)).toBe(1)

  expect(await send(service, v2Start, body)).toMatchObject({ status: 200, body: { request_id: id, reused: true } })
  expect(await usedTranslations(service)).toBe(1)
  expect(await send(service, v2Start, { ...body, text: `${text}\n` })).toMatchObject({ status: 202 })
})

test('of a text and a number the one that is not empty counts; v1 takes no text', async () => {
  const { service } = await startWithModel()
  const text = '1\n00:00:01,000 --> 00:00:02,500\nGood night.\n'
  const sent = { text, source_language: 'EN', target_language: 'ES' }
  for (const n_id of [null, '', undefined])
    expect(await send(service, v2Start, { ...sent, n_id })).toMatchObject({ body: { job: { n_id: null } } })
  const n_id = await nIdOf(service, 'Glass Orchard')
  for (const empty of [null, ''])
    expect(await send(service, v2Start, { n_id, text: empty, target_language: 'ES' })).toMatchObject({
      body: { job: { n_id } },
    })
  expect(await send(service, v1Start, sent)).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
})

test.each([
  [{ text: '' }, 400, 'invalid_request'],
  [{ text: 'x'.repeat(2 ** 20 + 1) }, 400, 'invalid_request'],
  [{ source_language: undefined }, 400, 'invalid_request'],
  [{ source_language: 'ES' }, 400, 'invalid_request'],
  [{ text: 'no subtitle at all' }, 422, 'source_unusable'],
  [{ file_name: 'x'.repeat(201) }, 400, 'invalid_request'],
])('a sent text with %j is refused before it costs anything', async (wrong, status, code) => {
  const { service } = await startWithModel()
  const text = '1\n00:00:01,000 --> 00:00:02,500\nGood night.\n'
  const refused = await send(service, v2Start, { text, source_language: 'EN', target_language: 'ES', ...wrong })
  expect(refused).toMatchObject({ status, body: { error: { code } } })
  expect(await usedTranslations(service)).toBe(0)
})
