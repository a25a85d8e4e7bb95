import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../../../service/catalogue/catalogue.ts'
import { importPaths } from '../../../../../service/catalogue/import/import.ts'
import { builtFiles } from '../../../../support/programs/builtFiles.ts'
import { emptyCatalogue, folderOf, manifest, srt } from '../../../../support/services/emptyCatalogue.ts'

const lantern = { type: 'movie', name: 'The Paper Lantern', year: 2019, filmdb_id: 'tt9000001', sd_id: 1300001 }
const harbor = { type: 'tv', name: 'Tidewater Street', year: 2020 }
const everything = { offset: 0, limit: 30 }

function firstSubtitle(catalogue: ReturnType<typeof createCatalogue>, sdId: number) {
  return catalogue.subtitlesOf(sdId, { languages: [] }, everything).items[0]!
}

async function importLines(files: Readonly<Record<string, string | Uint8Array>>) {
  const db = emptyCatalogue()
  const folder = folderOf(files)
  const messages: string[] = []
  const onProgress = ({ message }: { message: string | null }) => message && messages.push(message)
  const counts = await importPaths(db, [join(folder, 'list.jsonl')], { onProgress })
  return { db, folder, counts, messages, catalogue: createCatalogue(db) }
}

test('a line becomes a title, a subtitle and its file, with every field', async () => {
  const line = {
    title: lantern,
    language: 'pt-BR',
    releases: ['A.2019-X'],
    hi: true,
    framerate: 2,
    comment: 'c',
    author: 'me',
  }
  const { catalogue, counts } = await importLines({ 'list.jsonl': manifest(line), 'a.srt': srt() })
  expect(counts).toEqual({ titles: 1, subtitles: 1, files: 1, skipped: 0 })
  expect(catalogue.titleOf(1300001)).toMatchObject({ name: 'The Paper Lantern', year: 2019, filmdbId: 'tt9000001' })
  const subtitle = firstSubtitle(catalogue, 1300001)
  expect(subtitle).toMatchObject({ language: 'BR_PT', releases: ['A.2019-X'], isHearingImpaired: true, framerate: 2 })
  expect(subtitle).toMatchObject({ comment: 'c', author: 'me', name: 'a.srt', season: null, episodeFrom: null })
  const [file] = catalogue.filesOf(subtitle.nId)
  expect(file).toMatchObject({ name: 'a.srt', format: 'srt', sizeBytes: srt().length, language: 'BR_PT' })
  expect(file?.md5).toMatch(/^[0-9a-f]{32}$/)
  expect(Buffer.from((await catalogue.bytesOf(file!.fileNId))!).toString()).toBe(srt())
})

test.each([
  [{ files: ['Tidewater.Street.S02E03.srt', 'Tidewater.Street.S02E05.srt'] }, 3, 5],
  [{ files: ['a.srt'], releases: ['Tidewater.Street.S02E04.HDTV'] }, 4, 4],
  [{ files: ['a.srt'] }, null, null],
])('a line of a show that only says its season has the episodes of its names: %j', async (line, from, end) => {
  const names = ['Tidewater.Street.S02E03.srt', 'Tidewater.Street.S02E05.srt', 'a.srt']
  const files = Object.fromEntries(names.map((name) => [name, srt()]))
  const title = { ...harbor, sd_id: 1300009 }
  const { catalogue } = await importLines({ ...files, 'list.jsonl': manifest({ title, season: 2, ...line }) })
  expect(firstSubtitle(catalogue, 1300009)).toMatchObject({ season: 2, episodeFrom: from, episodeEnd: end })
})

test('the same manifest twice adds nothing the second time', async () => {
  const lines = manifest(
    { title: lantern },
    { title: harbor, season: 1, episode: 2 },
    { title: harbor, season: 1, episode: 2 },
  )
  const { db, folder, counts } = await importLines({ 'list.jsonl': lines, 'a.srt': srt() })
  expect(counts).toEqual({ titles: 2, subtitles: 2, files: 2, skipped: 0 })
  const again = await importPaths(db, [join(folder, 'list.jsonl')])
  expect(again).toEqual({ titles: 0, subtitles: 0, files: 0, skipped: 0 })
})

test('a path that leaves the folder is refused, whatever way it is written', async () => {
  const outside = folderOf({ 'secret.srt': srt() })
  const db = emptyCatalogue()
  const inside = folderOf({ 'sub/a.srt': srt() })
  symlinkSync(join(outside, 'secret.srt'), join(inside, 'link.srt'))
  const paths = ['../secret.srt', 'sub/../../x.srt', join(outside, 'secret.srt'), 'link.srt', 'sub/../sub/a.srt']
  writeFileSync(join(inside, 'list.jsonl'), manifest(...paths.map((path) => ({ title: lantern, files: [path] }))))
  const counts = await importPaths(db, [join(inside, 'list.jsonl')])
  expect(counts).toEqual({ titles: 1, subtitles: 1, files: 1, skipped: 4 })
})

test('bad lines are counted and told, and the good ones still come in', async () => {
  const good = manifest({ title: lantern })
  const bad = [
    '{"half":',
    manifest({ title: { type: 'film', name: 'x' } }),
    manifest({ title: lantern, language: 'klingon' }),
    manifest({ title: lantern, files: ['missing.srt'] }),
    manifest({ title: lantern, files: ['notes.txt'] }),
    manifest({ title: lantern, files: [], archive: null }),
  ]
  const files = { 'list.jsonl': [...bad, good].join('\n'), 'a.srt': srt(), 'notes.txt': 'nothing timed' }
  const { counts, messages } = await importLines(files)
  expect(counts).toEqual({ titles: 1, subtitles: 1, files: 1, skipped: 6 })
  expect(messages).toHaveLength(6)
  expect(messages[1]).toContain('title.type')
  expect(messages[2]).toContain('klingon')
})

test('an archive is kept and sent byte for byte, its files told one by one', async () => {
  const names = ['Tidewater.Street.S01E01.720p.en.srt', 'Tidewater.Street.S01E02.720p.en.hi.srt', 'Bonus.es.srt']
  const zip = zipSync(Object.fromEntries(names.map((name) => [name, Buffer.from(srt(name))])), { level: 1 })
  const line = { title: { ...harbor, sd_id: 7 }, season: 1, full_season: true, files: undefined, archive: 'pack.zip' }
  const { catalogue } = await importLines({ 'list.jsonl': manifest(line), 'pack.zip': zip })
  const pack = firstSubtitle(catalogue, 7)
  expect(pack).toMatchObject({ isFullSeason: true, season: 1, episodeFrom: null, episodeEnd: null, name: 'pack.zip' })
  expect(Buffer.compare((await catalogue.archiveOf(pack.nId))!.bytes, zip)).toBe(0)
  const told = catalogue
    .filesOf(pack.nId)
    .map((file) => [file.season, file.episode, file.language, file.isHearingImpaired])
  expect(told).toEqual([
    [1, 1, 'EN', false],
    [1, 2, 'EN', true],
    [0, 0, 'ES', false],
  ])
})

test('an archive made of files has the same bytes each time and in each catalogue', async () => {
  const files = {
    'list.jsonl': manifest({
      title: { ...harbor, sd_id: 7 },
      season: 1,
      full_season: true,
      files: ['a.srt', 'x/a.srt'],
    }),
    'a.srt': srt('one'),
    'x/a.srt': srt('two'),
  }
  const archives = await Promise.all(
    [1, 2].map(async () => {
      const { catalogue } = await importLines(files)
      const { nId } = firstSubtitle(catalogue, 7)
      const first = (await catalogue.archiveOf(nId))!
      expect(Buffer.compare((await catalogue.archiveOf(nId))!.bytes, first.bytes)).toBe(0)
      return first.bytes
    }),
  )
  expect(Buffer.compare(archives[0]!, archives[1]!)).toBe(0)
  expect(Buffer.from(archives[0]!).toString('latin1')).toContain('a (2).srt')
})

test('lines with the same ids are one title; a line without ids joins the title of its name and year', async () => {
  const lines = manifest(
    { title: { type: 'movie', name: 'Lantern', year: 2019 }, language: 'ES' },
    { title: { ...lantern, name: 'Lantern' }, language: 'FR' },
    { title: { type: 'movie', name: 'Paper Lantern, the film', filmdb_id: 'tt9000001' }, language: 'DE' },
    { title: { type: 'movie', name: 'Lantern', year: 1987 } },
  )
  const { catalogue, counts } = await importLines({ 'list.jsonl': lines, 'a.srt': srt() })
  expect(counts.titles).toBe(2)
  const merged = catalogue.subtitlesOf(1300001, { languages: [] }, everything).items.map((item) => item.language)
  expect(merged).toEqual(['ES', 'FR', 'DE'])
})

test('a number that the catalogue gave out makes room for a title that brings it along', async () => {
  const db = emptyCatalogue()
  const folder = folderOf({ 'a.srt': srt(), 'one.jsonl': manifest({ title: harbor }) })
  await importPaths(db, [join(folder, 'one.jsonl')])
  const catalogue = createCatalogue(db)
  const [given] = catalogue.findTitles({ filmName: 'Tidewater Street' })
  const second = folderOf({ 'a.srt': srt(), 'two.jsonl': manifest({ title: { ...lantern, sd_id: given!.sdId } }) })
  await importPaths(db, [join(second, 'two.jsonl')])
  expect(catalogue.titleOf(given!.sdId)?.name).toBe('The Paper Lantern')
  expect(catalogue.findTitles({ filmName: 'Tidewater Street' })[0]?.sdId).not.toBe(given!.sdId)
})

test('an import stops between batches when it is told to', async () => {
  const folder = folderOf({ 'list.jsonl': manifest({ title: lantern }), 'a.srt': srt() })
  const signal = AbortSignal.abort()
  await expect(importPaths(emptyCatalogue(), [join(folder, 'list.jsonl')], { signal })).rejects.toThrow('stopped')
})

test('a path that is not there, or of no known kind, is refused before anything is imported', async () => {
  const db = emptyCatalogue()
  const folder = folderOf({ 'list.jsonl': manifest({ title: lantern }), 'a.srt': srt(), 'film.mkv': 'x' })
  for (const wrong of ['nowhere.jsonl', 'film.mkv']) {
    await expect(importPaths(db, [join(folder, 'list.jsonl'), join(folder, wrong)])).rejects.toThrow(wrong)
  }
  expect(createCatalogue(db).findTitles({ filmName: 'The Paper Lantern' })).toEqual([])
})

test('an import that is stopped keeps what it had read, findable, and takes up the rest the next time', async () => {
  const db = emptyCatalogue()
  const folder = folderOf({
    'one.jsonl': manifest({ title: lantern }),
    'two.jsonl': manifest({ title: { type: 'movie', name: 'Salt and Cedar', year: 2021 } }),
    'three.jsonl': manifest({ title: harbor, season: 1, episode: 2 }),
    'a.srt': srt(),
  })
  const paths = ['one', 'two', 'three'].map((name) => join(folder, `${name}.jsonl`))
  const stop = new AbortController()
  const stopped = importPaths(db, paths, {
    signal: stop.signal,
    onProgress: () => {
      stop.abort()
    },
  })
  await expect(stopped).rejects.toThrow('what it had read is kept')
  expect(createCatalogue(db).findTitles({ filmName: 'papr lantern' })).toHaveLength(1)
  expect(await importPaths(db, paths)).toEqual({ titles: 1, subtitles: 1, files: 1, skipped: 0 })
})

test('a file that many lines name is stored once, and every package has it', async () => {
  const lines = ['EN', 'ES', 'FR'].map((language) => ({ title: lantern, language }))
  const { db, catalogue } = await importLines({ 'list.jsonl': manifest(...lines), 'a.srt': srt() })
  const packages = catalogue.subtitlesOf(1300001, { languages: [] }, everything).items
  const bytes = await Promise.all(packages.map(({ nId }) => catalogue.bytesOf(catalogue.filesOf(nId)[0]!.fileNId)))
  const texts = bytes.map(String)
  expect(texts).toEqual([1, 2, 3].map(() => Buffer.from(srt()).join()))
  expect(db.get('SELECT COUNT(*) AS blobs FROM blobs')).toEqual({ blobs: 1 })
})

const worker = builtFiles.importWorker

/** Long enough to be worth a thread. */
function longManifest() {
  const comment = 'c'.repeat(4_000)
  const lines = Array.from({ length: 300 }, (_, index) =>
    index % 100 === 50 ? '{' : manifest({ title: { ...harbor, year: 1990 + (index % 7) }, episode: index, comment }),
  )
  return folderOf({ 'list.jsonl': lines.join('\n'), 'a.srt': srt() })
}

async function everythingOf(folder: string, options: { readonly worker?: URL }) {
  const db = emptyCatalogue()
  const messages: string[] = []
  const onProgress = ({ message }: { message: string | null }) => message && messages.push(message)
  const counts = await importPaths(db, [join(folder, 'list.jsonl')], { onProgress, ...options })
  const tables = ['titles', 'subtitles', 'subtitle_index', 'subtitle_files', 'release_facts']
  return { counts, messages, rows: tables.map((table) => db.all(`SELECT * FROM ${table}`)) }
}

test('a manifest read in a thread of its own comes in as one read here', async () => {
  const folder = longManifest()
  const here = await everythingOf(folder, {})
  expect(await everythingOf(folder, { worker })).toEqual(here)
  expect(here.counts).toEqual({ titles: 7, subtitles: 297, files: 297, skipped: 3 })
})

test('an import that reads in a thread stops when it is told to, and keeps what came before', async () => {
  const stop = new AbortController()
  const db = emptyCatalogue()
  const paths = [join(longManifest(), 'list.jsonl')]
  const imported = importPaths(db, paths, { worker, signal: stop.signal, onProgress: () => stop.abort() })
  await expect(imported).rejects.toMatchObject({ code: 'cancelled' })
  expect(db.all('SELECT id FROM titles').length).toBeGreaterThan(0)
})
