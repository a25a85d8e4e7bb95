/** Searching by hand over the real peer service: what costs, which video a result is for, packs, and saving into a folder. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SearchQuestion } from '../../shared/contract/search.ts'
import { firstPage, openSampleHost, openTestHost, type TestHost } from '../support/hosts/openTestHost.ts'
import { runHere } from '../support/programs/runHere.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { rejection } from '../support/services/testClient.ts'

const whole = { season: null, episode: null, languages: [], isFullSeason: false, page: 1 } as const

function asked(text: string, change: Partial<SearchQuestion> = {}): SearchQuestion {
  return { ...whole, languages: [], about: { kind: 'text', text }, ...change }
}

/** Units of the ledger by kind. */
async function spent({ ask }: TestHost) {
  const { rows } = await ask('usage.entries', firstPage)
  const unitsOf = (kind: string) => rows.filter((row) => row.kind === kind).reduce((sum, { units }) => sum + units, 0)
  return { searches: unitsOf('search'), downloads: unitsOf('download') }
}

async function placeOf({ ask }: TestHost, path: string): Promise<string> {
  let opened = await ask('folders.browse', { placeId: null })
  opened = await ask('folders.browse', { placeId: opened.children.find(({ name }) => name === '/')!.id })
  for (const name of path.split('/').filter(Boolean)) {
    const child = opened.children.find((each) => each.name === name)
    opened = await ask('folders.browse', { placeId: child!.id })
  }
  return opened.here.id
}

test('typing is free: suggestions are titles of the library and of earlier searches, and the service is not asked', async () => {
  const opened = await openSampleHost('en')
  const { ask } = opened
  expect(await ask('search.suggest', { text: 'tidew' })).toEqual([
    { name: 'Tidewater Street', type: 'tv', year: 2020, videos: 4 },
  ])
  expect((await ask('search.suggest', { text: 'street' })).map(({ name }) => name)).toContain('Tidewater Street')
  expect(await ask('search.suggest', { text: '' })).toEqual([])
  expect(await spent(opened)).toEqual({ searches: 0, downloads: 0 })
})

test('a title that only a search knows is suggested from then on', async () => {
  const opened = await openTestHost()
  const { ask } = opened
  expect(await ask('search.suggest', { text: 'paper' })).toEqual([])
  const { titles } = await ask('search.ask', asked('paper lantern'))
  expect(titles.map(({ year }) => year)).toEqual([2019, 1987])
  const found = await ask('search.suggest', { text: 'paper' })
  expect(found.map(({ year, videos }) => [year, videos])).toEqual([
    [2019, 0],
    [1987, 0],
  ])
  expect(await spent(opened)).toEqual({ searches: 1, downloads: 0 })
})

test('the same question of a day is answered from what was paid for, and says since when; asked anew it is paid again', async () => {
  const opened = await openTestHost()
  const { ask } = opened
  const beforeMs = Date.now()
  const first = await ask('search.ask', asked('paper lantern'))
  expect(first.keptMs).toBeNull()
  const again = await ask('search.ask', asked('paper lantern'))
  expect({ ...again, keptMs: null }).toEqual(first)
  expect(again.keptMs).toBeGreaterThanOrEqual(beforeMs)
  expect(await spent(opened)).toEqual({ searches: 1, downloads: 0 })
  const anew = await ask('search.ask', { ...asked('paper lantern'), isAnew: true })
  expect(anew.keptMs).toBeNull()
  expect(await spent(opened)).toEqual({ searches: 2, downloads: 0 })
})

test('one search answers with titles and the subtitles of the first, by name with its part, by id, and by file name', async () => {
  const opened = await openSampleHost('en')
  const { ask } = opened
  const byPart = await ask('search.ask', asked('tidewater street s01e02'))
  expect(byPart).toMatchObject({ season: 1, episode: 2, pages: 1 })
  expect(byPart.titles[0]).toMatchObject({ name: 'Tidewater Street', type: 'tv' })
  expect(byPart.subtitles.length).toBeGreaterThan(0)
  const { filmdbId } = byPart.titles[0]!
  const byId = await ask('search.ask', asked(`${filmdbId} 1x02`))
  expect(byId.subtitles.map(({ id }) => id)).toEqual(byPart.subtitles.map(({ id }) => id))
  const { rows } = await ask('library.page', {
    ...{ search: 'tidewater', view: 'files', sort: 'name', isDescending: false, sortLanguage: null },
    ...{ open: { all: false, except: [] }, offset: 0, limit: 1 },
  })
  const byFile = await ask('search.ask', asked(rows[0]!.file))
  expect(byFile.titles[0]).toMatchObject({ name: 'Tidewater Street' })
  expect(await spent(opened)).toEqual({ searches: 3, downloads: 0 })
})

test('each result names the video it is for: the very episode, not the first of the alphabet', async () => {
  const opened = await openSampleHost('en')
  const { ask } = opened
  const { subtitles } = await ask('search.ask', asked('tidewater street s01'))
  const judgements = await ask('search.judge', { subtitleIds: subtitles.map(({ id }) => id), videoId: null })
  for (const [at, { season, episodeFrom, isFullSeason }] of subtitles.entries()) {
    const { video, tier } = judgements[at]!
    expect(video).toMatchObject({ title: 'Tidewater Street', season, bearing: 'exact' })
    if (!isFullSeason && episodeFrom !== null) expect(video!.episodes).toContain(episodeFrom)
    expect(tier).not.toBeNull()
  }
  const single = subtitles.find(({ episodeFrom }) => episodeFrom !== null && episodeFrom > 1)
  if (single) {
    const { rows } = await ask('search.videos', { subtitleId: single.id, search: '', limit: 20 })
    expect(rows[0]).toMatchObject({ bearing: 'exact', episodes: [single.episodeFrom] })
    expect(rows.slice(1).every(({ bearing }) => bearing === 'title')).toBe(true)
    const other = rows.at(-1)!
    const [against] = await ask('search.judge', { subtitleIds: [single.id], videoId: other.id })
    expect(against).toMatchObject({ tier: null, against: 'episode', video: { id: other.id } })
  }
  const { rows: found } = await ask('search.videos', { subtitleId: subtitles[0]!.id, search: 'lantern 2019', limit: 5 })
  expect(found).toMatchObject([{ bearing: 'none', title: 'The Paper Lantern' }])
  expect(await spent(opened)).toEqual({ searches: 1, downloads: 0 })
})

test('a pack tells its files and whose they are, and is written to all of them for one download', async () => {
  const opened = await openSampleHost('en')
  const { ask } = opened
  const { subtitles } = await ask(
    'search.ask',
    asked('tidewater street s01', { isFullSeason: true, languages: ['en'] }),
  )
  const pack = subtitles.find(({ isFullSeason }) => isFullSeason)!
  const { files } = await ask('search.files', { subtitleId: pack.id, mayDownload: true })
  const videoIds = [...new Set(files!.flatMap(({ video }) => (video?.isMissing ? [video.id] : [])))]
  expect(videoIds.length).toBeGreaterThan(1)
  for (const { episodes, video } of files!) if (video) expect(video.episodes).toEqual(episodes)
  const { written, failed } = await ask('search.download', { subtitleId: pack.id, videoIds })
  expect(failed).toEqual([])
  expect(written.map(({ videoId }) => videoId)).toEqual(videoIds)
  expect((await spent(opened)).downloads).toBe(1)
  const again = await ask('search.files', { subtitleId: pack.id, mayDownload: false })
  expect(again.files!.filter(({ video }) => video?.isMissing)).toEqual([])
})

test('a result is saved into a folder without a video, and never over a file that is there', async () => {
  const opened = await openSampleHost('en')
  const { ask } = opened
  const folder = join(tempFolder(), 'subs')
  mkdirSync(folder)
  const placeId = await placeOf(opened, folder)
  const { subtitles } = await ask('search.ask', asked('paper lantern', { languages: ['pt-BR'] }))
  const subtitleId = subtitles[0]!.id
  const first = await ask('search.save', { subtitleId, fileName: null, placeId })
  expect(first).toMatchObject({ failed: [] })
  const [name] = first!.names
  const text = readFileSync(join(folder, name!), 'utf8')
  expect(text).toContain('-->')
  writeFileSync(join(folder, name!), 'mine')
  const second = await ask('search.save', { subtitleId, fileName: null, placeId })
  expect(second!.names).toEqual([name!.replace(/(\.\w+)$/, ' (2)$1')])
  expect(readFileSync(join(folder, name!), 'utf8')).toBe('mine')
  expect(readFileSync(join(folder, second!.names[0]!), 'utf8')).toBe(text)
  expect(readdirSync(folder)).toHaveLength(2)
  // Once fetched, a second time costs nothing; and the history knows no file that stands beside no video.
  expect((await spent(opened)).downloads).toBe(1)
  expect((await ask('history.page', { ...firstPage, search: '', batchId: null })).total).toBe(0)
  expect(existsSync(join(folder, name!))).toBe(true)
  const unknown = await rejection(ask('search.save', { subtitleId, fileName: 'other.srt', placeId }))
  expect(unknown.code).toBe('archive.noMember')
})

/** The command line, over a folder of its own. */
async function run(args: readonly string[], cwd: string) {
  const home = join(cwd, 'home')
  return runHere(['search', ...args, '--home', home], { cwd })
}

test('the command line lists what the window lists, and saves the one that is named', async () => {
  const { ask } = await openSampleHost('en')
  const shown = await ask('search.ask', asked('tidewater street s01e02'))
  const cwd = tempFolder()
  const listed = await run(['tidewater', 'street', 's01e02', '--json'], cwd)
  const found = listed.lines.filter(({ event }) => event === 'subtitle') as unknown as readonly {
    readonly id: string
    readonly number: number
    readonly language: string
    readonly releaseNames: readonly string[]
  }[]
  expect(found.map(({ language, releaseNames }) => [language, releaseNames])).toEqual(
    shown.subtitles.map(({ language, releases }) => [language, releases]),
  )
  expect(listed.lines.at(-1)).toEqual({ event: 'page', page: 1, pages: shown.pages })

  const folder = join(cwd, 'subs')
  mkdirSync(folder)
  const wanted = ['tidewater street', '--season', '1', '--episode', '2', '--json']
  const first = await run([...wanted, '--get', '1', '--to', folder], cwd)
  expect(first.lines.at(-1)).toMatchObject({ event: 'saved', n_id: found[0]!.id, downloads: 1 })
  const again = await run([...wanted, '--pick', found[0]!.id, '--to', 'subs'], cwd)
  expect(again.lines.at(-1)).toMatchObject({ event: 'saved', downloads: 0 })
  const [one, two] = [first, again].map(({ lines }) => String(lines.at(-1)?.['path']))
  expect(two).toBe(one!.replace(/(\.\w+)$/, ' (2)$1'))
  expect(readFileSync(two!, 'utf8')).toBe(readFileSync(one!, 'utf8'))
  expect(readdirSync(folder)).toHaveLength(2)
})

test('of a pack the command line saves the episode that was asked for, or all of it', async () => {
  const cwd = tempFolder()
  const saved = async (...args: readonly string[]) => {
    const folder = join(cwd, args.join(' ').replace(/\W+/g, '-'))
    mkdirSync(folder)
    const done = await run([...args, '--languages', 'en', '--get', '1', '--to', folder], cwd)
    return { code: done.code, stderr: done.stderr, names: readdirSync(folder).map((name) => name.slice(0, 23)) }
  }
  const third = { code: 0, names: ['Tidewater.Street.S01E03'] }
  const asked = await saved('tidewater street', '--season', '1', '--episode', '3')
  expect(asked).toMatchObject(third)
  expect(asked.stderr).toContain('3 more of the pack are of other episodes')
  expect(await saved('Tidewater.Street.S01E03.720p.WEB-DL.x264-HARBOR.mkv')).toMatchObject(third)
  expect((await saved('tidewater street', '--season', '1', '--full-season')).names).toHaveLength(4)
})

test('the command line refuses before it asks: a folder that is not there, two choices at once, a number beyond the list', async () => {
  const cwd = tempFolder()
  const refused = await Promise.all([
    run(['paper lantern', '--get', '1', '--to', 'nowhere'], cwd),
    run(['paper lantern', '--get', '1', '--pick', '7'], cwd),
    run(['paper lantern', '--to', '.'], cwd),
  ])
  expect(refused.map(({ stdout }) => stdout)).toEqual(['', '', ''])
  expect(refused.every(({ code }) => code === 2 || code === 3)).toBe(true)
  expect(existsSync(join(cwd, 'home', 'undertitle.sqlite'))).toBe(false)
  const beyond = await run(['paper lantern', '--get', '99'], cwd)
  expect(beyond.code).toBe(2)
  expect(beyond.stderr).toContain('There is no subtitle number 99')
  expect(readdirSync(cwd)).toEqual(['home'])
})
