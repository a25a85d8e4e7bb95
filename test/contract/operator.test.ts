/** The page of whoever runs the service: who gets in, and what its calls answer, name by name. */
import { request } from 'node:http'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startOpenAiPeer } from '../support/engines/openAiPeer.ts'
import {
  episodeFields,
  movieFields,
  review,
  subtitleText,
  uploaderOf,
  type Uploader,
} from '../support/make/archives/uploadForms.ts'
import { dialogue } from '../support/make/dialogue.ts'
import { talkOf } from '../support/make/talk.ts'
import { startDesk, type Desk } from '../support/services/operatorDesk.ts'
import { noon } from '../support/services/startService.ts'
import { openStoreOf } from '../support/services/storeOfTests.ts'

let desk: Desk
let uploader: Uploader
beforeAll(async () => {
  desk = await startDesk({ plan: 'pro' })
  uploader = uploaderOf(desk.service)
})
afterAll(() => desk.service.close())

const release = 'The.Quiet.Harbour.2019.1080p.WEB.h264-QUAY'

interface Waiting {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly total: number
}

async function revisionOf(nId: string, from = 'uploads.text'): Promise<unknown> {
  const window = from === 'uploads.text' ? { offset: 0, limit: 1 } : {}
  return (await desk.call(from, { nId, file: 0, ...window }))['revision']
}

const approve = async (nId: string) => desk.call('uploads.approve', { nId, revision: await revisionOf(nId) })

const waiting = async () => (await desk.call('uploads.waiting', { offset: 0, limit: 200 })) as unknown as Waiting

/** One request as it stands, whatever a browser would make of it. */
function statusOf(path: string, headers: Readonly<Record<string, string>>, method = 'POST'): Promise<number> {
  const { hostname, port } = new URL(desk.url)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, setHost: false }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(method === 'POST' ? '{}' : undefined)
  })
}

test('only its own host and origin are answered, and calls only with a session', async () => {
  const host = new URL(desk.url).host
  const good = {
    host,
    origin: desk.url,
    'content-type': 'application/json',
    authorization: `Bearer ${desk.token}`,
  }
  const call = '/api/figures.read'
  expect(await statusOf(call, good)).toBe(200)
  expect(await statusOf(call, { ...good, host: 'subtitles.example' })).toBe(421)
  expect(await statusOf(call, { ...good, host: `127.0.0.1.example:${new URL(desk.url).port}` })).toBe(421)
  expect(await statusOf(call, { ...good, origin: 'https://subtitles.example' })).toBe(403)
  expect(await statusOf(call, { ...good, origin: desk.service.url })).toBe(403)
  expect(await statusOf(call, { ...good, 'content-type': 'text/plain' })).toBe(403)
  expect(await statusOf(call, { ...good, 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusOf(call, { ...good, authorization: '' })).toBe(401)
  expect(await statusOf(call, { ...good, authorization: `Bearer ${desk.service.key}` })).toBe(401)
  expect(await statusOf(call, { host, authorization: good.authorization }, 'GET')).toBe(405)
  expect(await statusOf('/api/app.state', good)).toBe(403)
  expect(await statusOf('/', { host }, 'GET')).toBe(200)
  expect(await statusOf('/api/session', { host, authorization: good.authorization }, 'GET')).toBe(204)
})

test('a code opens one session', async () => {
  const code = desk.newCode()
  expect((await desk.logIn(code)).status).toBe(200)
  expect((await desk.logIn(code)).status).toBe(401)
  expect((await desk.logIn(desk.token)).status).toBe(401)
})

test('every answer carries the policy of the page, and none may be kept', async () => {
  const page = await fetch(desk.url)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('access-control-allow-origin')).toBe(null)
})

test('the public address has nothing of it', async () => {
  for (const path of ['/', '/login', '/api/uploads.waiting', '/api/figures.read'])
    expect((await fetch(desk.service.url + path)).status).toBe(404)
})

test('an upload waits with what its sender says, with its text page by page, and its checks', async () => {
  const first = await uploader.upload({ ...movieFields, lang: 'EN' }, `${release}.en.srt`, talkOf('EN'))
  await approve(first)
  const fields = { ...movieFields, comment: 'Late.', tags: ['checked', 'retimed'] }
  const nId = await uploader.upload(fields, `${release}.fr.srt`, talkOf('EN', 1_500))
  const { rows, total } = await waiting()
  expect(total).toBe(rows.length)
  expect(rows.find((row) => row['nId'] === nId)).toEqual({
    nId,
    title: 'The Quiet Harbour',
    year: 2019,
    isNewTitle: false,
    moviedbId: 900001,
    filmdbId: 'tt9000001',
    type: 'movie',
    season: null,
    episodeFrom: null,
    episodeEnd: null,
    isFullSeason: false,
    language: 'fr',
    isHearingImpaired: true,
    name: release,
    quality: 'web',
    productionType: 1,
    framerate: 2,
    tags: ['checked', 'retimed'],
    releases: movieFields['releases'],
    comment: 'Late.',
    updates: null,
    author: 'test',
    accountId: expect.stringMatching(/^acc_/) as string,
    files: [{ name: `${release}.fr.srt`, sizeBytes: expect.any(Number) as number }],
    sentAtMs: expect.any(Number) as number,
  })

  // The command says the same of it.
  const { lines } = await review(desk.service.dataDir)
  expect(lines.find((line) => line['n_id'] === nId)).toMatchObject({
    ...{ name: release, quality: 'web', production_type: 1, framerate: 2, tags: ['checked', 'retimed'] },
    ...{ title: 'The Quiet Harbour', hi: true, comment: 'Late.', lang: 'FR', sd_id: null },
  })

  const text = (await desk.call('uploads.text', { nId, file: 0, offset: 100, limit: 20 })) as {
    readonly rows: readonly unknown[]
  }
  expect(text).toMatchObject({ files: [`${release}.fr.srt`], total: 240 })
  expect(text.rows).toHaveLength(20)
  expect(text.rows[0]).toEqual({
    startMs: expect.any(Number) as number,
    endMs: expect.any(Number) as number,
    text: dialogue.EN[100 % dialogue.EN.length],
  })

  expect(await desk.call('uploads.checks', { nId, file: 0 })).toMatchObject({
    language: { told: 'fr', found: 'en', verdict: 'differs' },
    sameText: [{ nId: first, name: release, author: 'test', language: 'en', isSameFile: false }],
    timing: expect.arrayContaining([
      { nId: first, name: release, language: 'en', verdict: 'moved', laterMs: 1_500 },
    ]) as unknown,
  })
  await desk.call('uploads.reject', { nId, reason: 'It is in English.' })
})

test('an episode that the form leaves out is shown as approving makes it public, and told by the command', async () => {
  const unnumbered = { ...episodeFields, ef: undefined, ee: undefined }
  const sent = (name: string, bytes: string | Uint8Array) => uploader.upload(unnumbered, name, bytes)
  const nId = await sent('Copper.Valley.S01E06.HDTV.fr.srt', talkOf('FR'))
  const shown = async (one: string) => (await waiting()).rows.find((row) => row['nId'] === one)
  expect(await shown(nId)).toMatchObject({ season: 1, episodeFrom: 6, episodeEnd: 6 })
  const { lines } = await review(desk.service.dataDir)
  expect(lines.find((line) => line['n_id'] === nId)).toMatchObject({ season: 1, ef: 6, ee: 6 })

  // What an archive holds is not looked at for a list.
  const packed = zipSync({ 'Copper.Valley.S01E07.srt': Buffer.from(subtitleText('seven')) })
  const archive = await sent('Copper.Valley.S01E08.zip', packed)
  expect(await shown(archive)).toMatchObject({ season: 1, episodeFrom: null, episodeEnd: null })
  for (const one of [nId, archive]) await desk.call('uploads.reject', { nId: one, reason: 'Not now.' })
})

test('a title that the catalogue has without ids is shown as that one, with its ids to be, and checked against its subtitles', async () => {
  const name = 'Blue.Lantern.2003.1080p.WEB.h264-WICK'
  const fields = { ...movieFields, lang: 'EN', moviedb_id: '4241', name, releases: [name] }
  const first = await uploader.upload(fields, `${name}.srt`, talkOf('EN'))
  await approve(first)
  const database = openStoreOf(desk.service.dataDir)
  database.run('UPDATE titles SET moviedb_id = NULL WHERE moviedb_id = ?', 4241)
  database.close()
  const again = { ...fields, moviedb_id: '4242', filmdb_id: 'tt0004242', comment: 'Later.' }
  const nId = await uploader.upload(again, `${name}.srt`, talkOf('EN'))
  const { rows } = await waiting()
  expect(rows.find((row) => row['nId'] === nId)).toMatchObject({
    title: 'Blue Lantern',
    year: 2003,
    isNewTitle: false,
    moviedbId: 4242,
    filmdbId: 'tt0004242',
  })
  expect(await desk.call('uploads.checks', { nId, file: 0 })).toMatchObject({
    sameText: [{ nId: first, isSameFile: true }],
    others: 1,
  })
  const { lines } = await review(desk.service.dataDir)
  expect(lines.find((line) => line['n_id'] === nId)).toMatchObject({
    title: 'Blue Lantern',
    is_new_title: false,
    moviedb_id: 4242,
    filmdb_id: 'tt0004242',
  })
  await desk.call('uploads.reject', { nId, reason: 'It is there already.' })
})

test('the very same file is told, and one in its language and in step has nothing against it', async () => {
  const same = await uploader.upload({ ...movieFields, lang: 'EN' }, `${release}.en.srt`, talkOf('EN'))
  const checks = await desk.call('uploads.checks', { nId: same, file: 0 })
  expect(checks).toMatchObject({ language: { told: 'en', found: 'en', verdict: 'fits' } })
  expect(checks['sameText']).toMatchObject([{ isSameFile: true }])
  const spanish = await uploader.upload({ ...movieFields, lang: 'ES' }, `${release}.es.srt`, talkOf('ES'))
  const others = await desk.call('uploads.checks', { nId: spanish, file: 0 })
  expect(others).toMatchObject({ language: { told: 'es', verdict: 'fits' }, sameText: [] })
  expect(others['timing']).toContainEqual(expect.objectContaining({ verdict: 'fits', laterMs: null }))
  for (const nId of [same, spanish]) await desk.call('uploads.reject', { nId, reason: 'Only a test.' })
})

test('each subtitle of an archive is read by itself', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const archive = zipSync({ 'one.en.srt': bytes(talkOf('EN', 90_000)), 'two.es.srt': bytes(talkOf('ES')) })
  const nId = await uploader.upload({ ...movieFields, lang: 'EN' }, 'both.zip', archive)
  expect(await desk.call('uploads.text', { nId, file: 1, offset: 0, limit: 1 })).toMatchObject({
    files: ['one.en.srt', 'two.es.srt'],
    rows: [{ text: dialogue.ES[0] }],
  })
  expect(await desk.call('uploads.checks', { nId, file: 1 })).toMatchObject({ language: { verdict: 'differs' } })
  expect(await desk.fault('uploads.text', { nId, file: 2, offset: 0, limit: 1 })).toEqual({
    code: 'input.invalid',
    message: 'This upload has no such file.',
  })
  await desk.call('uploads.reject', { nId, reason: 'Only a test.' })
})

test('approving and rejecting do what the command does', async () => {
  const [first, second] = [await uploader.upload(movieFields), await uploader.upload(movieFields)]
  await desk.call('uploads.reject', { nId: first, reason: 'Wrong film.' })
  expect((await uploader.standing(first)).body).toMatchObject({ state: 'rejected', reason: 'Wrong film.' })
  expect(await desk.fault('uploads.approve', { nId: first, revision: '' })).toEqual({
    code: 'input.invalid',
    message: `No upload ${first} is waiting for review.`,
  })
  expect(await desk.fault('uploads.reject', { nId: second, reason: '  ' })).toMatchObject({ code: 'input.invalid' })
  expect(await review(desk.service.dataDir, '--approve', second)).toMatchObject({ code: 0 })
  expect((await waiting()).rows.some((row) => row['nId'] === second)).toBe(false)
})

test('an archive that is damaged where it waits is told, is not approved, and can be rejected', async () => {
  const text = new TextEncoder().encode(talkOf('ES', 21_000))
  const nId = await uploader.upload({ ...movieFields, lang: 'ES' }, 'pack.zip', zipSync({ 'one.es.srt': text }))
  const revision = await revisionOf(nId)
  const database = openStoreOf(desk.service.dataDir)
  onTestFinished(() => database.close())
  database.run('UPDATE upload_files SET bytes = ? WHERE n_id = ?', new Uint8Array(300), Number(nId))
  const told = { code: 'input.invalid', message: expect.stringMatching(/^subtitle: \S+ \S+/) as string }
  expect(await desk.fault('uploads.text', { nId, file: 0, offset: 0, limit: 1 })).toEqual(told)
  expect(await desk.fault('uploads.checks', { nId, file: 0 })).toEqual(told)
  expect(await desk.fault('uploads.approve', { nId, revision })).toEqual(told)
  await desk.call('uploads.reject', { nId, reason: 'It is damaged.' })
})

test('a text that no reader understands is shown as one without lines', async () => {
  const nId = await uploader.upload(movieFields, `${release}.fr.srt`, talkOf('FR', 31_000))
  const database = openStoreOf(desk.service.dataDir)
  onTestFinished(() => database.close())
  database.run('UPDATE upload_files SET bytes = ? WHERE n_id = ?', new Uint8Array(300), Number(nId))
  expect(await desk.call('uploads.text', { nId, file: 0, offset: 0, limit: 1 })).toMatchObject({ rows: [], total: 0 })
  expect(await desk.call('uploads.checks', { nId, file: 0 })).toMatchObject({ language: { verdict: 'unclear' } })
  await desk.call('uploads.reject', { nId, reason: 'It is damaged.' })
})

test('archives beside the database that cannot be used are told', async () => {
  const own = await startDesk()
  onTestFinished(() => own.service.close())
  const nId = await uploaderOf(own.service).upload(movieFields, `${release}.fr.srt`, talkOf('FR'))
  const database = openStoreOf(own.service.dataDir)
  onTestFinished(() => database.close())
  database.run("INSERT INTO moved_blobs SELECT id, 'somewhere' FROM blobs")
  expect(await own.fault('uploads.checks', { nId, file: 0 })).toEqual({
    code: 'disk.failing',
    message: 'These bytes are in archives that were not named (--archives).',
  })
  expect(own.bugs).toEqual([])
})

test('what was replaced since it was read is not approved', async () => {
  const numbers = await uploader.prepare(`${release}.es.srt`, talkOf('ES', 11_000))
  const nId = numbers.n_id
  await uploader.complete({ ...movieFields, lang: 'ES', ...numbers })
  const revision = await revisionOf(nId)
  expect(await revisionOf(nId, 'uploads.checks')).toBe(revision)
  const replaced = await uploader.sendFile(`${release}.es.srt`, talkOf('EN', 11_000), {
    n_id: nId,
    file_n_id: numbers.file_n_ids,
  })
  expect(replaced.status).toBe(200)
  expect(await desk.fault('uploads.approve', { nId, revision })).toEqual({
    code: 'input.invalid',
    message: 'A file was replaced meanwhile. Look at the upload again.',
  })
  expect((await uploader.standing(nId)).body).toMatchObject({ state: 'pending' })
  const seen = await revisionOf(nId)
  expect(await revisionOf(nId, 'uploads.checks')).toBe(seen)
  await desk.call('uploads.approve', { nId, revision: seen })
  expect((await uploader.standing(nId)).body).toMatchObject({ state: 'approved' })
})

test('accounts are made, found, changed and shut out', async () => {
  const { id } = await desk.call('accounts.make', { name: 'Library of Orrin', plan: 'free' })
  const found = async () => (await desk.call('accounts.list', { text: 'orrin', offset: 0, limit: 10 }))['rows']
  expect(await found()).toEqual([
    {
      id,
      name: 'Library of Orrin',
      plan: 'free',
      isBlocked: false,
      keys: 0,
      mostKeys: 1,
      createdAtMs: expect.any(Number) as number,
      counters: [
        { counter: 'search', used: 0, limit: 2_000 },
        { counter: 'downloads', used: 0, limit: 50 },
        { counter: 'ai', used: 0, limit: 1 },
        { counter: 'transcription', used: 0, limit: 1 },
      ],
    },
  ])
  const { key } = (await desk.call('keys.make', { accountId: id, name: 'desk' })) as { readonly key: string }
  const ask = () =>
    fetch(`${desk.service.url}/api/v2/files/search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filenames: [`${release}.mkv`] }),
    })
  expect((await ask()).status).toBe(200)
  expect(await found()).toMatchObject([{ keys: 1, counters: [{ counter: 'search', used: 1 }, {}, {}, {}] }])
  await desk.call('accounts.changePlan', { id, plan: 'plus' })
  expect(await found()).toMatchObject([
    { plan: 'plus', mostKeys: 10, counters: [{ used: 1, limit: 30_000 }, {}, { counter: 'ai', limit: 20 }] },
  ])
  await desk.call('accounts.block', { id, isBlocked: true })
  const refused = await ask()
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { error: { code: 'not_authorized', message: 'This account is blocked. Ask whoever runs the service.' } },
  ])
  await desk.call('accounts.block', { id, isBlocked: false })
  expect((await ask()).status).toBe(200)
  expect(await desk.fault('accounts.changePlan', { id: 'acc_none', plan: 'pro' })).toMatchObject({
    message: 'There is no account "acc_none" here.',
  })
})

test.each([
  ['Bücherei ÖDÖN', 'bücherei ödön'],
  ['Bücherei Ödön', 'ÖDÖN'],
  ['Библиотека Орина', 'библиотека'],
  ['Ｆｕｌｌ Wide', 'full w'],
  ['100% of_it', '% OF_'],
])('the account %j is found by %j, whatever the database', async (name, text) => {
  const { id } = await desk.call('accounts.make', { name, plan: 'free' })
  const pages = async (words: string) =>
    (await desk.call('accounts.list', { text: words, offset: 0, limit: 10 })) as unknown as Waiting
  expect((await pages(text)).rows).toContainEqual(expect.objectContaining({ id, name }))
  expect(await pages(String(id))).toMatchObject({ rows: [{ id }], total: 1 })
  expect(await pages(`${text}x`)).toEqual({ rows: [], total: 0 })
})

test('accounts are listed newest first, a page at a time', async () => {
  const all = (await desk.call('accounts.list', { text: '', offset: 0, limit: 200 })) as unknown as Waiting
  expect(all.total).toBe(all.rows.length)
  const second = await desk.call('accounts.list', { text: '', offset: 2, limit: 2 })
  expect(second).toEqual({ rows: all.rows.slice(2, 4), total: all.total })
})

test('a blocked account cannot upload either', async () => {
  const { id } = await desk.call('accounts.make', { name: 'Rude', plan: 'pro' })
  const { token } = (await desk.call('tokens.make', { accountId: id })) as { readonly token: string }
  const ask = () => fetch(`${desk.service.url}/user/getNId`, { headers: { token } })
  expect((await ask()).status).toBe(200)
  await desk.call('accounts.block', { id, isBlocked: true })
  expect((await ask()).status).toBe(403)
})

test('keys are listed by their last letters, and one that was revoked is good for nothing', async () => {
  const { id } = await desk.call('accounts.make', { name: 'Keys', plan: 'free' })
  const { key } = (await desk.call('keys.make', { accountId: id, name: 'one' })) as { readonly key: string }
  expect(key).toMatch(/^ut_[\w-]{43}$/)
  const list = await desk.call('keys.list', { accountId: id })
  expect(list).toEqual({
    rows: [
      {
        id: expect.stringMatching(/^key_/) as string,
        name: 'one',
        ending: key.slice(-4),
        createdAtMs: expect.any(Number) as number,
        counters: [
          { counter: 'search', used: 0, limit: 2_000 },
          { counter: 'downloads', used: 0, limit: 50 },
          { counter: 'ai', used: 0, limit: 1 },
          { counter: 'transcription', used: 0, limit: 1 },
        ],
      },
    ],
  })
  expect(await desk.fault('keys.make', { accountId: id, name: 'two' })).toMatchObject({ code: 'plan.required' })
  const me = () => fetch(`${desk.service.url}/api/v2/me`, { headers: { authorization: `Bearer ${key}` } })
  expect((await me()).status).toBe(200)
  const [{ id: keyId } = { id: '' }] = list['rows'] as readonly { readonly id: string }[]
  expect(await desk.fault('keys.revoke', { accountId: 'acc_other', keyId })).toMatchObject({ code: 'input.invalid' })
  await desk.call('keys.revoke', { accountId: id, keyId })
  expect((await me()).status).toBe(403)
  expect(await desk.call('keys.list', { accountId: id })).toEqual({ rows: [] })
})

test('each key tells what came through it, and the account what came through all of them', async () => {
  const { id } = await desk.call('accounts.make', { name: 'Two rooms', plan: 'pro' })
  const asked = { reading: 1, listening: 3 }
  for (const [name, times] of Object.entries(asked)) {
    const { key } = (await desk.call('keys.make', { accountId: id, name })) as { readonly key: string }
    for (let time = 0; time < times; time += 1) {
      const path = `/api/v2/movies/search?q=harbour${name}${time}`
      expect((await fetch(desk.service.url + path, { headers: { 'x-api-key': key } })).status).toBe(200)
    }
  }
  const { rows } = (await desk.call('keys.list', { accountId: id })) as unknown as Waiting
  const ofOthers = [
    { counter: 'downloads', used: 0, limit: 2_000 },
    { counter: 'ai', used: 0, limit: 60 },
  ]
  expect(Object.fromEntries(rows.map(({ name, counters }) => [name, counters]))).toEqual({
    reading: [{ counter: 'search', used: 1, limit: 30_000 }, ...ofOthers],
    listening: [{ counter: 'search', used: 3, limit: 30_000 }, ...ofOthers],
  })
  const list = (await desk.call('accounts.list', { text: String(id), offset: 0, limit: 1 })) as unknown as Waiting
  expect(list.rows[0]?.['counters']).toContainEqual({ counter: 'search', used: 4, limit: 30_000 })
})

test('figures count what waits and what was used, each unit once', async () => {
  const before = await desk.call('figures.read')
  await uploader.upload(movieFields)
  desk.service.spendAnonymously('203.0.113.9', 7)
  desk.service.spend('downloads', 2)
  const after = await desk.call('figures.read')
  expect(after).toMatchObject({
    waitingUploads: (before['waitingUploads'] as number) + 1,
    titles: 4,
    openJobs: 0,
    accounts: before['accounts'],
  })
  const downloads = { counter: 'downloads', withKey: 2, withoutKey: 7 }
  expect(after['units']).toContainEqual(downloads)
})

test('jobs are listed with their account, their cost and why they failed', async () => {
  const peer = await startOpenAiPeer({
    refuse: () => ({ status: 404, body: { error: { message: 'model not found' } } }),
  })
  const own = await startDesk({ plan: 'pro', ai: { openai: { url: peer.url, model: 'test' }, apertium: null } })
  onTestFinished(() => own.service.close())
  const list = (input: object) => own.call('jobs.list', { offset: 0, limit: 10, ...input })
  expect(await list({ isOpenOnly: false })).toEqual({ rows: [], total: 0 })
  const found = await own.service.get('/api/v1/subtitles?film_name=The%20Quiet%20Harbour&type=movie&languages=EN')
  const { subtitles } = (await found.json()) as { readonly subtitles: readonly { readonly n_id: string }[] }
  const started = await own.service.post('/api/v2/ai/translations', {
    n_id: subtitles[0]?.n_id,
    target_language: 'DE',
  })
  expect(started.status).toBe(202)
  await expect.poll(async () => (await list({ isOpenOnly: true }))['total']).toBe(0)
  expect(await list({ isOpenOnly: false })).toEqual({
    total: 1,
    rows: [
      {
        id: expect.any(Number) as number,
        kind: 'translation',
        status: 'failed',
        progress: expect.any(Number) as number,
        account: 'test',
        accountId: expect.stringMatching(/^acc_/) as string,
        source: expect.stringContaining('Quiet.Harbour') as string,
        sourceLanguage: 'en',
        targetLanguage: 'de',
        units: 1,
        isGivenBack: true,
        problem: expect.stringMatching(/\S+ \S+/) as string,
        createdAtMs: noon,
        finishedAtMs: noon,
      },
    ],
  })
  expect(await own.fault('jobs.list', { offset: -1, limit: 10, isOpenOnly: true })).toMatchObject({
    code: 'input.invalid',
  })
  expect(JSON.stringify(await list({ isOpenOnly: false }))).not.toContain(peer.url)
})

test('a job that was paid and asked for once more is listed as paid still', async () => {
  const peer = await startOpenAiPeer()
  const own = await startDesk({ plan: 'pro', ai: { openai: { url: peer.url, model: 'test' }, apertium: null } })
  onTestFinished(() => own.service.close())
  const rows = async () => (await own.call('jobs.list', { offset: 0, limit: 10, isOpenOnly: false }))['rows']
  const found = await own.service.get('/api/v1/subtitles?film_name=The%20Quiet%20Harbour&type=movie&languages=EN')
  const { subtitles } = (await found.json()) as { readonly subtitles: readonly { readonly n_id: string }[] }
  const order = () => own.service.post('/api/v2/ai/translations', { n_id: subtitles[0]?.n_id, target_language: 'DE' })
  expect((await order()).status).toBe(202)
  await expect
    .poll(async () => (await own.call('jobs.list', { offset: 0, limit: 10, isOpenOnly: true }))['total'])
    .toBe(0)
  expect(await rows()).toEqual([expect.objectContaining({ status: 'published', units: 1, isGivenBack: false })])
  expect((await order()).status).toBe(200)
  expect(await rows()).toEqual([expect.objectContaining({ status: 'reused', units: 1, isGivenBack: false })])
})

test('nothing of all this was a bug', () => {
  expect(desk.bugs).toEqual([])
})
