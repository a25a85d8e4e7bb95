import { join } from 'node:path'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../../../service/catalogue/catalogue.ts'
import { importPaths } from '../../../../../service/catalogue/import/import.ts'
import type { Subtitle } from '../../../../../service/catalogue/records.ts'
import { emptyCatalogue, folderOf, srt } from '../../../../support/services/emptyCatalogue.ts'

async function importFolder(files: Readonly<Record<string, string | Uint8Array>>) {
  const db = emptyCatalogue()
  const folder = folderOf(files)
  const messages: string[] = []
  const onProgress = ({ message }: { message: string | null }) => message && messages.push(message)
  const counts = await importPaths(db, [folder], { onProgress })
  return { db, folder, counts, messages, catalogue: createCatalogue(db) }
}

function zipOf(...names: readonly string[]): Uint8Array {
  return zipSync(Object.fromEntries(names.map((name) => [name, Buffer.from(srt(name))])))
}

function subtitlesNamed(catalogue: ReturnType<typeof createCatalogue>, filmName: string): readonly Subtitle[] {
  const [title] = catalogue.findTitles({ filmName })
  return title ? catalogue.subtitlesOf(title.sdId, { languages: [] }, { offset: 0, limit: 30 }).items : []
}

test('names tell title, year, release, language and the hearing-impaired mark', async () => {
  const { catalogue, counts } = await importFolder({
    'The.Paper.Lantern.2019.1080p.WEB-DL.x264-LUMEN.en.srt': srt(),
    'The.Paper.Lantern.2019.1080p.WEB-DL.x264-LUMEN.pt-BR.sdh.srt': srt('Oi.'),
  })
  expect(counts).toEqual({ titles: 1, subtitles: 2, files: 2, skipped: 0 })
  expect(catalogue.findTitles({ filmName: 'paper lantern', year: 2019 })[0]?.name).toBe('The Paper Lantern')
  const told = subtitlesNamed(catalogue, 'The Paper Lantern').map((one) => [one.language, one.isHearingImpaired])
  expect(told).toEqual([
    ['EN', false],
    ['BR_PT', true],
  ])
  const releases = subtitlesNamed(catalogue, 'The Paper Lantern').map((one) => one.releases[0])
  expect(new Set(releases)).toEqual(new Set(['The.Paper.Lantern.2019.1080p.WEB-DL.x264-LUMEN']))
})

test('folders tell the show, the season and the language of files that do not', async () => {
  const { catalogue } = await importFolder({ 'Tidewater Street/Season 1/Spanish/Tidewater Street S01E03.srt': srt() })
  expect(subtitlesNamed(catalogue, 'Tidewater Street')).toMatchObject([
    { language: 'ES', season: 1, episodeFrom: 3, episodeEnd: 3 },
  ])
})

test('a file without a language, or without cues, is skipped and told', async () => {
  const { counts, messages } = await importFolder({ 'Lantern.2019.srt': srt(), 'Lantern.2019.en.srt': '<html>' })
  expect(counts).toMatchObject({ subtitles: 0, skipped: 2 })
  expect(messages.join()).toMatch(/no subtitles.*does not say a language/)
})

test('a season pack in two languages becomes a package for each, sent as the same archive', async () => {
  const zip = zipOf('Tide.S01E01.en.srt', 'Tide.S01E02.en.srt', 'Tide.S01E01.es.srt')
  const { catalogue, counts } = await importFolder({ 'Tide.S01.1080p.WEB.x264-KELP.zip': zip })
  expect(counts).toEqual({ titles: 1, subtitles: 2, files: 3, skipped: 0 })
  const packs = subtitlesNamed(catalogue, 'Tide')
  expect(packs.map((pack) => [pack.language, pack.isFullSeason, pack.season])).toEqual([
    ['EN', true, 1],
    ['ES', true, 1],
  ])
  for (const pack of packs) expect(Buffer.compare((await catalogue.archiveOf(pack.nId))!.bytes, zip)).toBe(0)
})

test('what a zip holds in name only is skipped and named, as in a folder', async () => {
  const empty = {
    'Alpha.2001.en.srt': Buffer.from(srt()),
    'Beta.2002.es.srt': Buffer.from(''),
    'cover.jpg': Buffer.from(''),
  }
  const { counts, messages } = await importFolder({ 'Alpha.2001.zip': zipSync(empty), 'Gamma.2003.en.srt': '' })
  expect(counts).toEqual({ titles: 1, subtitles: 1, files: 1, skipped: 2 })
  expect(messages.map((message) => message.split('/').at(-1))).toEqual([
    'Beta.2002.es.srt: it holds no subtitles.',
    'Gamma.2003.en.srt: it holds no subtitles.',
  ])
})

test('a zip of many films is taken as a folder', async () => {
  const { catalogue, counts } = await importFolder({ 'subs.zip': zipOf('Alpha.2001.en.srt', 'Beta.2002.es.srt') })
  expect(counts).toEqual({ titles: 2, subtitles: 2, files: 2, skipped: 0 })
  expect(catalogue.findTitles({ filmName: 'beta' })[0]?.year).toBe(2002)
})

test('a zip whose files name a show of their own is taken as a folder, whatever the zip is called', async () => {
  const zip = zipOf('Cold.Signal.S01E01.720p.HDTV.en.srt', 'Cold.Signal.S01E02.720p.HDTV.en.srt')
  const { catalogue, counts } = await importFolder({ 'cold2.zip': zip })
  expect(counts).toEqual({ titles: 1, subtitles: 2, files: 2, skipped: 0 })
  expect(catalogue.findTitles({ filmName: 'cold2' })).toEqual([])
  const found = subtitlesNamed(catalogue, 'Cold Signal').map((one) => [one.season, one.episodeFrom, one.episodeEnd])
  expect(found.sort()).toEqual([
    [1, 1, 1],
    [1, 2, 2],
  ])
})

test('two seasons in a zip named like the show are found by season and episode', async () => {
  const zip = zipOf('Cold.Signal.S01E01.en.srt', 'Cold.Signal.S02E03.en.srt')
  const { catalogue } = await importFolder({ 'Cold Signal.zip': zip })
  expect(catalogue.findTitles({ filmName: 'Cold Signal' })).toMatchObject([{ type: 'tv' }])
  const found = subtitlesNamed(catalogue, 'Cold Signal').map((one) => [one.season, one.episodeFrom])
  expect(found.sort()).toEqual([
    [1, 1],
    [2, 3],
  ])
})

test.for([
  ['Salt and Cedar.2021.zip', 'eng.srt'],
  ['Salt.and.Cedar.2021.1080p.zip', 'sub.en.srt'],
  ['Salt and Cedar (2021).zip', 'Subs/2_English.srt'],
] as const)('%s with %s is one subtitle of the film that the zip is named after', async ([zip, inside]) => {
  const { catalogue, counts } = await importFolder({ [zip]: zipOf(inside) })
  expect(counts).toEqual({ titles: 1, subtitles: 1, files: 1, skipped: 0 })
  expect(catalogue.findTitles({ filmName: 'Salt and Cedar' })).toMatchObject([{ year: 2021 }])
})

test('a file whose name leads out of the zip is left out and told; the others come in', async () => {
  const { counts, messages } = await importFolder({ 'a.zip': zipOf('Alpha.2001.en.srt', '../evil.en.srt') })
  expect(counts).toEqual({ titles: 1, subtitles: 1, files: 1, skipped: 1 })
  expect(messages).toEqual([expect.stringContaining('a.zip: ../evil.en.srt leads out of the archive.')])
})

test('why an archive is skipped is told without advice that is meant for downloads', async () => {
  const { messages } = await importFolder({ 'a.zip': 'no zip', 'b.zip': zipOf('Alpha.2001.en.srt').slice(0, -9) })
  expect(messages.map((message) => message.split('/').at(-1))).toEqual([
    'a.zip: it is not a zip archive.',
    'b.zip: The archive is cut off or damaged.',
  ])
})

test('an archive that lies is skipped; its neighbours come in', async () => {
  const broken = zipOf('Alpha.2001.en.srt').slice(0, -9)
  const { counts } = await importFolder({ 'Alpha.2001.en.zip': broken, 'Beta.2002.en.srt': srt() })
  expect(counts).toEqual({ titles: 1, subtitles: 1, files: 1, skipped: 1 })
})

test('a folder with a manifest is imported by it', async () => {
  const line = JSON.stringify({ title: { type: 'movie', name: 'Alpha', year: 2001 }, language: 'EN', files: ['x.srt'] })
  const { catalogue, counts } = await importFolder({
    'manifest.jsonl': line,
    'x.srt': srt(),
    'Beta.2002.en.srt': srt(),
  })
  expect(counts).toMatchObject({ titles: 1, subtitles: 1 })
  expect(catalogue.findTitles({ filmName: 'Beta' })).toEqual([])
})

test('a single file can be imported by its path, and a second time adds nothing', async () => {
  const { db, folder } = await importFolder({ 'Alpha.2001.en.srt': srt() })
  const again = await importPaths(db, [join(folder, 'Alpha.2001.en.srt'), folder])
  expect(again).toEqual({ titles: 0, subtitles: 0, files: 0, skipped: 0 })
})
