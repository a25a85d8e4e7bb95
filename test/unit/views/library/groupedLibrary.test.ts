/** Grouping over made libraries: whatever the names are, each video stands once below one title, and all numbers agree. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEntryMaker } from '../../../../electron/views/library/entries/entryMaker.ts'
import { createLibraryView, type LibraryView } from '../../../../electron/views/library/list/libraryView.ts'
import { videoIdOf } from '../../../../electron/views/ids.ts'
import { bookOf } from '../../../support/make/bookOf.ts'
import type { LibraryQuery, LibraryRow } from '../../../../shared/contract/library.ts'
import { isWords } from '../../../../shared/librarySearch/librarySearch.ts'
import { videoAt } from '../../../support/make/subjects.ts'

const maker = createEntryMaker({ ownerOf: () => null })
const folders = [
  { id: 'f1', path: '/media/Series', scannedMs: null },
  { id: 'f2', path: '/mnt/Series', scannedMs: null },
]
const rules = bookOf('en,pt-BR>pt')
const query: LibraryQuery = {
  search: '',
  sort: 'title',
  isDescending: false,
  sortLanguage: null,
  view: 'titles',
  open: { all: true, except: [] },
  offset: 0,
  limit: 500,
}

const names = [
  'The Electric Engine',
  'Velvet Harbour',
  'Amélie',
  'بيت الزجاج',
  '遠い海',
  '🎬🎬',
  'Die Brücke',
  '1969',
  '2:22',
  'L’Ombre',
]
const name = fc.constantFrom(...names)
const year = fc.constantFrom('', ' (1969)', ' (2014)', '.2019')
const small = fc.integer({ min: 0, max: 4 })
const part = fc.constantFrom('', '.1080p.WEB-DL-KESTREL', '.2160p.BluRay.x265-NOVA', '.720p', '.Extended.Cut')
const padded = (value: number) => String(value).padStart(2, '0')

const path = fc.oneof(
  fc
    .tuple(name, year, small, small)
    .map(([show, of, s, e]) => `Drama/${show}${of}/Season ${padded(s)}/${s}x${padded(e)}.mkv`),
  fc
    .tuple(name, year, small, small, part)
    .map(([show, of, s, e, rest]) => `${show}${of}/${show}.S${padded(s)}E${padded(e)}${rest}.mkv`),
  fc
    .tuple(name, year, small, part)
    .map(([show, of, e, rest]) => `Drama/${show}${of}/${show}.S01E${padded(e)}E${padded(e + 1)}${rest}.mkv`),
  fc.tuple(name, fc.integer({ min: 1, max: 300 })).map(([show, e]) => `Anime/[Tide] ${show} - ${e} (1080p).mkv`),
  fc.tuple(name, year, part).map(([film, of, rest]) => `Films/${film}${of}${rest}.mkv`),
  fc.tuple(name, small).map(([show, day]) => `Daily/${show}.2026.11.${padded(day + 1)}.mkv`),
  fc.string({ minLength: 1, maxLength: 8 }).map((any) => `Odd/${any.replaceAll('/', '-').replaceAll('\0', '')}x.mkv`),
)
const library = fc.array(fc.tuple(path, fc.constantFrom(...folders), fc.boolean(), fc.boolean()), { maxLength: 40 })

type Made = readonly (readonly [string, (typeof folders)[number], boolean, boolean])[]

async function viewOf(made: Made): Promise<LibraryView> {
  const view = createLibraryView(rules)
  view.setFolders(folders, new Set(['f2']))
  const entries = made.map(([below, folder, isEnglish]) => entryFor(below, folder, isEnglish))
  await view.replace(entries)
  view.setMarks(
    new Map(
      made.flatMap(([below, folder, , isAsked]) =>
        isAsked
          ? [
              [
                videoIdOf(`${folder.path}/${below}`),
                new Map([['en', { state: 'ask', untilMs: null, candidates: 2, atMs: null }]]),
              ],
            ]
          : [],
      ),
    ),
  )
  return view
}

function entryFor(below: string, folder: (typeof folders)[number], isEnglish: boolean) {
  const videoPath = `${folder.path}/${below}`
  const sidecar = {
    path: `${videoPath}.srt`,
    language: 'en',
    isForced: false,
    isHearingImpaired: false,
    extension: 'srt',
  }
  return maker.entryOf(videoAt(videoPath, { sidecars: isEnglish ? [sidecar] : [], modifiedMs: below.length }), folder)
}

async function allRows(view: LibraryView, change: Partial<LibraryQuery> = {}): Promise<readonly LibraryRow[]> {
  const rows: LibraryRow[] = []
  for (;;) {
    const page = await view.page({ ...query, ...change, offset: rows.length })
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total) {
      expect(rows).toHaveLength(page.total)
      return rows
    }
  }
}

const idsIn = (rows: readonly LibraryRow[]) => rows.flatMap(({ videoId }) => videoId ?? [])
const sorted = (ids: readonly string[]) => [...ids].sort()

test('each video stands once, below one title; ids are told apart; levels go down by one', () =>
  fc.assert(
    fc.asyncProperty(library, async (made) => {
      const view = await viewOf(made)
      const rows = await allRows(view)
      const all = sorted([...new Set(made.map(([below, folder]) => videoIdOf(`${folder.path}/${below}`)))])
      expect(sorted(idsIn(rows))).toEqual(all)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      rows.forEach(({ level }, at) => expect(level).toBeLessThanOrEqual((rows[at - 1]?.level ?? 0) + 1))
      expect(sorted(idsIn(await allRows(view, { view: 'files' })))).toEqual(all)
      expect(sorted(view.resolve({ search: '', ids: null }).map(({ id }) => id))).toEqual(all)
    }),
  ))

test('the cells of the titles add up to the counts, and each count is what its filter shows', () =>
  fc.assert(
    fc.asyncProperty(library, async (made) => {
      const view = await viewOf(made)
      const counts = view.counts()
      const titles = await allRows(view, { open: { all: false, except: [] } })
      expect(titles).toHaveLength(counts.titles)
      expect(titles.reduce((sum, { videos }) => sum + videos, 0)).toBe(counts.videos)
      for (const { language, covered, total } of counts.byLanguage) {
        const cells = titles.flatMap((row) => row.cells.filter((cell) => cell.language === language))
        expect(cells.reduce((sum, cell) => sum + cell.covered, 0)).toBe(covered)
        expect(cells.reduce((sum, cell) => sum + cell.total, 0)).toBe(total)
      }
      for (const word of isWords)
        expect((await view.page({ ...query, search: `is:${word}` })).videos).toBe(counts.is[word])
      const { subtitles } = await view.facts(
        { search: '', ids: null, language: null },
        { canOpenVideo: true, canShowInFolder: true },
      )
      expect(subtitles).toBe(counts.subtitles)
    }),
  ))

const search = fc.constantFrom(
  '',
  'is:missing',
  'lang:en is:covered',
  'velvet',
  's01',
  '-engine',
  'in:"media/Series/Drama"',
  'is:away harbour',
)

test('a row means what is below it in the search, and a range of rows means its rows', () =>
  fc.assert(
    fc.asyncProperty(library, search, async (made, text) => {
      const view = await viewOf(made)
      const rows = await allRows(view, { search: text })
      const shown = new Set(idsIn(rows))
      for (const [at, row] of rows.entries()) {
        const end = rows.findIndex(({ level }, other) => other > at && level <= row.level)
        const below = idsIn(rows.slice(at, end === -1 ? undefined : end))
        expect(sorted(view.resolve({ search: text, ids: [row.id] }).map(({ id }) => id))).toEqual(sorted(below))
        expect(row.matching).toBe(below.length)
      }
      expect(new Set(view.resolve({ search: text, ids: null }).map(({ id }) => id))).toEqual(shown)
      const { sort, isDescending, sortLanguage, view: shownAs, open } = query
      const asked = { search: text, sort, isDescending, sortLanguage, view: shownAs, open }
      expect(await view.rowIds(asked, 3, 1)).toEqual(rows.slice(1, 4).map(({ id }) => id))
    }),
  ))

test('a library that is built video by video is the same as one that is taken whole, in every order', () =>
  fc.assert(
    fc.asyncProperty(
      library,
      fc.constantFrom('title', 'changed', 'folder', 'name', 'language'),
      fc.boolean(),
      async (made, sort, isDescending) => {
        const asked = { sort, isDescending, sortLanguage: 'en', search: 'is:missing' } as const
        const whole = await viewOf(made)
        const grown = createLibraryView(rules)
        grown.setFolders(folders, new Set(['f2']))
        for (const [below, folder, isEnglish] of made) {
          grown.put(entryFor(below, folder, !isEnglish))
          await grown.page({ ...query, ...asked })
          grown.put(entryFor(below, folder, isEnglish))
        }
        whole.setMarks(new Map())
        for (const view of ['titles', 'files'] as const)
          expect(idsIn(await allRows(grown, { ...asked, view }))).toEqual(
            idsIn(await allRows(whole, { ...asked, view })),
          )
        expect(grown.counts()).toEqual({
          ...whole.counts(),
          byLanguage: expect.arrayContaining(whole.counts().byLanguage) as unknown,
        })
        expect(grown.tree(() => 'there')).toEqual(whole.tree(() => 'there'))
      },
    ),
  ))

test('a library whose videos went is the same as one that never had them', () =>
  fc.assert(
    fc.asyncProperty(library, library, fc.boolean(), async (staying, going, isEmptiedFirst) => {
      const idOf = ([below, folder]: Made[number]) => videoIdOf(`${folder.path}/${below}`)
      const stay = new Set(staying.map(idOf))
      const [left, all] = [await viewOf(staying), await viewOf(isEmptiedFirst ? going : [...going, ...staying])]
      for (const made of going) if (isEmptiedFirst || !stay.has(idOf(made))) all.drop(idOf(made))
      all.drop('unknown')
      if (isEmptiedFirst) for (const made of staying) all.put(entryFor(made[0], made[1], made[2]))
      left.setMarks(new Map())
      all.setMarks(new Map())
      for (const view of ['titles', 'files'] as const)
        expect(idsIn(await allRows(all, { view }))).toEqual(idsIn(await allRows(left, { view })))
      await all.prepareCounts()
      expect(all.tree(() => 'there')).toEqual(left.tree(() => 'there'))
      expect(all.counts()).toMatchObject({ videos: left.counts().videos, titles: left.counts().titles })
    }),
  ))
