import { expect, test } from 'vitest'
import type { Written } from '../../../../../electron/sidecar/history/history.ts'
import { createEntryMaker } from '../../../../../electron/views/library/entries/entryMaker.ts'
import type { LibraryEntry } from '../../../../../electron/views/library/entries/libraryEntry.ts'
import { createLibraryView } from '../../../../../electron/views/library/list/libraryView.ts'
import { isWords } from '../../../../../shared/librarySearch/librarySearch.ts'
import { isInVain } from '../../../../../shared/counting.ts'
import type { LibraryQuery } from '../../../../../shared/contract/library.ts'
import type { LibraryVideo, MediaTrack, Sidecar } from '../../../../../electron/library/mediaFile.ts'
import { parseWishes } from '../../../../../electron/wanted/parseWishes.ts'
import { bookOf } from '../../../../support/make/bookOf.ts'
import { videoAt } from '../../../../support/make/subjects.ts'

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
const maker = createEntryMaker({
  ownerOf: (path) => (path === ours ? ({ path, language: 'en', details: { isMachineMade: false } } as Written) : null),
})

function entry(path: string, sidecars: readonly Sidecar[] = [], rest: Partial<LibraryVideo> = {}): LibraryEntry {
  const video = videoAt(path, { sidecars, modifiedMs: path.length })
  return maker.entryOf({ ...video, ...rest }, folder)
}

async function viewOf(languages: string, entries: readonly LibraryEntry[]) {
  const view = createLibraryView(bookOf(languages))
  await view.replace(entries)
  return view
}

const all: LibraryQuery = {
  offset: 0,
  limit: 10,
  search: '',
  sort: 'name',
  isDescending: false,
  sortLanguage: null,
  view: 'files',
  open: { all: false, except: [] },
}

test('every wish says how it stands and what covers it', async () => {
  const media = { durationMs: 1, fps: null, height: null, tracks: [track('fr')] }
  const film = entry('/lib/Film.2019.mkv', [sidecar('/lib/ours.en.srt', 'en'), sidecar('/lib/his.de.srt', 'de')], {
    media,
  })
  const view = await viewOf('en,de,fr,pt-BR>pt', [film])
  expect(view.row(film).wishes).toMatchObject([
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
          ['de', { state: 'ask', untilMs: null, candidates: 4, atMs: null }],
          ['en', { state: 'none', untilMs: null, candidates: null, atMs: null }],
        ]),
      ],
    ]),
  )
  const total = async (search: string) => (await view.page({ ...all, search })).total
  const { is, ...counts } = view.counts()
  expect(counts).toMatchObject({ videos: 3, subtitles: 3 })
  expect(is).toMatchObject({ covered: 1, missing: 2, review: 1, 'not-found': 0, waits: 0, yours: 2 })
  for (const word of isWords) expect([word, await total(`is:${word}`)]).toEqual([word, is[word]])
  expect(await Promise.all(['is:missing lang:en', 'is:missing lang:de', 'lang:EN is:covered'].map(total))).toEqual([
    1, 2, 2,
  ])
  expect(await Promise.all(['-is:missing', 'lang:fr', 'is:nothing', 'is:yours is:missing'].map(total))).toEqual([
    1, 0, 0, 1,
  ])
  expect(counts.byLanguage).toEqual([
    { language: 'en', covered: 2, total: 3 },
    { language: 'de', covered: 1, total: 3 },
  ])
})

test('a word that names a season or an episode means nothing else', async () => {
  const names = ['Lake.S01E01.mkv', 'Lake.S01E10.mkv', 'Lake.S10E01.mkv', 'Lake.S00E01.mkv', 'Shows2/Film.2019.mkv']
  const view = await viewOf(
    'en',
    names.map((name) => entry(`/lib/${name}`)),
  )
  const total = async (search: string) => (await view.page({ ...all, search })).total
  const searches = ['s1', 's01', 's10', 's0', 's2', 's01e01', 's1e1', '-s1', '1x01']
  expect(await Promise.all(searches.map(total))).toEqual([2, 2, 1, 1, 0, 1, 1, 3, 1])
})

test('beside any search, the number of each filter is what it leaves when it is added', async () => {
  const english = (name: string) => sidecar(`/lib/${name}.en.srt`, 'en')
  const view = await viewOf('en,de', [
    entry('/lib/Series/One.S01E01.mkv', [english('a'), sidecar('/lib/a.de.srt', 'de')]),
    entry('/lib/Series/One.S01E02.mkv', [english('b')]),
    entry('/lib/Series/Two.S02E01.mkv'),
    entry('/lib/Films/Three.2003.mkv', [sidecar('/lib/c.de.srt', 'de')]),
    entry('/lib/Films/nothing-to-read.mkv'),
  ])
  view.setFolders([folder], new Set())
  const waits = { state: 'waiting', untilMs: 7, candidates: null, atMs: null } as const
  const two = [...view.entries()].find(({ season }) => season === 2)
  view.setMarks(new Map([[two?.id ?? '', new Map([['de', waits]])]]))
  const shown = async (search: string) => (await view.page({ ...all, search })).videos
  const searches = ['', 'one', 'in:Series', 'in:Series lang:de', 'lang:en -is:missing', 'is:waits', 's01 two', 'nobody']
  for (const search of searches) {
    const is = await view.filterCounts(search)
    for (const word of isWords)
      expect([search, word, is[word]]).toEqual([search, word, await shown(`${search} is:${word}`)])
  }
  expect(await view.filterCounts('')).toEqual(view.counts().is)
  expect(await view.filterCounts('in:Series lang:en')).toMatchObject({ missing: 1, yours: 2, waits: 0 })
})

test('pages are sorted as people read, and a search forgives case, accents and dots', async () => {
  const names = ['Show.S01E10.mkv', 'Show.S01E2.mkv', 'Amélie.2001.mkv']
  const view = await viewOf(
    'en',
    names.map((name) => entry(`/lib/${name}`)),
  )
  const shown = async (change: Partial<LibraryQuery>) =>
    (await view.page({ ...all, ...change })).rows.map(({ file }) => file)
  expect(await shown({})).toEqual(['Amélie.2001.mkv', 'Show.S01E2.mkv', 'Show.S01E10.mkv'])
  expect(await shown({ sort: 'changed', isDescending: true })).toEqual([
    'Show.S01E10.mkv',
    'Amélie.2001.mkv',
    'Show.S01E2.mkv',
  ])
  expect(await shown({ search: 'AMELIE 2001' })).toEqual(['Amélie.2001.mkv'])
  expect(await shown({ offset: 1, limit: 1 })).toEqual(['Show.S01E2.mkv'])
  expect(await shown({ search: 'in:other' })).toEqual([])
})

test('a video that changes takes its own place, and a page that was asked for before is made anew', async () => {
  const view = await viewOf('en', [entry('/lib/Film.2019.mkv')])
  expect((await view.page({ ...all, search: 'is:missing' })).total).toBe(1)
  view.put(entry('/lib/Film.2019.mkv', [sidecar('/lib/z.en.srt', 'en')]))
  view.put(entry('/lib/New.2020.mkv'))
  expect((await view.page({ ...all, search: 'is:missing' })).rows.map(({ file }) => file)).toEqual(['New.2020.mkv'])
  expect((await view.page(all)).total).toBe(2)
})

test('wishes that are only tried are counted without being taken', async () => {
  const view = await viewOf('en', [
    entry('/lib/A.2001.mkv', [sidecar('/lib/a.de.srt', 'de')]),
    entry('/lib/B.2002.mkv'),
  ])
  expect(await view.tryRules(bookOf('de,fr'), parseWishes('de,fr'))).toEqual([
    { wish: 'de', covered: 1, missing: 1 },
    { wish: 'fr', covered: 0, missing: 2 },
  ])
  expect(view.counts().is).toMatchObject({ covered: 0, missing: 2 })
  view.setRules(bookOf('de'))
  expect(view.counts().is).toMatchObject({ covered: 1, missing: 1 })
})

test('that something else is missing is known however short it was so, and what changes besides is not taken for it', async () => {
  const path = '/lib/Bare.2003.mkv'
  const bare = entry(path)
  const english = entry(path, [sidecar('/lib/x.en.srt', 'en')])
  const view = await viewOf('en', [bare])
  const grown = (change: () => void) => {
    const before = view.missingRevision()
    change()
    return view.missingRevision() - before
  }
  expect(grown(() => [english, bare].forEach((one) => view.put(one)))).toBe(2)
  expect(
    grown(() => view.put(entry(path, [], { media: { durationMs: 1, fps: null, height: null, tracks: [] } }))),
  ).toBe(0)
  expect(grown(() => view.put(entry('/lib/There.2004.mkv', [sidecar('/lib/y.en.srt', 'en')])))).toBe(0)
  const marked = (state: 'ask' | 'none', atMs: number | null) => () =>
    view.setMarks(new Map([[bare.id, new Map([['en', { state, atMs, untilMs: null, candidates: null }]])]]))
  expect(grown(marked('ask', null))).toBe(0)
  expect([grown(marked('none', 7)), grown(marked('none', 7)), grown(marked('none', 9))]).toEqual([1, 0, 1])
  expect(grown(() => view.drop(bare.id))).toBe(1)
  expect(grown(() => view.setRules(bookOf('en,de')))).toBe(1)
})

test('nothing is looked for in a folder that is away: plan, count and reason leave it out, until it is back', async () => {
  const elsewhere = { id: 'f2', path: '/other', scannedMs: null }
  const [here, away] = [entry('/lib/Here.2003.mkv'), maker.entryOf(videoAt('/other/Away.2004.mkv'), elsewhere)]
  const view = await viewOf('en', [here, away])
  const everything = { search: '', ids: null, language: null }
  const vain = { state: 'none', atMs: 7, untilMs: null, candidates: null } as const
  // All that is there was asked for in vain, and nobody has asked for what is away.
  view.setMarks(new Map([[here.id, new Map([['en', vain]])]]))
  const told = async () => {
    const { subtitles, toFind, verbs } = await view.facts(everything, { canOpenVideo: true, canShowInFolder: true })
    expect([subtitles, view.counts().subtitles, view.counts().is.missing]).toEqual([2, 2, 2])
    expect([toFind.videos, verbs.find.count]).toEqual([view.counts().toFind, view.counts().toFind])
    const named = view.toPlan({ search: '', ids: [here.id, away.id] })
    const planned = await view.findToPlan(everything)
    expect(view.toPlan(everything)).toEqual(planned)
    return [planned.length, named.length, toFind.subtitles, isInVain({ toFind }), verbs.find.why]
  }
  expect(await told()).toEqual([2, 2, 2, false, null])
  const grown = (awayIds: readonly string[]) => {
    const before = view.missingRevision()
    view.setFolders([folder, elsewhere], new Set(awayIds))
    return view.missingRevision() - before
  }
  // What it would cost is another sum, for as long as it is so.
  expect([grown(['f2']), grown(['f2'])]).toEqual([1, 0])
  expect(await told()).toEqual([1, 1, 1, true, null])
  expect(grown(['f1'])).toBe(1)
  expect(await told()).toEqual([1, 1, 1, false, null])
  expect(grown(['f1', 'f2'])).toBe(1)
  expect(await told()).toEqual([0, 0, 0, false, 'away'])
  expect(grown([])).toBe(1)
  expect(await told()).toEqual([2, 2, 2, false, null])
})

test('where all that is there has its subtitles, it is what is away that cannot be looked for', async () => {
  const elsewhere = { id: 'f2', path: '/other', scannedMs: null }
  const met = entry('/lib/There.2004.mkv', [sidecar('/lib/y.en.srt', 'en')])
  const view = await viewOf('en', [met, maker.entryOf(videoAt('/other/Away.2004.mkv'), elsewhere)])
  view.setFolders([folder, elsewhere], new Set(['f2']))
  const everything = { search: '', ids: null, language: null }
  const { verbs } = await view.facts(everything, { canOpenVideo: true, canShowInFolder: true })
  expect(verbs.find).toEqual({ count: 0, why: 'away' })
})
