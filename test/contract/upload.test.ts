/** The upload in three steps (API §4): replies, forms, names, review, and what the public then finds. */
import { createHash } from 'node:crypto'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestService, type TestService } from '../support/services/startService.ts'
import { openStoreOf } from '../support/services/storeOfTests.ts'
import { zipOfAnnounced } from '../support/make/archives/zipOfAnnounced.ts'
import {
  episodeFields,
  inCamelCase,
  movieFields,
  multipartOf,
  review,
  subtitleText,
  uploaderOf,
  urlencodedOf,
  type Uploader,
} from '../support/make/archives/uploadForms.ts'

let service: TestService
let uploader: Uploader
beforeAll(async () => {
  service = await startTestService({ plan: 'pro' })
  uploader = uploaderOf(service)
})
afterAll(() => service.close())

const approve = async (nId: string) =>
  expect(await review(service.dataDir, '--approve', nId)).toMatchObject({ code: 0 })

async function rowOf(nId: string, title = 'moviedb_id=900001&type=movie') {
  const reply = await service.get(
    `/api/v1/subtitles?${title}&languages=FR&comment=1&releases=1&hi=1&unpack=1&subs_per_page=30`,
  )
  const { subtitles } = (await reply.json()) as { subtitles: { n_id: string; url: string }[] }
  return subtitles.find((row) => row.n_id === nId)
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const reply = await service.get(path)
  expect(reply.status).toBe(200)
  return new Uint8Array(await reply.arrayBuffer())
}

test('step 1 gives a number of its own each time', async () => {
  const response = await fetch(`${service.url}/user/getNId`, { headers: { token: uploader.token } })
  const body = (await response.json()) as Record<string, unknown>
  expect(body).toEqual({ ok: true, n_id: expect.stringMatching(/^\d+$/) as string, error: null })
  expect(await uploader.getNId()).not.toBe(body['n_id'])
})

test('step 2 tells what the name of the file says, its md5 and its size', async () => {
  const nId = await uploader.getNId()
  const { status, body } = await uploader.sendFile('Copper.Valley.S01E03.HDTV.x264-ORE.fr.sdh.srt', subtitleText(), {
    n_id: nId,
  })
  expect([status, body]).toEqual([
    200,
    {
      ok: true,
      n_id: nId,
      file: {
        fileName: 'Copper.Valley.S01E03.HDTV.x264-ORE.fr.sdh.srt',
        info: { index: 0, e: 3, s: 1, q: 'hdtv', hi: true },
        md5: createHash('md5').update(subtitleText()).digest('hex'),
        file_n_id: expect.stringMatching(/^\d+$/) as string,
        fileSize: subtitleText().length,
      },
    },
  ])
  const second = await uploader.sendFile('b.srt', subtitleText('Deux.'), { n_id: nId })
  expect(second.body).toMatchObject({ file: { info: { index: 1, e: 0, s: 0, q: '', hi: false } } })
})

test('step 2 works without n_id; step 3 ties the file to its upload', async () => {
  const { body } = await uploader.sendFile('a.srt', subtitleText())
  expect(body).toMatchObject({ ok: true, n_id: '' })
  const { file_n_id } = body['file'] as { file_n_id: string }
  const sent = await uploader.complete({ ...movieFields, n_id: await uploader.getNId(), file_n_ids: file_n_id })
  expect(sent).toMatchObject({ status: 200, body: { status: true } })
})

test('step 3 says that the subtitle was sent for review', async () => {
  const sent = await uploader.complete({ ...movieFields, ...(await uploader.prepare()) })
  expect(sent).toEqual({ status: 200, body: { status: true, message: expect.stringContaining('review') as string } })
})

const forms = { urlencoded: urlencodedOf, multipart: multipartOf }
const styles = { snake_case: (fields: object) => fields as typeof movieFields, camelCase: inCamelCase }

test.each(Object.keys(forms).flatMap((form) => Object.keys(styles).map((style) => [form, style] as const)))(
  'an upload as %s in %s, by token or Bearer, carries every field to the public',
  async (form, style) => {
    const numbers = await uploader.prepare('Copper.Valley.S01E03.srt', subtitleText(`${form} ${style}`))
    const releases = ['Copper.Valley.S01E03.1080p.WEB.h264-ORE', 'Copper.Valley.S01E03.720p.WEB.h264-ORE']
    const fields = { ...episodeFields, ...numbers, releases, filmdb_id: 'tt9000002', tags: ['checked', 'uncut'] }
    const body = forms[form as keyof typeof forms](styles[style as keyof typeof styles](fields))
    const headers =
      style === 'camelCase' ? { authorization: `Bearer ${uploader.token}` } : { token: `Bearer ${uploader.token}` }
    const response = await fetch(`${service.url}/user/uploadSubtitle`, { method: 'POST', headers, body })
    expect(await response.json()).toMatchObject({ status: true })

    const [line] = (await review(service.dataDir)).lines.filter(({ n_id }) => n_id === numbers.n_id)
    expect(line).toMatchObject({
      title: 'Copper Valley',
      type: 'tv',
      season: 1,
      ef: 3,
      ee: 3,
      lang: 'FR',
      quality: 'web',
      production_type: 1,
      tags: ['checked', 'uncut'],
      files: [{ name: 'Copper.Valley.S01E03.srt' }],
    })
    await approve(numbers.n_id)
    expect(await rowOf(numbers.n_id, 'moviedb_id=900002&type=tv&season_number=1&episode_number=3')).toMatchObject({
      release_name: 'Copper.Valley.S01E03.1080p.WEB.h264-ORE',
      releases,
      language: 'FR',
      season: 1,
      episode: 3,
      episode_from: 3,
      episode_end: 3,
      full_season: false,
      hi: true,
      ai_translated: false,
      framerate: 2,
      fps: '23.976',
      comment: 'Checked twice.',
      author: 'test',
      unpack_files: [],
    })
  },
)

test.each([
  ['0', null],
  ['2', '23.976'],
  ['6', '23.980'],
  ['5', '24.000'],
  ['3', '25.000'],
  ['4', '29.970'],
  ['7', '30.000'],
])('framerate code %s is listed as %s', async (framerate, fps) => {
  const nId = await uploader.upload({ ...movieFields, framerate }, 'a.srt', subtitleText(`Code ${framerate}.`))
  await approve(nId)
  expect(await rowOf(nId)).toMatchObject({ framerate: Number(framerate), fps })
})

test.each([
  ['0', false],
  ['1', false],
  ['2', false],
  ['3', true],
])('production type %s is listed as machine made: %s', async (production_type, ai_translated) => {
  const nId = await uploader.upload(
    { ...movieFields, production_type },
    'a.srt',
    subtitleText(`Made ${production_type}.`),
  )
  await approve(nId)
  expect(await rowOf(nId)).toMatchObject({ ai_translated })
})

test('what is not reviewed or was rejected is not public', async () => {
  const [waiting, bad] = [await uploader.upload(movieFields), await uploader.upload(movieFields)]
  expect(await rowOf(waiting)).toBeUndefined()
  expect(await uploader.standing(waiting)).toEqual({
    status: 200,
    body: {
      ok: true,
      n_id: waiting,
      state: 'pending',
      reason: '',
      file_n_ids: [expect.any(String) as string],
      error: null,
    },
  })
  expect(await review(service.dataDir, '--reject', bad, '--reason', 'Out of sync.')).toMatchObject({ code: 0 })
  expect(await rowOf(bad)).toBeUndefined()
  expect(await uploader.standing(bad)).toMatchObject({ body: { state: 'rejected', reason: 'Out of sync.' } })
  expect(await review(service.dataDir, '--approve', bad)).toMatchObject({ code: 3 })
})

test('an approved upload is found by its file name and downloaded byte for byte, through v1 and v2', async () => {
  const name = 'The.Quiet.Harbour.2019.2160p.WEB.h265-PIER'
  const content = strToU8(`\ufeff${subtitleText('À bientôt.').replaceAll('\n', '\r\n')}`)
  const nId = await uploader.upload({ ...movieFields, releases: name }, `${name}.fr.srt`, content)
  await approve(nId)
  expect(await uploader.standing(nId)).toMatchObject({ body: { state: 'approved' } })

  const reply = await service.post('/api/v2/files/search', { filenames: [`${name}.mkv`], languages: 'FR' })
  const { files } = (await reply.json()) as { files: { subtitles: { n_id: string; url: string }[] }[] }
  expect(files[0]?.subtitles[0]?.n_id).toBe(nId)
  const zip = unzipSync(await bytesOf(files[0]!.subtitles[0]!.url))
  expect(Object.values(zip)).toEqual([content])
  expect(Object.keys(zip)).toEqual([`${name}.fr.srt`])
  expect(await bytesOf(`/api/v2/subtitles/${nId}/download?format=file`)).toEqual(content)
})

const unnumbered = { ...episodeFields, ef: undefined, ee: undefined }

test.each([
  ['by the name of the file', 'Copper.Valley.S01E06.HDTV.fr.srt', ['Copper.Valley.HDTV']],
  ['by the names of the releases', 'fr.srt', ['Copper.Valley.S01E06.1080p.WEB.h264-ORE']],
])('an episode sent without ef and ee is found %s', async (_, name, releases) => {
  const nId = await uploader.upload({ ...unnumbered, releases }, name, subtitleText(name))
  await approve(nId)
  const row = await rowOf(nId, 'moviedb_id=900002&type=tv&season_number=1&episode_number=6')
  expect(row).toMatchObject({ season: 1, episode: 6, episode_from: 6, episode_end: 6, full_season: false })
})

test('several episodes sent without ef and ee are a range', async () => {
  const nId = await uploader.getNId()
  const ids: string[] = []
  for (const episode of [7, 9]) {
    const { body } = await uploader.sendFile(`Copper.Valley.S01E0${episode}.srt`, subtitleText(`${episode}`), {
      n_id: nId,
    })
    ids.push((body['file'] as { file_n_id: string }).file_n_id)
  }
  const sent = await uploader.complete({ ...unnumbered, n_id: nId, file_n_ids: ids })
  expect(sent).toMatchObject({ status: 200 })
  await approve(nId)
  const row = await rowOf(nId, 'moviedb_id=900002&type=tv&season_number=1&episode_number=8')
  expect(row).toMatchObject({ episode: 7, episode_from: 7, episode_end: 9 })
})

test('several files are one pack, named as the upload says', async () => {
  const nId = await uploader.getNId()
  const ids: string[] = []
  for (const episode of [4, 5]) {
    const { body } = await uploader.sendFile(`Copper.Valley.S01E0${episode}.srt`, subtitleText(`${episode}`), {
      n_id: nId,
    })
    ids.push((body['file'] as { file_n_id: string }).file_n_id)
  }
  const sent = await uploader.complete({
    ...episodeFields,
    n_id: nId,
    file_n_ids: ids,
    name: 'Copper Valley 4-5',
    ef: '4',
    ee: '5',
  })
  expect(sent.status).toBe(200)
  await approve(nId)
  const row = await rowOf(nId, 'moviedb_id=900002&type=tv&season_number=1&episode_number=5')
  expect(row).toMatchObject({
    name: `Copper Valley 4-5.FR.${nId}.zip`,
    episode_from: 4,
    episode_end: 5,
    full_season: false,
  })
  const names = Object.keys(unzipSync(await bytesOf(row!.url)))
  expect(names).toEqual(['Copper.Valley.S01E04.srt', 'Copper.Valley.S01E05.srt'])
  expect(await bytesOf(`/subtitle/${nId}/${ids[1]}`)).toEqual(strToU8(subtitleText('5')))
})

test('a zip is a pack that is sent on as it came', async () => {
  const zip = zipSync({ 'S01E06.srt': strToU8(subtitleText('Six.')), 'S01E07.srt': strToU8(subtitleText('Sept.')) })
  const fields = {
    ...episodeFields,
    ef: undefined,
    ee: undefined,
    is_full_season: 'true',
    name: 'Copper.Valley.S01.zip',
  }
  const nId = await uploader.upload(fields, 'season.zip', zip)
  await approve(nId)
  const row = await rowOf(nId, 'moviedb_id=900002&type=tv&season_number=1&full_season=1')
  expect(row).toMatchObject({
    name: `Copper.Valley.S01.FR.${nId}.zip`,
    full_season: true,
    episode: 6,
    episode_from: 6,
    episode_end: 7,
  })
  expect(row).toMatchObject({
    unpack_files: [
      { name: 'S01E06.srt', episode: 6 },
      { name: 'S01E07.srt', episode: 7 },
    ],
  })
  expect(await bytesOf(row!.url)).toEqual(zip)
})

test('what turns the direction of a text is no part of a name, a release, a tag or a comment', async () => {
  const numbers = await uploader.prepare('Turned.srt', subtitleText('Turned.'))
  const [name, release] = ['Quiet\u202egnp.exe', '\u2066The.Quiet.Harbour.2019.WEB-EXE\u2069']
  const fields = { ...movieFields, ...numbers, name, releases: [release], tags: ['\u202btag'], comment: 'a\u202eb' }
  expect((await uploader.complete(fields)).body).toMatchObject({ status: true })
  const [line] = (await review(service.dataDir)).lines.filter(({ n_id }) => n_id === numbers.n_id)
  expect(line).toMatchObject({
    name: 'Quietgnp.exe',
    releases: ['The.Quiet.Harbour.2019.WEB-EXE'],
    tags: ['tag'],
    comment: 'ab',
  })
  const empty = { ...movieFields, ...(await uploader.prepare()), name: '\u202e' }
  expect((await uploader.complete(empty)).body).toEqual({ status: false, message: 'name: is missing.' })
})

test('of a zip that holds something else too only its subtitles are made public', async () => {
  const zip = zipSync({
    'S01E08.srt': strToU8(subtitleText('Huit.')),
    'S01E09.srt': strToU8(subtitleText('Neuf.')),
    'player.exe': strToU8('MZ and so on'),
    'readme.txt': strToU8('Visit us.'),
  })
  const fields = { ...episodeFields, ef: '8', ee: '9', name: 'Copper.Valley.S01E08-E09.zip' }
  const nId = await uploader.upload(fields, 'two.zip', zip)
  await approve(nId)
  const row = await rowOf(nId, 'moviedb_id=900002&type=tv&season_number=1&episode_number=8')
  const names = Object.keys(unzipSync(await bytesOf(row!.url)))
  expect(names.map((name) => name.slice(-10))).toEqual(['S01E08.srt', 'S01E09.srt'])
})

test('step 3 refuses what unpacks to more than an upload may hold, and nothing of it is sent', async () => {
  const { n_id: nId, file_n_ids: first } = await uploader.prepare('1.srt')
  const sent = await Promise.all(['2.srt', '3.srt'].map((name) => uploader.sendFile(name, subtitleText(), { nId })))
  const others = sent.map(({ body }) => (body['file'] as { file_n_id: string }).file_n_id)
  const database = openStoreOf(service.dataDir)
  onTestFinished(() => database.close())
  database.run("UPDATE upload_files SET name = 'pack.zip', bytes = ? WHERE n_id = ?", zipOfAnnounced(60), Number(nId))
  const refused = await uploader.complete({ ...movieFields, n_id: nId, file_n_ids: [first, ...others] })
  expect([refused.status, refused.body]).toEqual([
    413,
    {
      status: false,
      message: 'file_n_ids: the files hold more than 128 MiB together. Send them in parts.',
    },
  ])
  expect((await uploader.standing(nId)).body).toMatchObject({ state: 'open' })
})

test('of an upload that was taken before there was a limit nothing is added or made public', async () => {
  const { n_id: nId, file_n_ids: first } = await uploader.prepare('1.srt')
  const sent = await Promise.all(
    ['2.srt', '3.srt', '4.srt'].map((name) => uploader.sendFile(name, subtitleText(), { nId })),
  )
  const [last = '', ...others] = sent.map(({ body }) => (body['file'] as { file_n_id: string }).file_n_id)
  await uploader.complete({ ...movieFields, n_id: nId, file_n_ids: [first, ...others, last] })
  const database = openStoreOf(service.dataDir)
  onTestFinished(() => database.close())
  const fill = "UPDATE upload_files SET name = 'pack.zip', bytes = ? WHERE file_n_id = ?"
  for (const id of [first, ...others]) database.run(fill, zipOfAnnounced(60), Number(id))
  const refused = await uploader.sendFile('c.srt', subtitleText('Sea.'), { fileNId: last })
  expect(refused).toMatchObject({ status: 413, body: { ok: false } })
  expect(database.get('SELECT name FROM upload_files WHERE file_n_id = ?', Number(last))).toEqual({ name: '2.srt' })
  expect(await review(service.dataDir, '--approve', nId)).toMatchObject({
    code: 3,
    err: [expect.stringContaining('the files hold more than 128 MiB together')],
  })
  expect(await review(service.dataDir, '--reject', nId, '--reason', 'Too large.')).toMatchObject({ code: 0 })
})

test('a file is replaced by its file_n_id until it is sent', async () => {
  const numbers = await uploader.prepare('a.srt', subtitleText('First.'))
  const replaced = await uploader.sendFile('b.srt', subtitleText('Second.'), { fileNId: numbers.file_n_ids })
  expect(replaced.body).toMatchObject({
    n_id: numbers.n_id,
    file: { fileName: 'b.srt', file_n_id: numbers.file_n_ids },
  })
  await uploader.complete({ ...movieFields, ...numbers })
  await approve(numbers.n_id)
  expect(await bytesOf(`/api/v2/subtitles/${numbers.n_id}/download?format=file`)).toEqual(
    strToU8(subtitleText('Second.')),
  )
})

test.each(['before its review', 'after its approval', 'after its rejection'])(
  'a sent file is replaced %s by its file_n_id, and is reviewed again',
  async (when) => {
    const comment = `Replaced ${when}.`
    const nId = await uploader.upload({ ...movieFields, comment }, 'a.srt', subtitleText(`Typo ${when}.`))
    if (when === 'after its approval') await approve(nId)
    if (when === 'after its rejection') await review(service.dataDir, '--reject', nId, '--reason', 'A typo.')
    const { body } = await uploader.standing(nId)
    const [fileNId = ''] = body['file_n_ids'] as string[]

    const replaced = await uploader.sendFile('a.srt', subtitleText(`No typo ${when}.`), { file_n_id: fileNId })
    expect(replaced).toMatchObject({ status: 200, body: { ok: true, n_id: nId, file: { file_n_id: fileNId } } })
    expect((await uploader.standing(nId)).body).toMatchObject({ state: 'pending', reason: '', file_n_ids: [fileNId] })
    // What is public stays so until the review has said its word.
    const before = await service.get(`/api/v2/subtitles/${nId}/download?format=file`)
    expect(before.status).toBe(when === 'after its approval' ? 200 : 404)
    await approve(nId)
    const text = `/api/v2/subtitles/${nId}/download?format=file`
    // The same download by the same key is free within a day, and still the newest text.
    expect(await bytesOf(text)).toEqual(strToU8(subtitleText(`No typo ${when}.`)))
  },
)

test('one file of an approved pack is replaced in three steps, the others stay', async () => {
  const first = await uploader.getNId()
  const ids: string[] = []
  for (const episode of [5, 6]) {
    const { body } = await uploader.sendFile(`Copper.Valley.S01E0${episode}.srt`, subtitleText(`E${episode}.`), {
      n_id: first,
    })
    ids.push((body['file'] as { file_n_id: string }).file_n_id)
  }
  const fields = { ...episodeFields, lang: 'DE', ef: '5', ee: '6', comment: 'Pack.' }
  expect(await uploader.complete({ ...fields, n_id: first, file_n_ids: ids })).toMatchObject({ status: 200 })
  await approve(first)

  const second = await uploader.getNId()
  const [, sixth = ''] = ids
  await uploader.sendFile('Copper.Valley.S01E06.srt', subtitleText('Six.'), { n_id: second, file_n_id: sixth })
  expect(await uploader.complete({ ...fields, n_id: second, file_n_ids: sixth })).toMatchObject({ status: 200 })
  await approve(second)
  const zip = unzipSync(await bytesOf(`/api/v2/subtitles/${second}/download`))
  expect(Object.values(zip).map((bytes) => new TextDecoder().decode(bytes))).toEqual([
    subtitleText('E5.'),
    subtitleText('Six.'),
  ])
  expect((await service.get(`/api/v2/subtitles/${first}/download`)).status).toBe(404)
})

test("somebody else's sent file cannot be replaced", async () => {
  const nId = await uploader.upload({ ...movieFields, comment: 'Mine.' })
  const [fileNId = ''] = (await uploader.standing(nId)).body['file_n_ids'] as string[]
  const stranger = uploaderOf(service, service.newTokenOf('stranger'))
  const refused = await stranger.sendFile('a.srt', subtitleText('Theirs.'), { file_n_id: fileNId })
  expect(refused).toMatchObject({
    status: 400,
    body: { ok: false, error: expect.stringMatching(/^file_n_id: /) as string },
  })
})

test('a title that the catalogue lacks is shown in the review and made by the approval', async () => {
  const name = 'The.Lantern.Keepers.2021.1080p.WEB.h264-WICK'
  const fields = { ...movieFields, moviedb_id: '987654', filmdb_id: 'tt9876543', name, releases: [name] }
  const nId = await uploader.upload(fields, 'a.srt', subtitleText('Lanterns.'))
  const search = '/api/v1/subtitles?moviedb_id=987654&type=movie'
  expect(await (await service.get(search)).json()).toMatchObject({ status: false, results: [] })
  const line = (await review(service.dataDir)).lines.find((one) => one['n_id'] === nId)
  expect(line).toMatchObject({ title: 'The Lantern Keepers', year: 2021, is_new_title: true })
  await approve(nId)
  expect(await (await service.get(search)).json()).toMatchObject({
    results: [{ name: 'The Lantern Keepers', year: 2021, type: 'movie', moviedb_id: 987654, filmdb_id: 'tt9876543' }],
    subtitles: [{ n_id: nId }],
  })
})

test("an update by sd_id takes the place of one's own subtitle, and only of one's own", async () => {
  const first = await uploader.upload(movieFields, 'a.srt', subtitleText('Typo.'))
  await approve(first)
  const stranger = uploaderOf(service, service.newTokenOf('stranger'))
  await expect(stranger.upload({ ...movieFields, sd_id: first })).rejects.toThrow(/^sd_id: /)

  const second = await uploader.upload({ ...movieFields, sd_id: first }, 'a.srt', subtitleText('No typo.'))
  expect(await rowOf(first)).toBeDefined()
  await approve(second)
  expect(await rowOf(first)).toBeUndefined()
  expect(await rowOf(second)).toBeDefined()
  expect((await service.get(`/api/v2/subtitles/${first}/download`)).status).toBe(404)
})

test('the very same subtitle is not made public twice', async () => {
  const fields = { ...movieFields, comment: 'Once.' }
  const [first, second] = [await uploader.upload(fields), await uploader.upload(fields)]
  await approve(first)
  const refused = await review(service.dataDir, '--approve', second)
  expect([refused.code, refused.err]).toEqual([3, [expect.stringContaining('already')]])
})
