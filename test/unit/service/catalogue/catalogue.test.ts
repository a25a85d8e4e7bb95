import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../../service/catalogue/catalogue.ts'
import { importPaths } from '../../../../service/catalogue/import/import.ts'
import { emptyCatalogue, folderOf, manifest, srt } from '../../../support/services/emptyCatalogue.ts'

const show = { type: 'tv', name: 'Tidewater Street', year: 2020, sd_id: 7, moviedb_id: 70, filmdb_id: 'tt70' }
const film = {
  type: 'movie',
  name: "Ocean's Lantern: Part II",
  year: 2019,
  sd_id: 8,
  moviedb_id: 70,
  filmdb_id: 'tt80',
}
const everything = { offset: 0, limit: 30 }

async function catalogueOf(...lines: readonly Readonly<Record<string, unknown>>[]) {
  const db = emptyCatalogue()
  const folder = folderOf({ 'list.jsonl': manifest(...lines), 'a.srt': srt() })
  await importPaths(db, [join(folder, 'list.jsonl')])
  return createCatalogue(db)
}

test('subtitles of an episode: singles first, then the ranges and packs around it, no others', async () => {
  const catalogue = await catalogueOf(
    { title: show, season: 1, full_season: true, author: 'pack' },
    { title: show, season: 1, episode: 1, episode_end: 4, author: 'range' },
    { title: show, season: 1, episode: 3, author: 'single' },
    { title: show, season: 1, episode: 5, author: 'other episode' },
    { title: show, season: 2, episode: 3, author: 'other season' },
    { title: show, season: 1, episode: 3, author: 'german', language: 'DE' },
  )
  const authors = (filter: Parameters<typeof catalogue.subtitlesOf>[1]) =>
    catalogue.subtitlesOf(7, filter, everything).items.map((item) => item.author)
  expect(authors({ season: 1, episode: 3, languages: [] })).toEqual(['single', 'german', 'pack', 'range'])
  expect(authors({ season: 1, episode: 3, languages: ['DE'] })).toEqual(['german'])
  expect(authors({ season: 1, languages: [], fullSeasonOnly: true })).toEqual(['pack'])
  expect(authors({ languages: [] })).toHaveLength(6)
})

test('pages carry the length of the whole list', async () => {
  const lines = ['EN', 'ES', 'FR'].map((language) => ({ title: film, language }))
  const catalogue = await catalogueOf(...lines)
  const page = catalogue.subtitlesOf(8, { languages: [] }, { offset: 2, limit: 2 })
  expect(page.items.map((item) => item.language)).toEqual(['FR'])
  expect(page.total).toBe(3)
})

test('a search brings titles and the page of the first; a season means the series, and a film has none', async () => {
  const line = { title: show, season: 1 }
  const catalogue = await catalogueOf({ ...line, episode: 1 }, { ...line, episode: 2 }, { title: film })
  const page = { offset: 1, limit: 1 }
  const found = catalogue.search({ titles: { sdId: 7 }, filter: { languages: [] }, page })
  expect([
    found.titles.map(({ sdId }) => sdId),
    found.items.map(({ episodeFrom }) => episodeFrom),
    found.total,
  ]).toEqual([[7], [2], 2])
  const ofFilm = { titles: { sdId: 8 }, filter: { languages: [], season: 4, episode: 2 }, page: everything }
  expect(catalogue.search(ofFilm)).toMatchObject({ total: 1 })
  const named = { titles: { fileName: 'Tidewater.Street.S01E02.mkv' }, filter: { languages: [] }, page: everything }
  expect(catalogue.search(named).items.map(({ episodeFrom }) => episodeFrom)).toEqual([2])
  const nothing = { titles: { sdId: 999 }, filter: { languages: [] }, page: everything }
  expect(catalogue.search(nothing)).toEqual({ titles: [], items: [], total: 0 })
})

test('several ids: the first that hits; a movie and a show may carry the same number', async () => {
  const catalogue = await catalogueOf({ title: show }, { title: film })
  expect(catalogue.findTitles({ sdId: 999, filmdbId: 'tt80' })[0]?.sdId).toBe(8)
  expect(catalogue.findTitles({ filmdbId: 'tt000', moviedbId: 70, type: 'tv' })[0]?.sdId).toBe(7)
  expect(catalogue.findTitles({ moviedbId: 70 })[0]?.sdId).toBe(8)
  expect(catalogue.findTitles({ sdId: 999 })).toEqual([])
})

test.each([
  ["Ocean's Lantern: Part II"],
  ['oceans lantern part ii'],
  ['Oceans Lantern Part 2'],
  ['oceans lan'],
  ['lantern part'],
  ['Oceans Lantern Part II 2019'],
  ['<Oceans> [Lantern]'],
  ['oceans lanternn part ii'],
])('the film is found as "%s"', async (filmName) => {
  const catalogue = await catalogueOf({ title: film })
  expect(catalogue.findTitles({ filmName }).map((title) => title.sdId)).toEqual([8])
})

test('the very name and year come before other years and longer names', async () => {
  const named = (name: string, year: number, sd_id: number) => ({ title: { type: 'movie', name, year, sd_id } })
  const catalogue = await catalogueOf(
    named('Lantern Street', 2019, 1),
    named('Lantern', 2018, 2),
    named('The Lantern', 2019, 3),
    named('Lantern', 2019, 4),
    named('Lantern', 1950, 5),
  )
  expect(catalogue.findTitles({ filmName: 'Lantern', year: 2019 }).map((title) => title.sdId)).toEqual([4, 2, 3, 1])
})

test('what nobody has is null, also for ids that are no numbers', async () => {
  const catalogue = await catalogueOf({ title: film })
  for (const id of ['', '0', 'abc', '1e3', '99999999999999999999', "1'; DROP TABLE titles"]) {
    expect([catalogue.subtitle(id), await catalogue.archiveOf(id), await catalogue.bytesOf(id)]).toEqual([
      null,
      null,
      null,
    ])
    expect([catalogue.filesOf(id), catalogue.file(id, id)]).toEqual([[], null])
  }
})
