import { expect, test } from 'vitest'
import type { Written } from '../../../../electron/sidecar/history.ts'
import { createEntryMaker } from '../../../../electron/views/library/entryMaker.ts'
import type { LibraryEntry } from '../../../../electron/views/library/libraryEntry.ts'
import { createLibraryView } from '../../../../electron/views/library/libraryView.ts'
import type { LibraryQuery } from '../../../../shared/contract/library.ts'
import type { LibraryVideo, MediaTrack, Sidecar } from '../../../../electron/library/mediaFile.ts'
import { parseWishes } from '../../../../electron/wanted/parseWishes.ts'
import type { WishRules } from '../../../../electron/wanted/wish.ts'
import { videoAt } from '../../../support/make/subjects.ts'

const rulesFor = (languages: string): WishRules => ({
  wishes: parseWishes(languages),
  hearingImpaired: 'any',
  forced: 'never',
  skipWhenAudioMatches: false,
})
const sidecar = (path: string, language: string): Sidecar => ({
  path,
  language,
  isForced: false,
  isHearingImpaired: false,
  extension: 'srt',
})
const track = (language: string): MediaTrack => ({
  kind: 'subtitle',
  language,
  codec: 'S_TEXT/UTF8',
  isForced: false,
  isHearingImpaired: false,
  isDefault: false,
  isText: true,
  name: null,
})
const folder = { id: 'f1', path: '/lib', scannedMs: null }
const ours = '/lib/ours.en.srt'
const maker = createEntryMaker({ ownerOf: (path) => (path === ours ? ({ path, language: 'en' } as Written) : null) })

function entry(path: string, sidecars: readonly Sidecar[] = [], rest: Partial<LibraryVideo> = {}): LibraryEntry {
  const video = videoAt(path, { sidecars, modifiedMs: path.length })
  return maker.entryOf({ ...video, ...rest }, folder)
}

async function viewOf(languages: string, entries: readonly LibraryEntry[]) {
  const view = createLibraryView(rulesFor(languages))
  await view.replace(entries)
  return view
}

const all: LibraryQuery = {
  offset: 0,
  limit: 10,
  filter: 'all',
  language: null,
  folderId: null,
  search: '',
  sort: 'name',
}

test('every wish says how it stands and what covers it', async () => {
  const media = { durationMs: 1, fps: null, height: null, tracks: [track('fr')] }
  const film = entry('/lib/Film.2019.mkv', [sidecar('/lib/ours.en.srt', 'en'), sidecar('/lib/his.de.srt', 'de')], {
    media,
  })
  const view = await viewOf('en,de,fr,pt-BR>pt', [film])
  expect(view.row(film).wishes).toEqual([
    { wish: 'en', language: 'en', state: 'covered', by: 'ours' },
    { wish: 'de', language: 'de', state: 'covered', by: 'sidecar' },
    { wish: 'fr', language: 'fr', state: 'covered', by: 'track' },
    { wish: 'pt-BR>pt', language: 'pt-BR', state: 'missing', by: null },
  ])
})

test('filters and counts agree, and marks of the plan are filters too', async () => {
  const covered = entry('/lib/Covered.2001.mkv', [sidecar('/lib/x.en.srt', 'en'), sidecar('/lib/x.de.srt', 'de')])
  const half = entry('/lib/Half.2002.mkv', [sidecar('/lib/y.en.srt', 'en')])
  const bare = entry('/lib/Bare.2003.mkv')
  const view = await viewOf('en,de', [covered, half, bare])
  view.setMarks(
    new Map([
      [
        half.id,
        new Map([
          ['de', 'ask'],
          ['en', 'none'],
        ]),
      ],
    ]),
  )
  const total = (filter: LibraryQuery['filter'], language: string | null = null) =>
    view.page({ ...all, filter, language }).total
  expect(view.counts()).toMatchObject({ videos: 3, covered: 1, missing: 2, ask: 1, none: 0, waiting: 0 })
  expect([total('all'), total('covered'), total('missing'), total('ask'), total('none')]).toEqual([3, 1, 2, 1, 0])
  expect([total('missing', 'en'), total('missing', 'de'), total('covered', 'en')]).toEqual([1, 2, 2])
  expect(view.counts().byLanguage).toEqual([
    { language: 'en', covered: 2, missing: 1 },
    { language: 'de', covered: 1, missing: 2 },
  ])
})

test('pages are sorted as people read, and a search forgives case, accents and dots', async () => {
  const names = ['Show.S01E10.mkv', 'Show.S01E2.mkv', 'Amélie.2001.mkv']
  const view = await viewOf(
    'en',
    names.map((name) => entry(`/lib/${name}`)),
  )
  const shown = (change: Partial<LibraryQuery>) => view.page({ ...all, ...change }).rows.map(({ name }) => name)
  expect(shown({})).toEqual(['Amélie.2001.mkv', 'Show.S01E2.mkv', 'Show.S01E10.mkv'])
  expect(shown({ sort: 'newest' })).toEqual(['Show.S01E10.mkv', 'Amélie.2001.mkv', 'Show.S01E2.mkv'])
  expect(shown({ search: 'AMELIE 2001' })).toEqual(['Amélie.2001.mkv'])
  expect(shown({ offset: 1, limit: 1 })).toEqual(['Show.S01E2.mkv'])
  expect(shown({ folderId: 'other' })).toEqual([])
})

test('a video that changes takes its own place, and a page that was asked for before is made anew', async () => {
  const view = await viewOf('en', [entry('/lib/Film.2019.mkv')])
  expect(view.page({ ...all, filter: 'missing' }).total).toBe(1)
  view.put(entry('/lib/Film.2019.mkv', [sidecar('/lib/z.en.srt', 'en')]))
  view.put(entry('/lib/New.2020.mkv'))
  expect(view.page({ ...all, filter: 'missing' }).rows.map(({ name }) => name)).toEqual(['New.2020.mkv'])
  expect(view.page(all).total).toBe(2)
})

test('wishes that are only tried are counted without being taken', async () => {
  const view = await viewOf('en', [
    entry('/lib/A.2001.mkv', [sidecar('/lib/a.de.srt', 'de')]),
    entry('/lib/B.2002.mkv'),
  ])
  expect(view.tryRules(rulesFor('de,fr'))).toEqual([
    { wish: 'de', covered: 1, missing: 1 },
    { wish: 'fr', covered: 0, missing: 2 },
  ])
  expect(view.counts()).toMatchObject({ covered: 0, missing: 2 })
  view.setRules(rulesFor('de'))
  expect(view.counts()).toMatchObject({ covered: 1, missing: 1 })
})
