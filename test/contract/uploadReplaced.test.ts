/** Files of public packs that are replaced (API §4, step 2, `file_n_id`, and step 3, `sd_id`), one after the other and at once. */
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestService, type TestService } from '../support/services/startService.ts'
import { openStoreOf } from '../support/services/storeOfTests.ts'
import {
  episodeFields,
  movieFields,
  review,
  subtitleText,
  uploaderOf,
  type Fields,
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
  expect(await review(service.dataDir, '--approve', nId)).toMatchObject({ code: 0, err: [] })

const reject = async (nId: string) =>
  expect(await review(service.dataDir, '--reject', nId, '--reason', 'A typo.')).toMatchObject({ code: 0, err: [] })

const waiting = async (nId: string) => (await review(service.dataDir)).lines.find((line) => line['n_id'] === nId)

/** Of a release of its own for each test: the same files of the same release are not taken twice. */
let packFields: Fields
beforeEach(({ task }) => {
  const release = `Copper.Valley.S01E05E06.1080p.WEB.h264-${task.id.replace(/\W/g, '')}`
  packFields = { ...episodeFields, ef: '5', ee: '6', name: release, releases: [release] }
})

/** Step 2 alone; answers the number of the file. */
async function send(words: string, fields: Fields, name = 'Copper.Valley.S01E05.srt'): Promise<string> {
  const { status, body } = await uploader.sendFile(name, subtitleText(words), fields)
  expect(body).toMatchObject({ ok: true })
  expect(status).toBe(200)
  return (body['file'] as { file_n_id: string }).file_n_id
}

/** All three steps for several files; nothing is approved. */
async function sendPack(about: string, fields: Fields = packFields) {
  const nId = await uploader.getNId()
  const five = await send(`${about} five.`, { n_id: nId }, 'Copper.Valley.S01E05.srt')
  const six = await send(`${about} six.`, { n_id: nId }, 'Copper.Valley.S01E06.srt')
  const sent = await uploader.complete({ ...fields, n_id: nId, file_n_ids: [five, six] })
  expect(sent).toMatchObject({ status: 200 })
  return { nId, five, six }
}

async function publicPack(about: string) {
  const pack = await sendPack(about)
  await approve(pack.nId)
  return pack
}

/** Three steps that replace one file, under a new number. */
async function replaceAnew(fileNId: string, words: string, fields: Fields = packFields): Promise<string> {
  const nId = await uploader.getNId()
  await send(words, { n_id: nId, file_n_id: fileNId })
  expect(await uploader.complete({ ...fields, n_id: nId, file_n_ids: fileNId })).toMatchObject({ status: 200 })
  return nId
}

/** The words of what is public under a number, in any order; null where nothing is. */
async function wordsOf(nId: string): Promise<readonly string[] | null> {
  const reply = await service.get(`/api/v2/subtitles/${nId}/download`)
  if (reply.status === 404) return null
  expect(reply.status).toBe(200)
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  return Object.values(files)
    .map((bytes) => new TextDecoder().decode(bytes).split('\n')[2] ?? '')
    .toSorted()
}

test('both files of a public pack are replaced before the review, with its number or without', async () => {
  const { nId, five, six } = await publicPack('Both')
  await send('Mended five.', { n_id: nId, file_n_id: five })
  expect((await waiting(nId))?.['files']).toHaveLength(1)
  expect(
    await uploader.sendFile('Copper.Valley.S01E06.srt', subtitleText('Six at first.'), { file_n_id: six }),
  ).toEqual({
    status: 200,
    body: {
      ok: true,
      n_id: nId,
      file: expect.objectContaining({ fileName: 'Copper.Valley.S01E06.srt', file_n_id: six }) as object,
    },
  })
  await send('Mended six.', { n_id: nId, file_n_id: six }, 'Copper.Valley.S01E06.srt')
  expect(await wordsOf(nId)).toEqual(['Both five.', 'Both six.'])
  await approve(nId)
  expect(await wordsOf(nId)).toEqual(['Mended five.', 'Mended six.'])
})

test('the other file of a pack whose first file has a new number is replaced there', async () => {
  const pack = await publicPack('Other')
  const second = await replaceAnew(pack.five, 'Mended five.')
  await approve(second)
  expect(await wordsOf(pack.nId)).toBeNull()

  const named = await uploader.sendFile('Copper.Valley.S01E06.srt', subtitleText('Mended six.'), {
    file_n_id: pack.six,
  })
  expect(named).toMatchObject({ status: 200, body: { ok: true, n_id: second } })
  await approve(second)
  expect(await wordsOf(second)).toEqual(['Mended five.', 'Mended six.'])

  await send('Five, mended twice.', { file_n_id: pack.five })
  await approve(second)
  expect(await wordsOf(second)).toEqual(['Five, mended twice.', 'Mended six.'])
})

test('the other file of a pack whose first file has a new number is replaced under a third one', async () => {
  const pack = await publicPack('Third')
  const second = await replaceAnew(pack.five, 'Mended five.')
  await approve(second)
  const third = await replaceAnew(pack.six, 'Mended six.')
  await approve(third)
  expect(await Promise.all([pack.nId, second].map(wordsOf))).toEqual([null, null])
  expect(await wordsOf(third)).toEqual(['Mended five.', 'Mended six.'])
})

test.each([
  ['in the order in which they came', 0],
  ['the later one first', 1],
])('two files of a pack wait under two new numbers and are approved %s', async (how, first) => {
  const pack = await publicPack(`Two ${how}`)
  const numbers = [await replaceAnew(pack.five, 'Mended five.'), await replaceAnew(pack.six, 'Mended six.')]
  const [earlier = '', later = ''] = first === 0 ? numbers : numbers.toReversed()
  await approve(earlier)
  expect(await waiting(later)).toMatchObject({ sd_id: earlier })
  await approve(later)
  expect(await Promise.all([pack.nId, earlier].map(wordsOf))).toEqual([null, null])
  expect(await wordsOf(later)).toEqual(['Mended five.', 'Mended six.'])
})

test('a file of another upload that waits is not made public with this one', async () => {
  const pack = await publicPack('Unseen')
  const open = await uploader.getNId()
  await send('Nobody has seen this.', { n_id: open, file_n_id: pack.six }, 'Copper.Valley.S01E06.srt')
  await send('Mended five.', { file_n_id: pack.five })
  await approve(pack.nId)
  expect(await wordsOf(pack.nId)).toEqual(['Mended five.', 'Unseen six.'])
  expect(await uploader.complete({ ...packFields, n_id: open, file_n_ids: pack.six })).toMatchObject({ status: 200 })
  await approve(open)
  expect(await wordsOf(open)).toEqual(['Mended five.', 'Nobody has seen this.'])
})

test('a file that was added meanwhile stays', async () => {
  const pack = await publicPack('Added')
  const late = await replaceAnew(pack.six, 'Mended six.')
  const nId = await uploader.getNId()
  await send('Mended five.', { n_id: nId, file_n_id: pack.five })
  const seven = await send('Added seven.', { n_id: nId }, 'Copper.Valley.S01E07.srt')
  const fields = { ...packFields, ee: '7', n_id: nId, file_n_ids: [pack.five, seven] }
  expect(await uploader.complete(fields)).toMatchObject({ status: 200 })
  await approve(nId)
  await approve(late)
  expect(await wordsOf(late)).toEqual(['Added seven.', 'Mended five.', 'Mended six.'])
})

test('of two waiting updates of one subtitle the second is refused, and nothing is public twice', async () => {
  const first = await uploader.upload(movieFields, 'a.srt', subtitleText('Update at first.'))
  await approve(first)
  const fields = { ...movieFields, sd_id: first }
  const [second, third] = [
    await uploader.upload(fields, 'a.srt', subtitleText('Update two.')),
    await uploader.upload(fields, 'a.srt', subtitleText('Update three.')),
  ]
  await approve(second)
  expect(await review(service.dataDir, '--approve', third)).toEqual({
    code: 3,
    lines: [],
    err: [expect.stringContaining('takes the place of was replaced meanwhile. Reject the upload with a reason.')],
  })
  expect(await Promise.all([first, third].map(wordsOf))).toEqual([null, null])
  expect(await wordsOf(second)).toEqual(['Update two.'])
  await reject(third)
  expect((await uploader.standing(third)).body).toMatchObject({ state: 'rejected' })
})

test('a file of a subtitle that was replaced as a whole is not brought back beside its successor', async () => {
  const first = await uploader.upload(movieFields, 'a.srt', subtitleText('Whole at first.'))
  await approve(first)
  const [fileNId = ''] = (await uploader.standing(first)).body['file_n_ids'] as string[]
  // One replacement waits already when the successor becomes public.
  await send('Whole, mended.', { file_n_id: fileNId }, 'a.srt')
  const second = await uploader.upload({ ...movieFields, sd_id: first }, 'a.srt', subtitleText('Whole anew.'))
  await approve(second)
  expect(await review(service.dataDir, '--approve', first)).toMatchObject({
    code: 3,
    err: [expect.stringContaining('was replaced meanwhile')],
  })
  await reject(first)
  for (const fields of [{ file_n_id: fileNId }, { n_id: await uploader.getNId(), file_n_id: fileNId }])
    expect(await uploader.sendFile('a.srt', subtitleText('Whole, late.'), fields)).toEqual({
      status: 400,
      body: { ok: false, error: 'file_n_id: its subtitle was replaced by another one. Send the file anew.' },
    })
  expect(await wordsOf(first)).toBeNull()
  expect(await wordsOf(second)).toEqual(['Whole anew.'])
})

test('a rejected replacement leaves its sender everything: sd_id, and each file of the pack', async () => {
  const pack = await publicPack('Locked')
  await send('Wrong five.', { file_n_id: pack.five })
  const during = await uploader.prepare('Copper.Valley.S01E05.srt', subtitleText('Update while one waits.'))
  expect(await uploader.complete({ ...packFields, ...during, sd_id: pack.nId })).toMatchObject({ status: 200 })
  await reject(during.n_id)
  await reject(pack.nId)
  expect(await wordsOf(pack.nId)).toEqual(['Locked five.', 'Locked six.'])

  await send('Mended five.', { n_id: pack.nId, file_n_id: pack.five })
  await send('Mended six.', { n_id: pack.nId, file_n_id: pack.six }, 'Copper.Valley.S01E06.srt')
  await approve(pack.nId)
  expect(await wordsOf(pack.nId)).toEqual(['Mended five.', 'Mended six.'])
})

test('a file of a rejected replacement is mended under its own number or that of its public pack', async () => {
  const pack = await publicPack('Again')
  const second = await replaceAnew(pack.five, 'Wrong five.')
  await reject(second)
  await send('Better five.', { n_id: second, file_n_id: pack.five })
  expect(await waiting(second)).toMatchObject({ sd_id: pack.nId })
  await reject(second)
  const { body } = await uploader.sendFile('Copper.Valley.S01E05.srt', subtitleText('Best five.'), {
    file_n_id: pack.five,
  })
  expect(body).toMatchObject({ ok: true, n_id: pack.nId })
  await approve(pack.nId)
  expect(await wordsOf(pack.nId)).toEqual(['Again six.', 'Best five.'])
})

test('a rejected pack that was never public is sent anew, with all of its files', async () => {
  const pack = await sendPack('Never')
  await reject(pack.nId)
  expect(await uploader.sendFile('a.srt', subtitleText('Five.'), { file_n_id: pack.five })).toEqual({
    status: 400,
    body: {
      ok: false,
      error: 'file_n_id: its upload had several files and was rejected. Send it anew, with all of them.',
    },
  })
  const nId = await uploader.getNId()
  await send('Five anew.', { n_id: nId, file_n_id: pack.five })
  await send('Six anew.', { n_id: nId, file_n_id: pack.six }, 'Copper.Valley.S01E06.srt')
  expect(await uploader.complete({ ...packFields, n_id: nId, file_n_ids: [pack.five, pack.six] })).toMatchObject({
    status: 200,
  })
  await approve(nId)
  expect(await wordsOf(nId)).toEqual(['Five anew.', 'Six anew.'])
})

test('one upload replaces files of one subtitle', async () => {
  const [one, two] = [await publicPack('One'), await publicPack('Two')]
  const nId = await uploader.getNId()
  await send('One.', { n_id: nId, file_n_id: one.five })
  await send('Two.', { n_id: nId, file_n_id: two.five })
  expect(await uploader.complete({ ...packFields, n_id: nId, file_n_ids: [one.five, two.five] })).toEqual({
    status: 400,
    body: { status: false, message: 'file_n_ids: names files of several public subtitles. Replace those of one.' },
  })
  const other = { ...packFields, n_id: nId, file_n_ids: one.five, sd_id: two.nId }
  expect(await uploader.complete(other)).toEqual({
    status: 400,
    body: { status: false, message: 'sd_id: is not the public subtitle that file_n_ids are part of.' },
  })
  expect(await uploader.complete({ ...other, sd_id: one.nId })).toMatchObject({ status: 200 })
  await approve(nId)
  expect(await wordsOf(nId)).toEqual(['One six.', 'One.'])
  expect(await wordsOf(two.nId)).toEqual(['Two five.', 'Two six.'])
})

/** An archive of two episodes and a file of a third one, in one public upload. */
async function publicArchive(fields: Fields) {
  const nId = await uploader.getNId()
  const zip = zipSync({ 'E5.srt': strToU8(subtitleText('Five.')), 'E6.srt': strToU8(subtitleText('Six.')) })
  const { body } = await uploader.sendFile('Copper.Valley.S01.zip', zip, { n_id: nId })
  const packed = (body['file'] as { file_n_id: string }).file_n_id
  const seven = await send('Seven.', { n_id: nId }, 'Copper.Valley.S01E07.srt')
  expect(await uploader.complete({ ...fields, n_id: nId, file_n_ids: [packed, seven] })).toMatchObject({ status: 200 })
  await approve(nId)
  expect(await wordsOf(nId)).toEqual(['Five.', 'Seven.', 'Six.'])
  return { nId, packed, seven }
}

test('beside a file that is replaced, all that came in an archive stays, until the archive is replaced itself', async () => {
  const fields = { ...packFields, ee: '7' }
  const { packed, seven } = await publicArchive(fields)
  const second = await replaceAnew(seven, 'Mended seven.', fields)
  await approve(second)
  expect(await wordsOf(second)).toEqual(['Five.', 'Mended seven.', 'Six.'])
  const again = zipSync({ 'E5.srt': strToU8(subtitleText('Archive five.')) })
  expect(await uploader.sendFile('Copper.Valley.S01.zip', again, { file_n_id: packed })).toMatchObject({ status: 200 })
  await approve(second)
  expect(await wordsOf(second)).toEqual(['Archive five.', 'Mended seven.'])

  await send('Seven, mended twice.', { file_n_id: seven }, 'Copper.Valley.S01E07.srt')
  await approve(second)
  expect(await wordsOf(second)).toEqual(['Archive five.', 'Seven, mended twice.'])
})

test.each([
  ['the archive', 'packed', 'seven', ['Mended.', 'Seven.', 'Six.']],
  ['the other file', 'seven', 'packed', ['Five.', 'Mended.', 'Six.']],
] as const)(
  'of an upload of an earlier version, what came in an archive goes with the last of its files, first %s',
  async (_which, first, last, between) => {
    const pack = await publicArchive({ ...packFields, ee: '7' })
    const database = openStoreOf(service.dataDir)
    const select = 'SELECT fields FROM uploads WHERE n_id = ?'
    const row = database.get<{ fields: string }>(select, Number(pack.nId))
    // That version did not write down what came in which archive.
    const earlier = { ...(JSON.parse(row?.fields ?? '') as object), unpacked: undefined }
    database.run('UPDATE uploads SET fields = ? WHERE n_id = ?', JSON.stringify(earlier), Number(pack.nId))
    database.close()

    await send('Mended.', { file_n_id: pack[first] })
    await approve(pack.nId)
    expect(await wordsOf(pack.nId)).toEqual(between)
    await send('Mended last.', { file_n_id: pack[last] })
    await approve(pack.nId)
    expect(await wordsOf(pack.nId)).toEqual(['Mended last.', 'Mended.'])
  },
)

test('a release with half a character keeps nobody from uploading, be it new or from an older version', async () => {
  const half = String.raw`["The.Quiet.Harbour.2019\ud800"]`
  const nId = await uploader.upload({ ...movieFields, releases: half }, 'a.srt', subtitleText('Half.'))
  expect(await waiting(nId)).toMatchObject({ releases: ['The.Quiet.Harbour.2019\ufffd'] })
  const database = openStoreOf(service.dataDir)
  const fields = String.raw`replace(fields, 'Checked twice.', 'Checked \ud800 twice.')`
  database.run(`UPDATE uploads SET fields = ${fields} WHERE n_id = ?`, Number(nId))
  database.close()
  await reject(nId)
  const [fileNId = ''] = (await uploader.standing(nId)).body['file_n_ids'] as string[]
  expect(await send('Half, mended.', { file_n_id: fileNId }, 'a.srt')).toBe(fileNId)
  expect(await uploader.upload(movieFields, 'a.srt', subtitleText('Another.'))).toMatch(/^\d+$/)
})

test('the review says what a waiting replacement takes the place of, its own number too', async () => {
  const pack = await publicPack('Told')
  expect((await uploader.standing(pack.nId)).body).toMatchObject({ state: 'approved' })
  await send('Mended five.', { file_n_id: pack.five })
  expect(await waiting(pack.nId)).toMatchObject({ sd_id: pack.nId, files: [{ name: 'Copper.Valley.S01E05.srt' }] })
})

test('a file that was sent in step 2 and not named in step 3 is no part of what the review shows', async () => {
  const nId = await uploader.getNId()
  const named = await send('Named.', { n_id: nId }, 'named.srt')
  await send('Left out.', { n_id: nId }, 'left-out.srt')
  expect(await uploader.complete({ ...movieFields, n_id: nId, file_n_ids: named })).toMatchObject({ status: 200 })
  expect(await waiting(nId)).toMatchObject({ files: [{ name: 'named.srt' }] })
  await approve(nId)
  expect(await wordsOf(nId)).toEqual(['Named.'])
})
