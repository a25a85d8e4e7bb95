import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Scope } from '../../shared/contract/scope.ts'
import { makeMkv } from '../support/make/films/makeVideo.ts'
import { openTestHost, turnWatchOn, type TestHost } from '../support/hosts/openTestHost.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { rejection } from '../support/services/testClient.ts'

const videos = [
  'Films/Silver.Orchard.2019.1080p.WEB-DL.x264-LUMEN.mkv',
  'Series/Drama/Lake Watch/Lake.Watch.S01E01.1080p.WEB-DL.x264-KESTREL.mkv',
  'Series/Drama/Lake Watch/Lake.Watch.S01E02.1080p.WEB-DL.x264-KESTREL.mkv',
  'Series/Drama/Grey Harbour/Grey.Harbour.S01E01.1080p.WEB-DL.x264-KESTREL.mkv',
  'Series/Comedy/Paper Moth/Paper.Moth.S01E01.720p.HDTV.x264-TANGO.mkv',
] as const
/** As makeMkv has it unless told. */
const hourAndHalfMs = 5_400_000
const sound = [{ kind: 'video' }, { kind: 'audio', language: 'eng' }] as const
const everything: Scope = { search: '', ids: null, language: null }
const noRules = { languages: null, hearingImpaired: null, forced: null, skipWhenAudioMatches: null } as const
const wishing = (languages: string) => ({ ...noRules, languages })

interface Opened extends TestHost {
  readonly library: string
  readonly idOf: (name: string) => Promise<string>
  readonly scopeOf: (...names: string[]) => Promise<Scope>
  readonly missing: () => Promise<number>
  readonly wishesOf: (name: string) => Promise<string[]>
}

async function openLibrary(
  languages = 'en',
  library = tempFolder(),
  homeFolder = join(tempFolder(), 'home'),
): Promise<Opened> {
  for (const video of videos) {
    mkdirSync(dirname(join(library, video)), { recursive: true })
    writeFileSync(join(library, video), makeMkv({ tracks: sound }))
  }
  const opened = await openTestHost({ homeFolder })
  const { ask, askUntil, host } = opened
  await ask('settings.write', { key: 'minimumVideoBytes', value: 0 })
  await ask('settings.write', { key: 'languages', value: languages })
  await ask('folders.addDropped', { dropId: host.registerDrop([library]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === videos.length)
  const rows = async () => {
    const asked = { search: '', sort: 'name', isDescending: false, sortLanguage: null, view: 'files' } as const
    return (await ask('library.page', { ...asked, open: { all: true, except: [] }, offset: 0, limit: 100 })).rows
  }
  const idOf = async (name: string) => {
    const row = (await rows()).find(({ file }) => file.includes(name))
    if (!row?.videoId) throw new Error(`${name} is not in the library`)
    return row.videoId
  }
  return {
    ...opened,
    library,
    idOf,
    scopeOf: async (...names) => ({ ...everything, ids: await Promise.all(names.map(idOf)) }),
    missing: async () => (await ask('library.state', {})).counts.subtitles,
    wishesOf: async (name) =>
      (await rows()).find(({ file }) => file.includes(name))?.cells.map(({ wish }) => wish) ?? [],
  }
}

function placeOf({ ask }: Opened, scope: Scope) {
  return async (kind: 'settings' | 'folder' | 'titles', name?: string) => {
    const { places } = await ask('rules.of', scope)
    const place = places.find((each) => each.kind === kind && (name === undefined || each.name.endsWith(name)))
    if (!place) throw new Error(`There is no ${kind} ${name ?? ''} in ${JSON.stringify(places)}`)
    return { scope, placeId: place.id }
  }
}

test('rules of a folder and of a title are tried, set, felt at once everywhere, and taken back', async () => {
  const opened = await openLibrary()
  const { ask, missing, wishesOf } = opened
  const lakes = await opened.scopeOf('Lake.Watch.S01E01')
  const at = placeOf(opened, lakes)
  expect(
    (await ask('rules.of', lakes)).places.map(({ kind, name, videos: below }) => [
      kind,
      name.split('/').slice(1).join('/'),
      below,
    ]),
  ).toEqual([
    ['settings', '', 5],
    ['folder', '', 5],
    ['folder', 'Series', 4],
    ['folder', 'Series/Drama', 3],
    ['folder', 'Series/Drama/Lake Watch', 2],
    ['titles', '', 2],
  ])

  const drama = await at('folder', 'Drama')
  const tried = await ask('rules.try', { ...drama, own: wishing('en,es') })
  expect(tried).toEqual({ videos: 3, changed: 3, missing: { now: 3, then: 6 } })
  expect(await missing()).toBe(5)
  const set = await ask('rules.set', { ...drama, own: wishing('en,es') })
  expect(set).toMatchObject(tried)
  expect(await missing()).toBe(5 - tried.missing.now + tried.missing.then)
  expect(await wishesOf('Grey.Harbour')).toEqual(['en', 'es'])
  expect(await wishesOf('Paper.Moth')).toEqual(['en'])

  const show = await ask('rules.set', { ...(await at('titles')), own: wishing('fr') })
  expect(await wishesOf('Lake.Watch.S01E02')).toEqual(['fr'])
  const now = await ask('rules.of', lakes)
  expect(now).toMatchObject({ rules: { languages: 'fr' } })
  expect(now.places.find(({ id }) => id === now.from)).toMatchObject({
    kind: 'titles',
    own: wishing('fr'),
    inherited: { languages: 'en,es' },
  })
  expect((await ask('library.state', {})).counts.is.rules).toBe(2)

  await ask('rules.undo', { undoId: show.undoId })
  expect(await wishesOf('Lake.Watch.S01E02')).toEqual(['en', 'es'])
  await ask('rules.undo', { undoId: set.undoId })
  expect(await missing()).toBe(5)
  expect((await rejection(ask('rules.undo', { undoId: set.undoId }))).code).toBe('input.invalid')
})

test('a wrong wish changes nothing, and the settings must say every rule', async () => {
  const opened = await openLibrary()
  const { ask, missing } = opened
  const at = placeOf(opened, everything)
  expect((await rejection(ask('rules.set', { ...(await at('folder')), own: wishing('klingon') }))).code).toBe(
    'input.unknownLanguage',
  )
  expect((await rejection(ask('rules.set', { ...(await at('settings')), own: wishing('en,de') }))).code).toBe(
    'input.invalid',
  )
  expect((await rejection(ask('rules.set', { scope: everything, placeId: 'folder-0', own: null }))).code).toBe(
    'input.invalid',
  )
  expect(await missing()).toBe(5)
  const own = { languages: 'en,de', hearingImpaired: 'any', forced: 'never', skipWhenAudioMatches: false } as const
  const { undoId } = await ask('rules.set', { ...(await at('settings')), own })
  expect((await ask('settings.read', {})).values.languages).toBe('en,de')
  expect(await missing()).toBe(10)
  await ask('rules.undo', { undoId })
  expect((await ask('settings.read', {})).values.languages).toBe('en')
})

test('ignoring takes a video, a title or one language out of what is missed, is listed, and is taken back', async () => {
  const opened = await openLibrary('en,es')
  const { ask, missing } = opened
  const before = await missing()
  const film = await ask('ignore.add', {
    what: 'videos',
    scope: await opened.scopeOf('Silver.Orchard'),
    language: 'es',
  })
  expect(film).toMatchObject({ videos: 1 })
  expect(await missing()).toBe(before - 1)
  const show = await ask('ignore.add', {
    what: 'titles',
    scope: await opened.scopeOf('Lake.Watch.S01E01'),
    language: null,
  })
  // The whole show, the episode that was not named too.
  expect(await missing()).toBe(before - 1 - 4)
  await ask('ignore.add', { what: 'author', name: 'Some Body' })
  // What is ignored already is no news, and is not taken back with what comes after it.
  expect(await ask('ignore.add', { what: 'author', name: 'some body ' })).toMatchObject({ ids: [] })

  const list = await ask('ignore.page', { search: '', offset: 0, limit: 10 })
  expect(list.rows.map(({ kind, label, language, videos: about }) => [kind, label, language, about])).toEqual([
    ['author', 'Some Body', null, null],
    ['title', 'Lake Watch', null, 2],
    ['video', 'Silver.Orchard.2019.1080p.WEB-DL.x264-LUMEN.mkv', 'es', 1],
  ])
  expect((await ask('ignore.page', { search: 'lake', offset: 0, limit: 10 })).total).toBe(1)

  const removed = await ask('ignore.remove', { ids: show.ids })
  expect(await missing()).toBe(before - 1)
  await ask('rules.undo', { undoId: removed.undoId })
  expect(await missing()).toBe(before - 5)
  await ask('rules.undo', { undoId: film.undoId })
  expect(await missing()).toBe(before - 4)
})

test('rules and what is ignored outlive the host, and a plan of a title looks for what is ruled there', async () => {
  const opened = await openLibrary('en')
  const lakes = await opened.scopeOf('Lake.Watch.S01E01', 'Lake.Watch.S01E02')
  await opened.ask('rules.set', { ...(await placeOf(opened, lakes)('titles')), own: wishing('es,fr') })
  await opened.ask('ignore.add', { what: 'videos', scope: await opened.scopeOf('Lake.Watch.S01E02'), language: 'fr' })
  await opened.host.close()

  const again = await openTestHost({ homeFolder: opened.homeFolder })
  await again.askUntil('library.state', {}, ({ counts }) => counts.videos === videos.length)
  const { subtitles } = (await again.ask('library.state', {})).counts
  expect(subtitles).toBe(3 + 4 - 1)
  await again.ask('plan.make', { scope: lakes, newest: null })
  const { sums } = await again.askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  expect(sums.none + sums.sure + sums.ask + sums.waiting).toBe(3)
})

test('where a language finds nothing the app says what is known, and a fallback counts at once', async () => {
  const opened = await openLibrary('pt-BR')
  const { ask, askUntil } = opened
  expect(await ask('help.notFound', { scope: everything })).toEqual([])
  await ask('plan.make', { scope: everything, newest: null })
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  await askUntil('library.state', {}, ({ counts }) => counts.is['not-found'] === videos.length)
  const before = (await ask('usage.state', {})).revision
  const [help] = await ask('help.notFound', { scope: everything })
  expect(help).toMatchObject({ language: 'pt-BR', wish: 'pt-BR', videos: 5, looked: 5 })
  expect(help?.fallbacks.find(({ language }) => language === 'pt')).toEqual({
    ...{ language: 'pt', videos: 0, downloads: 0 },
    ...{ notAsked: 5, searches: 5 },
  })
  expect(help?.transcribe).toMatchObject({ videos: 5, durationMs: 5 * hourAndHalfMs })
  expect(help?.transcribe.ids).toHaveLength(5)
  // The service knows none of these titles: saying the right one is the first thing that helps.
  expect(help?.doubts).toMatchObject({ videos: 5, titles: [{ title: 'Lake Watch', videos: 2 }, {}, {}, {}] })
  expect(await ask('help.notFound', { scope: null })).toMatchObject([{ language: 'pt-BR', videos: 5 }])
  expect((await ask('usage.state', {})).revision).toBe(before)

  const at = await placeOf(opened, everything)('settings')
  await ask('rules.addFallback', { ...at, language: 'pt-BR', fallback: 'pt' })
  expect((await ask('settings.read', {})).values.languages).toBe('pt-BR>pt')
  expect(await opened.wishesOf('Paper.Moth')).toEqual(['pt-BR>pt'])
})

test('a language that is wished for by itself is no fallback: only the videos without that wish are told of', async () => {
  const opened = await openLibrary('pt-BR')
  const { ask, askUntil } = opened
  await ask('plan.make', { scope: everything, newest: null })
  await askUntil('library.state', {}, ({ counts }) => counts.is['not-found'] === videos.length)
  const portuguese = async () => {
    const [help] = await ask('help.notFound', { scope: { ...everything, language: 'pt-BR' } })
    return help?.fallbacks.find(({ language }) => language === 'pt')
  }
  expect(await portuguese()).toMatchObject({ notAsked: videos.length })
  const lakes = await opened.scopeOf('Lake.Watch.S01E01')
  await ask('rules.set', { ...(await placeOf(opened, lakes)('titles')), own: wishing('pt-BR,pt') })
  expect(await portuguese()).toMatchObject({ notAsked: videos.length - 2 })
  await ask('settings.write', { key: 'languages', value: 'pt-BR,pt' })
  expect(await portuguese()).toBeUndefined()
})

test('what was not found is still not found after a restart, until it is another title', async () => {
  const opened = await openLibrary('pt-BR')
  const lake = await opened.scopeOf('Lake.Watch.S01E01')
  await opened.ask('plan.make', { scope: everything, newest: null })
  const notFound = ({ counts }: { readonly counts: { readonly is: Readonly<Record<string, number>> } }) =>
    counts.is['not-found']
  await opened.askUntil('library.state', {}, (state) => notFound(state) === videos.length)
  await opened.host.close()

  const again = await openTestHost({ homeFolder: opened.homeFolder })
  await again.askUntil('library.state', {}, (state) => notFound(state) === videos.length)
  const [help] = await again.ask('help.notFound', { scope: everything })
  expect(help).toMatchObject({ language: 'pt-BR', videos: 5, looked: 5 })
  expect(help?.lastAskedMs).toBeGreaterThan(Date.now() - 60_000)
  expect((await again.ask('plan.state', {})).phase).toBe('empty')
  // Nobody has asked for both episodes by their own name since the user said something else of one.
  const [videoId = ''] = lake.ids ?? []
  await again.ask('video.forgetTitle', { videoId })
  await again.askUntil('library.state', {}, (state) => notFound(state) === videos.length - 2)
  expect(again.bugs).toEqual([])
})

test('what watch mode asked for in vain is not found in the library too', async () => {
  const opened = await openLibrary('pt-BR')
  const { askUntil } = opened
  await turnWatchOn(opened)
  await askUntil('library.state', {}, ({ counts }) => counts.is['not-found'] === videos.length)
})

test('an ignored video that is renamed while watch mode is on stays ignored', async () => {
  const opened = await openLibrary('en')
  const { ask, askUntil, library } = opened
  await ask('ignore.add', { what: 'videos', scope: await opened.scopeOf('Silver.Orchard'), language: null })
  await turnWatchOn(opened)
  await askUntil('watch.state', {}, ({ lastCompleteMs }) => lastCompleteMs !== null)
  const [film] = videos
  renameSync(join(library, film), join(library, 'Films', 'Silver.Orchard.2019.mkv'))
  await ask('watch.checkNow', {})
  const moved = ({ rows }: { readonly rows: readonly { readonly label: string; readonly videos: number | null }[] }) =>
    rows[0]?.videos === 1
  await askUntil(
    'library.page',
    {
      search: 'Silver.Orchard.2019.mkv',
      sort: 'name',
      isDescending: false,
      sortLanguage: null,
      view: 'files',
      open: { all: true, except: [] },
      offset: 0,
      limit: 5,
    },
    ({ total }) => total === 1,
  )
  await askUntil('ignore.page', { search: '', offset: 0, limit: 5 }, moved)
  expect(readdirSync(join(library, 'Films'))).toEqual(['Silver.Orchard.2019.mkv'])
})

test('what is ignored in a scope is heeded again as a whole, and no verb that ignoring forbids is offered of it', async () => {
  const opened = await openLibrary('en,es')
  const { ask, missing } = opened
  const before = await missing()
  const verbsOf = async (scope: Scope) => {
    const { verbs } = await ask('library.scope', scope)
    return Object.fromEntries(
      (['find', 'ignore', 'stopIgnoring'] as const).map((id) => [id, verbs[id].why ?? verbs[id].count]),
    )
  }
  const lake = await opened.scopeOf('Lake.Watch.S01E01')
  const shown = { ...everything, search: 'lake' }
  expect(await verbsOf(lake)).toEqual({ find: 1, ignore: 1, stopIgnoring: 'nothing-ignored' })
  await ask('ignore.add', { what: 'videos', scope: lake, language: null })
  expect(await verbsOf(lake)).toEqual({ find: 'all-ignored', ignore: 'all-ignored', stopIgnoring: 1 })
  expect(await verbsOf(shown)).toEqual({ find: 1, ignore: 1, stopIgnoring: 1 })
  // Of the whole title the other episode is new.
  const title = await ask('ignore.add', { what: 'titles', scope: lake, language: null })
  expect(title.videos).toBe(1)
  const film = await opened.scopeOf('Silver.Orchard')
  await ask('ignore.add', { what: 'videos', scope: film, language: 'es' })
  expect(await verbsOf(film)).toEqual({ find: 1, ignore: 1, stopIgnoring: 1 })
  expect(await verbsOf({ ...film, language: 'es' })).toMatchObject({ find: 'all-ignored', ignore: 'all-ignored' })
  expect(await missing()).toBe(before - 5)

  const stopped = await ask('ignore.stop', { scope: shown })
  expect(stopped.videos).toBe(2)
  expect(await missing()).toBe(before - 1)
  await ask('rules.undo', { undoId: stopped.undoId })
  expect(await missing()).toBe(before - 5)
})

test('ignoring, rules and ignoring again are taken back one by one, also what was put back meanwhile', async () => {
  const opened = await openLibrary('en,es')
  const { ask, missing } = opened
  const lakes = await opened.scopeOf('Lake.Watch.S01E01', 'Lake.Watch.S01E02')
  const counts = [await missing()]
  const undoIds: string[] = []
  const done = async ({ undoId, ...counted }: { readonly undoId: string; readonly videos: number }) => {
    undoIds.push(undoId)
    counts.push(await missing())
    return counted.videos
  }
  expect(await done(await ask('ignore.add', { what: 'videos', scope: lakes, language: null }))).toBe(2)
  const folder = await placeOf(opened, lakes)('folder', 'Series')
  await done(await ask('rules.set', { ...folder, own: wishing('en,es,fr') }))
  // Two of these four are ignored already.
  const series = { ...everything, search: 's01' }
  expect(await done(await ask('ignore.add', { what: 'videos', scope: series, language: null }))).toBe(2)
  expect(await done(await ask('ignore.stop', { scope: lakes }))).toBe(2)
  for (const undoId of undoIds.toReversed()) {
    counts.pop()
    await ask('rules.undo', { undoId })
    expect(await missing()).toBe(counts.at(-1))
  }
  expect((await ask('ignore.page', { search: '', offset: 0, limit: 10 })).total).toBe(0)
})
