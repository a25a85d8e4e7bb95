import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../../../service/catalogue/catalogue.ts'
import { importPaths } from '../../../../../service/catalogue/import/import.ts'
import { createTitleSearch } from '../../../../../service/search/titleSearch.ts'
import { emptyCatalogue, folderOf } from '../../../../support/services/emptyCatalogue.ts'

const tsv = (...rows: readonly (readonly string[])[]) => rows.map((row) => row.join('\t')).join('\n')
const basics = tsv(
  [
    'tconst',
    'titleType',
    'primaryTitle',
    'originalTitle',
    'isAdult',
    'startYear',
    'endYear',
    'runtimeMinutes',
    'genres',
  ],
  ['tt9000001', 'movie', 'The Glass Harbor', 'Стеклянная гавань', '0', '2010', '\\N', '95', 'Drama'],
  ['tt9000002', 'tvSeries', 'Tidewater Street', 'Tidewater Street', '0', '2020', '\\N', '\\N', '\\N'],
  ['tt9000003', 'tvEpisode', 'Pilot', 'Pilot', '0', '2020', '\\N', '\\N', '\\N'],
  ['broken line'],
  ['tt9000004', 'movie', 'No Year', 'No Year', '0', '\\N', '\\N', '\\N', '\\N'],
)
const akas = tsv(
  ['titleId', 'ordering', 'title', 'region', 'language', 'types', 'attributes', 'isOriginalTitle'],
  ['tt9000001', '1', 'El puerto de cristal', 'ES', '\\N', '\\N', '\\N', '0'],
  ['tt9000003', '1', 'Piloto', 'ES', '\\N', '\\N', '\\N', '0'],
)
const episodes = tsv(['tconst', 'parentTconst', 'seasonNumber', 'episodeNumber'], ['tt9000003', 'tt9000002', '1', '1'])

async function importLists(files: Readonly<Record<string, string | Uint8Array>>) {
  const db = emptyCatalogue()
  const folder = folderOf(files)
  const counts = await importPaths(
    db,
    Object.keys(files).map((name) => join(folder, name)),
  )
  return { db, counts, catalogue: createCatalogue(db) }
}

test('titles come in with name, original name, year and id; single episodes do not', async () => {
  const { counts, catalogue } = await importLists({ 'title.basics.tsv': basics })
  expect(counts).toEqual({ titles: 3, subtitles: 0, files: 0, skipped: 1 })
  expect(catalogue.findTitles({ filmdbId: 'tt9000001' })[0]).toMatchObject({
    type: 'movie',
    name: 'The Glass Harbor',
    originalName: 'Стеклянная гавань',
    year: 2010,
  })
  expect(catalogue.findTitles({ filmName: 'No Year' })[0]?.year).toBeNull()
})

test('the order in which the lists are named does not matter, and packed lists are read too', async () => {
  const lists = {
    'title.akas.tsv.gz': gzipSync(akas),
    'title.episode.tsv': episodes,
    'title.basics.tsv.gz': gzipSync(basics),
  }
  const { db, catalogue } = await importLists(lists)
  const options = { engine: 'ai', episodeScope: 'exact', languages: [], subtitlesPerPage: 10 } as const
  const found = createTitleSearch(db).matchFilename('El.puerto.de.cristal.2010.1080p.mkv', options)
  expect(found.match).toMatchObject({ title: { name: 'The Glass Harbor' }, engine: 'ai' })
  expect(catalogue.findTitles({ filmdbId: 'tt9000003' })[0]?.name).toBe('Tidewater Street')
})

test('a packed list that was cut off keeps what could be read', async () => {
  const packed = gzipSync(basics)
  const { counts } = await importLists({ 'title.basics.tsv.gz': packed.subarray(0, packed.length - 12) })
  expect(counts.skipped).toBeGreaterThan(0)
})

test('a list whose header names no known column is refused', async () => {
  await expect(importLists({ 'people.tsv': 'nconst\tprimaryName\nnm1\tSomebody' })).rejects.toThrow('people.tsv')
})

test('the same list twice adds nothing', async () => {
  const db = emptyCatalogue()
  const list = join(folderOf({ 'title.basics.tsv': basics }), 'title.basics.tsv')
  await importPaths(db, [list])
  expect(await importPaths(db, [list])).toMatchObject({ titles: 0 })
})

test('names that come alone are found by a short beginning, also where a list for it was kept before', async () => {
  const rowOf = (name: string, index: number) => [
    `tt${9_100_000 + index}`,
    'movie',
    name,
    name,
    '0',
    '2010',
    '',
    '',
    '',
  ]
  const named = (word: string) => Array.from({ length: 60 }, (_, index) => `${word} ${100 + index}`)
  const header = basics.slice(0, basics.indexOf('\n')).split('\t')
  const { db } = await importLists({ 'basics.tsv': tsv(header, ...[...named('Moon'), ...named('Venus')].map(rowOf)) })
  db.run("UPDATE titles SET subtitle_count = 20 WHERE name = 'Venus 120'")
  const others = named('Mars').map((name, index) => [`tt${9_100_060 + index}`, '1', name, 'ES', '', '', '', '0'])
  const folder = folderOf({ 'akas.tsv': tsv(akas.slice(0, akas.indexOf('\n')).split('\t'), ...others) })
  await importPaths(db, [join(folder, 'akas.tsv')])
  expect(createTitleSearch(db).complete('m', { limit: 1 })).toMatchObject([{ name: 'Venus 120' }])
})
