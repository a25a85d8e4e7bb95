import { expect, test } from 'vitest'
import { createEntryMaker } from '../../../../electron/views/library/entries/entryMaker.ts'
import { createLibraryView } from '../../../../electron/views/library/list/libraryView.ts'
import { bookOf } from '../../../support/make/bookOf.ts'
import type { LanguageTag } from '../../../../shared/language.ts'
import type { Sidecar } from '../../../../electron/library/mediaFile.ts'
import type { LibraryQuery } from '../../../../shared/contract/library.ts'
import { videoAt } from '../../../support/make/subjects.ts'

const maker = createEntryMaker({ ownerOf: () => null })
const folder = { id: 'f1', path: '/lib', scannedMs: null }
const rules = bookOf('en')

async function viewOf(paths: readonly string[]) {
  const view = createLibraryView(rules)
  view.setFolders([folder], new Set())
  await view.replace(paths.map((path) => maker.entryOf(videoAt(path), folder)))
  return view
}

const titles: LibraryQuery = {
  search: '',
  sort: 'title',
  isDescending: false,
  sortLanguage: null,
  view: 'titles',
  open: { all: false, except: [] },
  offset: 0,
  limit: 50,
}

test('a show opens to its seasons and episodes, a film of two files to these', async () => {
  const view = await viewOf([
    '/lib/Series/The Electric Engine (2014)/Season 01/1x01.mkv',
    '/lib/Series/The Electric Engine (2014)/Season 01/1x02.mkv',
    '/lib/Series/The Electric Engine (2014)/Season 00/The.Electric.Engine.S00E01.mkv',
    '/lib/Series/Velvet Harbour/Season 01/1x01.mkv',
    '/lib/Films/Dust.2019.1080p.WEB-DL-KESTREL.mkv',
    '/lib/Films/Dust.2019.2160p.BluRay-NOVA.mkv',
  ])
  const { rows } = await view.page({ ...titles, open: { all: true, except: [] } })
  expect(
    rows.map(({ kind, level, title, season, code, release }) => [kind, level, title, season, code, release]),
  ).toEqual([
    ['title', 1, 'Dust', null, '', '1080p, 2160p'],
    ['file', 2, 'Dust', null, '', '1080p WEB-DL · KESTREL'],
    ['file', 2, 'Dust', null, '', '2160p BluRay · NOVA'],
    ['title', 1, 'The Electric Engine', null, '', ''],
    ['season', 2, 'The Electric Engine', 1, '', ''],
    ['episode', 3, 'The Electric Engine', 1, 'S01E01', ''],
    ['episode', 3, 'The Electric Engine', 1, 'S01E02', ''],
    ['season', 2, 'The Electric Engine', 0, '', ''],
    ['episode', 3, 'The Electric Engine', 0, 'S00E01', ''],
    ['title', 1, 'Velvet Harbour', null, '', ''],
    ['season', 2, 'Velvet Harbour', 1, '', ''],
    ['episode', 3, 'Velvet Harbour', 1, 'S01E01', ''],
  ])
  expect((await view.page(titles)).total).toBe(3)
  expect((await view.page({ ...titles, search: 'harbour s01e01' })).videos).toBe(1)
  expect((await view.page({ ...titles, search: '2019 nova' })).videos).toBe(1)
  expect((await view.page({ ...titles, search: 'in:lib/Series' })).videos).toBe(4)
  expect(view.tree(() => 'there').map(({ token, videos }) => [token, videos])).toEqual([
    ['lib', 6],
    ['lib/Series', 4],
  ])
})

test("a folder that so far holds only one show is in the tree, and the show's own folder is not", async () => {
  const view = await viewOf([
    '/lib/Anime/Subbed/Mecha Garden/[SubGrp] Mecha Garden - 01 [1080p].mkv',
    '/lib/Anime/Subbed/Mecha Garden/[SubGrp] Mecha Garden - 02 [1080p].mkv',
    '/lib/Films/Dust (2019)/Dust.2019.mkv',
    '/lib/Films/Salt (2020)/Salt.2020.mkv',
    '/lib/TV/Amber Road/Season 1/1x01.mkv',
    '/lib/TV/Amber Road/Season 1/1x02.mkv',
    '/lib/Velvet Harbour/Velvet Harbour Season 1/Velvet.Harbour.S01E01.mkv',
  ])
  expect(view.tree(() => 'there').map(({ token, videos }) => [token, videos])).toEqual([
    ['lib', 7],
    ['lib/Anime', 2],
    ['lib/Anime/Subbed', 2],
    ['lib/Films', 2],
    ['lib/TV', 2],
  ])
  expect((await view.page({ ...titles, search: 'in:lib/Anime' })).videos).toBe(2)
})

function sidecarOf(path: string, language: LanguageTag): Sidecar {
  const name = path.replace('.mkv', `.${language}.srt`)
  return { path: name, language, isForced: false, isHearingImpaired: false, extension: 'srt' }
}

test('sorted by the subtitles of all languages, what lacks most comes first', async () => {
  const both = createLibraryView(bookOf('en,de'))
  both.setFolders([folder], new Set())
  const beside = new Map<string, readonly LanguageTag[]>([
    ['/lib/Dust.2019.mkv', ['en', 'de']],
    ['/lib/Salt.2020.mkv', ['de']],
    ['/lib/Moss.2021.mkv', []],
  ])
  const entries = Array.from(beside, ([path, languages]) =>
    maker.entryOf(videoAt(path, { sidecars: languages.map((language) => sidecarOf(path, language)) }), folder),
  )
  await both.replace(entries)
  for (const view of ['titles', 'files'] as const) {
    const titlesBy = async (isDescending: boolean) => {
      const { rows } = await both.page({ ...titles, view, sort: 'language', isDescending })
      return rows.map(({ title }) => title)
    }
    expect(await titlesBy(false)).toEqual(['Moss', 'Salt', 'Dust'])
    expect(await titlesBy(true)).toEqual(['Dust', 'Salt', 'Moss'])
  }
})
