import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missing } from '../../../electron/wanted/missing.ts'
import type { Ignored } from '../../../electron/wanted/ignored.ts'
import { parseWishes, formatWish } from '../../../electron/wanted/parseWishes.ts'
import { createRulesBook, languageOfWish, type OwnRules, type ScopedRules } from '../../../electron/wanted/rulesBook.ts'
import { inheritsAll } from '../../../electron/wanted/scopedRulesStore.ts'
import type { WishRules } from '../../../electron/wanted/wish.ts'
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import { showKeyOf } from '../../../shared/release/title/showKey.ts'
import { videoAt } from '../../support/make/subjects.ts'

const settings: WishRules = {
  wishes: parseWishes('en,de'),
  hearingImpaired: 'any',
  forced: 'never',
  skipWhenAudioMatches: false,
}
const own = (languages: string | null, rest: Partial<OwnRules> = {}): OwnRules => ({
  ...inheritsAll,
  wishes: languages === null ? null : parseWishes(languages),
  ...rest,
})
const folders = ['/lib', '/lib/Series', '/lib/Series/Drama', '/lib/Films'] as const
const shows = ['Lake Watch', 'Paper Lantern', 'Grey Harbour'] as const
const languages = ['en', 'es', 'pt-BR>pt', 'fr,en', null] as const
const pathOf = (folder: string, show: string, episode: number) =>
  `${folder}/${show}/${show.replace(' ', '.')}.S01E0${episode}.mkv`
const keyOf = (show: string) => showKeyOf(parseRelease(`/x/${show.replace(' ', '.')}.S01E01.mkv`))

const ownRules = fc.record({
  languages: fc.constantFrom(...languages),
  hearingImpaired: fc.constantFrom('only', 'avoid', null),
})
const scopes = fc.record({
  byFolder: fc.dictionary(fc.constantFrom(...folders), ownRules),
  byTitle: fc.uniqueArray(fc.tuple(fc.constantFrom(...folders), fc.constantFrom(...shows), ownRules), {
    selector: ([folder, show]) => `${folder} ${show}`,
  }),
})
const videos = folders.flatMap((folder) =>
  shows.flatMap((show) => [1, 2].map((number) => pathOf(folder, show, number))),
)

type Scopes = typeof scopes extends fc.Arbitrary<infer Value> ? Value : never
type Said = Scopes['byFolder'][string]

function scopedOf({ byFolder, byTitle }: Scopes): ScopedRules[] {
  const rulesOf = ({ languages: said, hearingImpaired }: Said) => own(said, { hearingImpaired })
  return [
    ...Object.entries(byFolder).map(([folder, said]) => ({
      place: { kind: 'folder' as const, folder },
      own: rulesOf(said),
    })),
    ...byTitle.map(([folder, show, said]) => ({
      place: { kind: 'title' as const, folder, titleKey: keyOf(show) },
      own: rulesOf(said),
    })),
  ]
}

/** Said again in the plainest way: everything that holds the video, from far to near, each over what was before. */
function expectedOf(path: string, { byFolder, byTitle }: Scopes): readonly [string, string] {
  const show = path.split('/').at(-2) ?? ''
  const holding = (folder: string) => path.startsWith(`${folder}/`)
  const ofFolders = folders.filter(holding).flatMap((folder) => byFolder[folder] ?? [])
  const ofTitle = byTitle
    .filter(([folder, named]) => named === show && holding(folder))
    .sort(([a], [b]) => b.length - a.length)
    .slice(0, 1)
    .map(([, , said]) => said)
  const chain = [...ofFolders, ...ofTitle]
  const wishes = chain.findLast((said) => said.languages !== null)?.languages ?? 'en,de'
  return [wishes, chain.findLast((said) => said.hearingImpaired !== null)?.hearingImpaired ?? 'any']
}

test('the nearest rule wins: title, then the deepest folder, then the settings, rule by rule', () => {
  fc.assert(
    fc.property(scopes, (made) => {
      const book = createRulesBook({ settings, scoped: scopedOf(made), ignored: [] })
      for (const path of videos) {
        const rules = book.rulesOf(path, () => showKeyOf(parseRelease(path)))
        expect([rules.wishes.map(formatWish).join(), rules.hearingImpaired]).toEqual(expectedOf(path, made))
      }
    }),
  )
})

test('videos with the same rules share one object, so that what follows from it can be shared', () => {
  fc.assert(
    fc.property(scopes, (made) => {
      const book = createRulesBook({ settings, scoped: scopedOf(made), ignored: [] })
      const found = new Set(videos.map((path) => book.rulesOf(path, () => showKeyOf(parseRelease(path)))))
      // Never more than each place over each other.
      expect(found.size).toBeLessThanOrEqual((1 + Object.keys(made.byFolder).length) * (1 + made.byTitle.length))
      for (const path of videos) expect(found.has(book.rulesOf(path, () => showKeyOf(parseRelease(path))))).toBe(true)
    }),
  )
})

test('what is said for one run wins over every place, and leaves the other rules as they are there', () => {
  const scoped = [{ place: { kind: 'folder' as const, folder: '/lib' }, own: own('es', { hearingImpaired: 'only' }) }]
  const book = createRulesBook({ settings, scoped, ignored: [], fixed: new Set(['wishes']) })
  const rules = book.rulesOf('/lib/Film.2019.mkv', () => showKeyOf(parseRelease('/lib/Film.2019.mkv')))
  expect([rules.wishes.map(formatWish), rules.hearingImpaired]).toEqual([['en', 'de'], 'only'])
})

test('a name is read only where a title has rules or is ignored', () => {
  const scoped = [{ place: { kind: 'folder' as const, folder: '/lib/' }, own: own('es') }]
  const ignored: Ignored[] = [{ kind: 'video', path: '/lib/b.mkv', language: null }]
  const book = createRulesBook({ settings, scoped, ignored })
  const neverRead = () => expect.fail('the name was read')
  const rules = book.rulesOf('/lib/a.mkv', neverRead)
  expect(rules.wishes.map(formatWish)).toEqual(['es'])
  expect(book.isIgnored('/lib/a.mkv', neverRead, rules.wishes[0]!)).toBe(false)
})

test('a folder whose name begins like another one is another one, and a Windows path has folders too', () => {
  const scoped = [
    { place: { kind: 'folder' as const, folder: '/lib/Ser' }, own: own('es') },
    { place: { kind: 'folder' as const, folder: 'D:\\Films' }, own: own('fr') },
  ]
  const book = createRulesBook({ settings, scoped, ignored: [] })
  const wishesOf = (path: string) =>
    book
      .rulesOf(path, () => showKeyOf(parseRelease(path)))
      .wishes.map(formatWish)
      .join()
  expect(wishesOf('/lib/Series/a.mkv')).toBe('en,de')
  expect(wishesOf('D:\\Films\\Lake\\a.mkv')).toBe('fr')
})

test('videos whose names give no title are known by the folder they lie in, and only there', () => {
  const scoped = [{ place: { kind: 'title' as const, folder: '/lib/x', titleKey: '' }, own: own('es') }]
  const book = createRulesBook({ settings, scoped, ignored: [] })
  const untitled = () => ''
  const wishesOf = (path: string) => book.rulesOf(path, untitled).wishes.map(formatWish).join()
  expect([wishesOf('/lib/x/1.mkv'), wishesOf('/lib/x/y/1.mkv'), wishesOf('/lib/1.mkv')]).toEqual([
    'es',
    'en,de',
    'en,de',
  ])
})

const ignoring = fc.uniqueArray(
  fc.oneof(
    fc.record({
      kind: fc.constant('video' as const),
      path: fc.constantFrom(...videos),
      language: fc.constantFrom('en', 'es', null),
    }),
    fc.record({
      kind: fc.constant('title' as const),
      folder: fc.constantFrom(...folders),
      titleKey: fc.constantFrom(...shows.map(keyOf)),
      language: fc.constantFrom('en', 'es', null),
    }),
  ),
  { selector: (one) => JSON.stringify(one) },
)

test('each wish of each video is a gap, covered or ignored, and ignoring takes away exactly what it names', () => {
  fc.assert(
    fc.property(scopes, ignoring, (made, ignored) => {
      const all = videos.map((path, index) => videoAt(path, { sidecars: index % 3 === 0 ? [englishOf(path)] : [] }))
      const scoped = scopedOf(made)
      const before = missing(all, createRulesBook({ settings, scoped, ignored: [] }))
      const after = missing(all, createRulesBook({ settings, scoped, ignored }))
      const keysOf = (
        some: readonly {
          readonly video: { readonly file: { readonly path: string } }
          readonly wish: { readonly alternatives: unknown }
        }[],
      ) => some.map(({ video, wish }) => `${video.file.path} ${JSON.stringify(wish)}`)
      const isMeant = (path: string, language: string) =>
        ignored.some(
          (one) =>
            (one.language === null || one.language === language) &&
            (one.kind === 'video'
              ? one.path === path
              : path.startsWith(`${one.folder}/`) && keyOf(path.split('/').at(-2) ?? '') === one.titleKey),
        )
      expect(new Set([...keysOf(after.gaps), ...keysOf(after.covered), ...keysOf(after.ignored)])).toEqual(
        new Set([...keysOf(before.gaps), ...keysOf(before.covered)]),
      )
      expect(after.gaps.length + after.covered.length + after.ignored.length).toBe(
        before.gaps.length + before.covered.length,
      )
      for (const { video, wish } of [...after.gaps, ...after.covered])
        expect(isMeant(video.file.path, languageOfWish(wish))).toBe(false)
      for (const { video, wish } of after.ignored) expect(isMeant(video.file.path, languageOfWish(wish))).toBe(true)
    }),
  )
})

function englishOf(path: string) {
  const marks = { isForced: false, isHearingImpaired: false, extension: 'srt' } as const
  return { path: path.replace('.mkv', '.en.srt'), language: 'en', ...marks }
}
