/** Every rule of the upload's parameters (API §4): the first wrong field is named, in each form, and nothing is kept of a refusal. */
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService, type TestService } from '../support/services/startService.ts'
import { openStoreOf } from '../support/services/storeOfTests.ts'
import {
  episodeFields,
  inCamelCase,
  movieFields,
  review,
  subtitleText,
  uploaderOf,
  urlencodedOf,
  type Fields,
  type Uploader,
} from '../support/make/archives/uploadForms.ts'

let service: TestService
let uploader: Uploader
let stranger: Uploader
beforeAll(async () => {
  service = await startTestService()
  uploader = uploaderOf(service)
  stranger = uploaderOf(service, service.newTokenOf('stranger'))
})
afterAll(() => service.close())

test('a second file in the form of step 2 is refused, none is kept', async () => {
  const form = new FormData()
  for (const name of ['a.srt', 'b.srt']) form.append('subtitle', new Blob([subtitleText(name)]), name)
  const init = { method: 'POST', body: form, headers: { token: uploader.token } }
  const response = await fetch(`${service.url}/user/uploadSingleSubtitle`, init)
  expect([response.status, await response.json()]).toEqual([
    400,
    { ok: false, error: expect.stringMatching(/^subtitle: /) as string },
  ])
})

test('a file of 6 MB is refused by its name and with the limit', async () => {
  const { status, body } = await uploader.sendFile('a.srt', new Uint8Array(6 * 2 ** 20))
  expect([status, body]).toEqual([413, { ok: false, error: expect.stringMatching(/^subtitle: .*5 MiB/) as string }])
})

/** Field, what is wrong with it, the form it stands in. An undefined value leaves the field out. */
const wrongFields: readonly (readonly [string, string | readonly string[] | undefined, Fields])[] = [
  ['file_n_ids', undefined, movieFields],
  ['file_n_ids', '999', movieFields],
  ['n_id', undefined, movieFields],
  ['n_id', '999', movieFields],
  ['n_id', 'x', movieFields],
  ['type', undefined, movieFields],
  ['type', 'film', movieFields],
  ['moviedb_id', undefined, movieFields],
  ['moviedb_id', 'x', movieFields],
  ['moviedb_id', '-1', movieFields],
  ['service_id', '1300002', movieFields],
  ['service_id', 'x', movieFields],
  ['name', undefined, movieFields],
  ['name', 'x'.repeat(256), movieFields],
  ['name', 'two\nlines', movieFields],
  ['lang', undefined, movieFields],
  ['lang', 'XX', movieFields],
  ['quality', undefined, movieFields],
  ['quality', 'vhs', movieFields],
  ['production_type', '4', movieFields],
  ['production_type', 'x', movieFields],
  ['releases', undefined, movieFields],
  ['releases', '[]', movieFields],
  ['releases', 'x'.repeat(256), movieFields],
  ['framerate', '1', movieFields],
  ['framerate', '8', movieFields],
  ['framerate', '23.5', movieFields],
  ['comment', undefined, movieFields],
  ['comment', 'x'.repeat(2_001), movieFields],
  ['comment', 'a\u0000b', movieFields],
  ['season', undefined, movieFields],
  ['season', '1', movieFields],
  ['season', undefined, episodeFields],
  ['season', '-1', episodeFields],
  ['season', 'x', episodeFields],
  ['hi', undefined, movieFields],
  ['hi', 'maybe', movieFields],
  ['is_full_season', undefined, movieFields],
  ['is_full_season', 'true', movieFields],
  ['is_full_season', '2', episodeFields],
  ['filmdb_id', '9000001', movieFields],
  ['filmdb_id', 'tt9000004', movieFields],
  ['filmdb_id', 'tt9000002', movieFields],
  ['filmdb_id', 'tt9000001', { ...episodeFields, moviedb_id: '5' }],
  ['tags', 'x'.repeat(256), movieFields],
  ['ef', '1', movieFields],
  ['ef', 'x', episodeFields],
  ['ee', '2', episodeFields],
  ['sd_id', '999', movieFields],
  ['sd_id', 'x', movieFields],
]

const cases = wrongFields.map(([field, value, fields]) => ({ field, value, fields, shown: String(value).slice(0, 20) }))

test.each(cases)('step 3 names $field when it is $shown', async ({ field, value, fields }) => {
  const numbers = await uploader.prepare()
  const form = { ...numbers, ...fields, [field]: value }
  const refused = await uploader.complete(form)
  expect(refused).toEqual({
    status: 400,
    body: { status: false, message: expect.stringMatching(new RegExp(`^${field}: .+\\.$`)) as string },
  })
  // The same in the other form and the other style, and the refusals cost the number nothing.
  const again = await fetch(`${service.url}/user/uploadSubtitle`, {
    method: 'POST',
    headers: { authorization: `Bearer ${uploader.token}` },
    body: urlencodedOf(inCamelCase(form)),
  })
  expect(await again.json()).toEqual(refused.body)
  expect(await uploader.complete({ ...numbers, ...fields })).toMatchObject({ status: 200 })
})

/** In the order of the table, each as it may not be. */
const wrongTable: readonly (readonly [string, string | undefined])[] = [
  ['type', 'film'],
  ['moviedb_id', 'x'],
  ['name', 'two\nlines'],
  ['lang', 'XX'],
  ['quality', 'vhs'],
  ['production_type', '4'],
  ['releases', '[]'],
  ['framerate', '1'],
  ['comment', undefined],
  ['season', '1'],
  ['hi', 'maybe'],
  ['is_full_season', '2'],
]

test('of several wrong fields the first of the table is named', async () => {
  const numbers = await uploader.prepare()
  for (const [at, [field]] of wrongTable.entries()) {
    const refused = await uploader.complete({
      ...numbers,
      ...movieFields,
      ...Object.fromEntries(wrongTable.slice(at)),
    })
    expect(refused.body['message']).toMatch(new RegExp(`^${field}: `))
  }
})

test.each([
  ['an empty comment', { comment: '' }],
  ['no production type and no framerate', { production_type: undefined, framerate: undefined }],
  ['a language in lower case', { lang: 'br_pt' }],
  // Habits of clients: names of languages as another service spells them, the rate itself, the word of the release.
  ['a language by its name', { lang: 'Brazillian Portuguese' }],
  ['a rate with decimals', { framerate: '25.000' }],
  ['a rate without', { framerate: '24' }],
  ['the source of a release for its quality', { quality: 'WEBRip' }],
  ['a title by service_id alone', { moviedb_id: undefined, service_id: '1300001' }],
  ['a title by service_id as "sd123"', { moviedb_id: undefined, service_id: 'sd1300001' }],
  ['a title by both its ids', { filmdb_id: 'tt9000001' }],
  ['a title whose number is unknown by its other id', { moviedb_id: '5', filmdb_id: 'tt9000001' }],
  ['flags as 1 and 0', { hi: '1', is_full_season: '0' }],
  ['flags in capitals', { hi: 'TRUE', is_full_season: 'False' }],
  ['releases as JSON', { releases: '["One.2019","Two, the second.2019"]' }],
  ['releases as a comma list', { releases: 'One.2019,Two.2019' }],
  ['a release in brackets', { releases: '[One] 2019' }],
  ['zeros where a movie has nothing', { ef: '0', ee: '0', sd_id: '0' }],
  ['an unknown field', { colour: 'blue' }],
] as readonly (readonly [string, Fields])[])('step 3 takes %s', async (_what, change) => {
  const sent = await uploader.complete({ ...(await uploader.prepare()), ...movieFields, ...change })
  expect(sent).toMatchObject({ status: 200, body: { status: true } })
})

test.each([
  ['repeated', { releases: ['One.2019', 'Two, the second.2019'] }, ['One.2019', 'Two, the second.2019']],
  ['in JSON', { releases: '["One.2019","Two, the second.2019"]' }, ['One.2019', 'Two, the second.2019']],
  ['in a comma list', { releases: 'One.2019, Two.2019' }, ['One.2019', 'Two.2019']],
  ['with brackets', { releases: undefined, 'releases[]': ['One.2019', 'Two.2019'] }, ['One.2019', 'Two.2019']],
  [
    'with numbers',
    { releases: undefined, 'releases[0]': 'One.2019', 'releases[1]': 'Two.2019' },
    ['One.2019', 'Two.2019'],
  ],
] as readonly (readonly [string, Fields, readonly string[]])[])('a list may be %s', async (_how, change, expected) => {
  const nId = await uploader.upload({ ...movieFields, ...change })
  const line = (await review(service.dataDir)).lines.find((one) => one['n_id'] === nId)
  expect(line).toMatchObject({ releases: expected })
})

test.each([
  ['web', 'web'],
  ['bluray', 'bluray'],
  ['dvd', 'dvd'],
  ['hdtv', 'hdtv'],
  ['cam', 'cam'],
  ['BDRip', 'bluray'],
])('quality %s is kept as %s', async (quality, kept) => {
  const nId = await uploader.upload({ ...movieFields, quality })
  const line = (await review(service.dataDir)).lines.find((one) => one['n_id'] === nId)
  expect(line).toMatchObject({ quality: kept })
})

test('a comment that an older version let through does not keep its account from uploading', async () => {
  const nId = await uploader.upload(movieFields)
  const database = openStoreOf(service.dataDir)
  const fields = String.raw`replace(fields, 'Checked twice.', 'Checked\u0000 \\u0000 twice.')`
  database.run(`UPDATE uploads SET fields = ${fields} WHERE n_id = ?`, Number(nId))
  database.close()
  expect(await uploader.upload(movieFields)).toMatch(/^\d+$/)
  expect(await uploader.standing(nId)).toMatchObject({ status: 200, body: { state: 'pending' } })
})

test.each(['99999999999999999999', '0x10', '1e3', '0', 'x'])('%s is the number of no upload', async (nId) => {
  expect(await uploader.standing(nId)).toMatchObject({ status: 404, body: { ok: false } })
})

test('a number has one spelling', async () => {
  const nId = await uploader.getNId()
  expect((await uploader.standing(nId)).status).toBe(200)
  for (const other of [`0${nId}`, `${nId}.0`, `+${nId}`]) expect((await uploader.standing(other)).status).toBe(404)
})

test('a number is used once', async () => {
  const numbers = await uploader.prepare()
  expect(await uploader.complete({ ...movieFields, ...numbers })).toMatchObject({ status: 200 })
  const { body } = await uploader.sendFile('a.srt', subtitleText())
  const other = (body['file'] as { file_n_id: string }).file_n_id
  const again = await uploader.complete({ ...movieFields, ...numbers, file_n_ids: other })
  expect(again).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^n_id: .*already/) as string } })
  const late = await uploader.sendFile('a.srt', subtitleText(), { n_id: numbers.n_id })
  expect(late).toMatchObject({ status: 400, body: { ok: false, error: expect.stringMatching(/^n_id: /) as string } })
  expect((await review(service.dataDir)).lines.filter((line) => line['n_id'] === numbers.n_id)).toHaveLength(1)
})

test('a file goes into one upload, the one it was sent for', async () => {
  const [one, two] = [await uploader.prepare(), await uploader.prepare()]
  const crossed = await uploader.complete({ ...movieFields, n_id: one.n_id, file_n_ids: two.file_n_ids })
  expect(crossed.body['message']).toMatch(/^file_n_ids: /)
  expect(await uploader.complete({ ...movieFields, ...one })).toMatchObject({ status: 200 })
  const reused = await uploader.complete({ ...movieFields, n_id: two.n_id, file_n_ids: one.file_n_ids })
  expect(reused.body['message']).toMatch(/^file_n_ids: /)
})

test("somebody else's numbers and files are as unknown as those that are not there", async () => {
  const mine = await uploader.prepare()
  const [number, file] = await Promise.all([
    stranger.complete({ ...movieFields, ...(await stranger.prepare()), n_id: mine.n_id }),
    stranger.complete({ ...movieFields, ...(await stranger.prepare()), file_n_ids: mine.file_n_ids }),
  ])
  expect(number.body['message']).toMatch(/^n_id: /)
  expect(file.body['message']).toMatch(/^file_n_ids: /)
  expect((await stranger.sendFile('a.srt', subtitleText(), { n_id: mine.n_id })).body['error']).toMatch(/^n_id: /)
  expect((await stranger.sendFile('a.srt', subtitleText(), { file_n_id: mine.file_n_ids })).body['error']).toMatch(
    /^file_n_id: /,
  )
  expect((await stranger.standing(mine.n_id)).status).toBe(404)
})

const good: readonly (readonly [string, string | Uint8Array])[] = [
  ['a.srt', subtitleText()],
  ['a.SRT', subtitleText()],
  ['a.ass', '[Script Info]\n[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00,0:00:02.00,Hi\n'],
  [
    'a.ssa',
    '[Script Info]\nScriptType: v4.00\n[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00,0:00:02.00,Hi\n',
  ],
  ['a.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n'],
  ['a.sub', '{25}{50}Hi\n{75}{100}There\n'],
  ['a.smi', '<SAMI><BODY><SYNC Start=1000><P>Hi<SYNC Start=2000><P>&nbsp;</BODY></SAMI>'],
  ['a.zip', zipSync({ 'a.srt': strToU8(subtitleText()) })],
]
test.each(good)('step 2 takes %s', async (name, content) => {
  expect(await uploader.sendFile(name, content)).toMatchObject({ status: 200, body: { ok: true } })
})

const bad: readonly (readonly [string, string, string | Uint8Array])[] = [
  ['a program', 'a.exe', subtitleText()],
  ['no extension', 'a', subtitleText()],
  ['a text file', 'a.txt', subtitleText()],
  ['prose', 'a.srt', 'Nothing but words.'],
  ['nothing', 'a.srt', ''],
  ['a picture', 'a.srt', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3)],
  ['a zip under a subtitle’s name', 'a.srt', zipSync({ 'a.srt': strToU8(subtitleText()) })],
  ['a zip without subtitles', 'a.zip', zipSync({ 'a.txt': strToU8('x') })],
  ['a broken zip', 'a.zip', strToU8('PK\u0003\u0004 broken')],
]
test.each(bad)('step 2 refuses %s', async (_what, name, content) => {
  expect(await uploader.sendFile(name, content)).toEqual({
    status: 400,
    body: { ok: false, error: expect.stringMatching(/^subtitle: .+/) as string },
  })
})

test('a file may have 5 MiB, and not a byte more', async () => {
  const cue = subtitleText('x'.repeat(960))
  const cues = Array.from({ length: 5_200 }, () => cue).join('\n')
  const full = cues + '\n'.repeat(5 * 2 ** 20 - cues.length)
  expect(await uploader.sendFile('a.srt', full)).toMatchObject({
    status: 200,
    body: { file: { fileSize: 5 * 2 ** 20 } },
  })
  expect(await uploader.sendFile('a.srt', `${full}\n`)).toMatchObject({ status: 413, body: { ok: false } })
  expect(await uploader.sendFile('a.srt', full + full)).toMatchObject({ status: 413, body: { ok: false } })
})

test('step 2 without a file, and steps without a form, say so', async () => {
  const post = async (path: string, body?: FormData | string, type?: string) => {
    const headers = { token: uploader.token, ...(type && { 'content-type': type }) }
    const response = await fetch(service.url + path, { method: 'POST', headers, ...(body && { body }) })
    return [response.status, await response.json()] as const
  }
  const form = new FormData()
  form.append('n_id', '1')
  expect(await post('/user/uploadSingleSubtitle', form)).toEqual([
    400,
    { ok: false, error: 'subtitle: the file is missing.' },
  ])
  const noForm = expect.stringContaining('form') as string
  expect(await post('/user/uploadSubtitle', '{}', 'application/json')).toEqual([
    400,
    { status: false, message: noForm },
  ])
  expect(await post('/user/uploadSubtitle')).toEqual([400, { status: false, message: noForm }])
  expect(await post('/user/uploadSingleSubtitle', 'x', 'multipart/form-data')).toEqual([
    400,
    { ok: false, error: noForm },
  ])
})

const steps = [
  ['GET', '/user/getNId', { ok: false, n_id: null }],
  ['POST', '/user/uploadSingleSubtitle', { ok: false }],
  ['POST', '/user/uploadSubtitle', { status: false }],
  ['GET', '/user/uploads/1', { ok: false }],
] as const

test.each(steps)('%s %s takes the token bare or as Bearer, in either header', async (method, path) => {
  const ask = async (headers: Record<string, string>) => (await fetch(service.url + path, { method, headers })).status
  const taken = await ask({ token: uploader.token })
  expect([401, 403]).not.toContain(taken)
  expect(await ask({ token: `Bearer ${uploader.token}` })).toBe(taken)
  expect(await ask({ authorization: `Bearer ${uploader.token}` })).toBe(taken)
  expect(await ask({ authorization: uploader.token })).toBe(taken)
  expect(await ask({ authorization: 'Basic bWU6cGFzcw==' })).toBe(401)
})

test.each(steps)(
  '%s %s refuses a missing token, a wrong one and an API key in its own shape',
  async (method, path, shape) => {
    const ask = async (headers: Record<string, string>) => fetch(service.url + path, { method, headers })
    const missing = await ask({})
    expect([missing.status, await missing.json()]).toMatchObject([401, shape])
    expect((await ask({ token: 'wrong' })).status).toBe(403)
    expect((await ask({ token: service.key })).status).toBe(403)
  },
)

test('an upload token is no API key', async () => {
  const headers = { 'x-api-key': uploader.token }
  expect((await fetch(`${service.url}/api/v2/me`, { headers })).status).toBe(403)
})
