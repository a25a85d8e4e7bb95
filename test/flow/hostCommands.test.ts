import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AppEvent } from '../../shared/contract/index.ts'
import type { PlanSource } from '../../shared/contract/plan.ts'
import { makeMkv, writeSparse } from '../support/make/films/makeVideo.ts'
import {
  everyRow,
  everyVideo,
  firstPage,
  openPlannedHost,
  openSampleHost,
  openTestHost,
  planOfAll,
  type TestHost,
} from '../support/hosts/openTestHost.ts'
import { rejection } from '../support/services/testClient.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'

async function runPlan({ ask, askUntil }: TestHost): Promise<void> {
  await ask('plan.run', {})
  await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
}

function subtitlesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.srt'))
}

test('from an empty home over the sample to written subtitles, and back again', async () => {
  const opened = await openTestHost()
  const { ask, askUntil, homeFolder, bugs } = opened
  expect(await ask('app.state', {})).toMatchObject({ version: '9.8.7', isFirstRun: true })
  await ask('settings.write', { key: 'languages', value: 'en,es' })
  expect(await ask('folders.addSample', {})).toMatchObject({ state: 'scanning' })
  const { counts, folders } = await askUntil(
    'library.state',
    {},
    ({ lastScanMs, isScanning }) => lastScanMs !== null && !isScanning,
  )
  expect(counts).toMatchObject({ videos: 12, is: { covered: 0, missing: 12 }, skipped: 0, orphans: 0 })
  expect(folders).toMatchObject([{ videos: 12, state: 'there' }])
  expect(await ask('app.state', {})).toMatchObject({ isFirstRun: false })

  await ask('plan.make', planOfAll)
  const ready = await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  expect(ready.sums).toMatchObject({ sure: 15, ask: 0, none: 9, packs: 1, filesFromPacks: 4, downloads: 12 })
  expect(ready.downloadsLeft).toBe(2000)
  const groups = await ask('plan.groups', { answer: 'sure', search: 'tidewater' })
  expect(groups).toMatchObject([{ group: 'Tidewater Street S01', rows: 4, write: 6, packs: 1 }])

  await runPlan(opened)
  const done = await ask('plan.state', {})
  expect(done.result).toEqual({ written: 15, skipped: 9, failed: 0, search: 12, downloads: 12 })
  expect(subtitlesBelow(join(homeFolder, 'demo'))).toHaveLength(15)
  const english = await ask('library.page', { ...everyVideo, search: 'is:covered lang:en' })
  expect(english.total).toBe(11)
  expect(english.rows[0]?.cells[0]).toMatchObject({
    wish: 'en',
    covered: 1,
    total: 1,
    status: { state: 'covered', by: 'ours' },
  })
  const { row } = await ask('library.video', { videoId: english.rows[0]?.videoId ?? '' })
  expect(row.wishes[0]).toMatchObject({ by: 'ours', name: expect.stringContaining('.en.srt') as unknown })
  expect(row.wishes[0]?.atMs).toBeGreaterThan(0)
  const shown = { search: 'tidewater s01', ids: null, language: null }
  expect(await ask('library.scope', shown)).toMatchObject({
    label: { title: 'Tidewater Street', season: 1 },
    videos: 4,
    verbs: { play: { why: 'host' }, clean: { count: 6, why: null } },
  })
  const runId = done.runId ?? 'there must be a run'
  expect((await ask('runs.rows', { ...firstPage, runId, group: 'written', causeId: null })).total).toBe(15)
  expect((await ask('history.page', { ...firstPage, search: 'salt', batchId: done.batchId })).total).toBe(2)

  const scope = { kind: 'batch', batchId: done.batchId ?? '' } as const
  expect(await ask('history.countUndo', { scope })).toEqual({ files: 15, changedSince: [] })
  expect(await ask('history.undo', { scope })).toMatchObject({ removed: 15, kept: [] })
  expect(subtitlesBelow(join(homeFolder, 'demo'))).toEqual([])
  expect((await ask('library.state', {})).counts.is).toMatchObject({ covered: 0, missing: 12 })
  expect(bugs).toEqual([])
})

test('a home that is opened again knows its library and what is covered', async () => {
  const first = await openPlannedHost('en')
  await runPlan(first)
  await first.host.close()
  const again = await openTestHost({ homeFolder: first.homeFolder })
  const state = await again.askUntil('library.state', {}, ({ counts }) => counts.videos === 12)
  expect(state.counts.is).toMatchObject({ covered: 11, missing: 1 })
  expect(state.folders).toHaveLength(1)
})

test('looking inside costs a download once, and the run takes it from the cache', async () => {
  const opened = await openPlannedHost('en')
  const { ask } = opened
  const [row] = (await ask('plan.page', { ...everyRow, search: 'paper lantern' })).rows[0]!.cells
  const [candidate] = await ask('plan.candidates', { rowId: row!.id })
  expect(candidate).toMatchObject({ isCached: false, isChosen: true })
  const look = { rowId: row!.id, candidateId: candidate!.id }
  const preview = await ask('plan.preview', look)
  expect(preview.first[0]?.text).not.toBe('')
  expect(preview.lastCueEndMs).toBeLessThan(preview.videoDurationMs ?? 0)
  await ask('plan.preview', look)
  expect((await ask('plan.candidates', { rowId: row!.id }))[0]).toMatchObject({ isCached: true })
  const { sums } = await ask('plan.state', {})
  expect(sums).toMatchObject({ filesFromCache: 1, downloads: 7 })
  const rowsFrom = async (source: PlanSource) => (await ask('plan.page', { ...everyRow, source })).total
  expect(await rowsFrom('cache')).toBe(1)
  expect(await rowsFrom('download')).toBe(sums.filesFromDownloads)
  expect(await rowsFrom('pack')).toBe(sums.filesFromPacks)
  const [first] = await ask('plan.groups', { answer: null, search: '' })
  expect((await ask('plan.page', { ...everyRow, group: first!.group })).total).toBe(first!.rows)
  await runPlan(opened)
  expect((await ask('plan.state', {})).result).toMatchObject({ written: 11, downloads: 8 })
})

test('rows that a person skips, for one episode or the season, are not run', async () => {
  const opened = await openPlannedHost('en')
  const { ask } = opened
  const { rows } = await ask('plan.page', { ...everyRow, search: 'tidewater' })
  const tidewater = rows.map(({ cells }) => cells[0]!)
  const skipSeason = { rowId: tidewater[0]!.id, candidateId: null, isForSeason: true }
  expect(await ask('plan.choose', skipSeason)).toEqual({ changed: 4 })
  const [candidate] = await ask('plan.candidates', { rowId: tidewater[1]!.id })
  await ask('plan.choose', { rowId: tidewater[1]!.id, candidateId: candidate!.id, isForSeason: false })
  expect((await ask('plan.state', {})).sums).toMatchObject({ chosen: 1, skipped: 3, sure: 7 })
  await runPlan(opened)
  expect((await ask('plan.state', {})).result).toMatchObject({ written: 8 })
  expect((await ask('plan.page', { ...everyRow, answer: 'skipped' })).total).toBe(3)
})

test('the wrong subtitle goes to the trash, the next one takes its place, and the trash gives it back', async () => {
  const opened = await openPlannedHost('en')
  const { ask, homeFolder } = opened
  await runPlan(opened)
  const [video] = (await ask('library.page', { ...everyVideo, search: 'salt' })).rows
  const { next } = await ask('video.wrongNext', { videoId: video!.id, language: 'en' })
  expect(next?.sidecarName).toContain('.en.sdh.srt')
  const details = await ask('library.video', { videoId: video!.id })
  expect(details.sidecars).toMatchObject([{ isOurs: true, isHearingImpaired: true }])
  expect(details.history.map(({ state }) => state)).toEqual(['written', 'replaced'])
  const besideSalt = () => subtitlesBelow(join(homeFolder, 'demo')).filter((name) => name.includes('Salt'))
  // Where there is no other one, what is there stays.
  const last = await ask('video.wrongNext', { videoId: video!.id, language: 'en' })
  expect([last, besideSalt().length]).toEqual([{ next: null }, 1])
  const [gone] = (await ask('trash.page', { ...firstPage, batchId: null })).rows
  expect(gone).toMatchObject({ standing: 'later' })
  const restored = await ask('history.restoreVersion', { rowId: gone!.id })
  expect(restored).toMatchObject({ name: gone!.name })
  expect(restored.replaced).not.toBeNull()
  expect(besideSalt()).toEqual([expect.stringContaining(gone!.name)])
  const act = await ask('acts.last', { except: [] })
  expect(act?.words).toEqual({ kind: 'restored', name: gone!.name })
  expect(await ask('acts.undo', { key: act!.key })).toMatchObject({ kept: [] })
  expect(besideSalt()).toEqual([expect.stringContaining(next!.sidecarName)])
  expect(await ask('trash.empty', {})).toEqual({ files: 1, kept: 0 })
})

test('a paused run takes up nothing more, and a cancelled one keeps what it wrote', async () => {
  const opened = await openPlannedHost('en,es,fr,pt-BR')
  const { ask, askUntil, homeFolder } = opened
  await ask('plan.run', {})
  await ask('plan.pause', {})
  expect((await ask('runs.state', {})).underWay).toMatchObject([{ kind: 'find', sign: 'paused' }])
  expect((await rejection(ask('plan.make', planOfAll))).code).toBe('app.busy')
  await ask('plan.cancel', {})
  const { result, runId } = await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  expect(subtitlesBelow(join(homeFolder, 'demo'))).toHaveLength(result!.written)
  const { row } = await ask('runs.run', { runId: runId! })
  expect(row).toMatchObject({ ending: 'stopped', counts: { running: 0, written: result!.written } })
  const { written, skipped, stopped, missing, all } = row.counts
  // What the plan knew of beforehand is told from the beginning, whatever else is not begun.
  expect(written + skipped + stopped + missing).toBe(all)
})

test('a search by hand finds a title and puts its subtitle beside a video; its archive is kept until that is cleared', async () => {
  const opened = await openSampleHost('en')
  const { ask } = opened
  const titles = await ask('search.titles', { text: 'paper lantern' })
  expect(titles.map(({ year }) => year)).toEqual([2019, 1987])
  const about = { kind: 'title', titleId: titles[0]!.id } as const
  const part = { season: null, episode: null, isFullSeason: false, page: 1 }
  const { subtitles } = await ask('search.ask', { about, ...part, languages: ['pt-BR'] })
  const [video] = (await ask('library.page', { ...everyVideo, search: 'lantern 2019' })).rows
  const wanted = { subtitleId: subtitles[0]!.id, videoIds: [video!.id] }
  expect((await ask('search.download', wanted)).written).toEqual([
    { videoId: video!.id, sidecarName: 'The.Paper.Lantern.2019.1080p.WEB-DL.x264-LUMEN.pt.srt' },
  ])
  expect((await ask('usage.state', {})).search).toMatchObject({ used: 2 })
  expect((await ask('usage.entries', firstPage)).rows.map(({ kind, units }) => [kind, units])).toEqual([
    ['download', 1],
    ['search', 1],
    ['search', 1],
  ])
  expect(await ask('usage.entries', { ...firstPage, kind: 'download' })).toMatchObject({ total: 1 })
  expect((await ask('usage.days', { days: 7 })).at(-1)).toMatchObject({ search: 2, downloads: 1 })
  expect(await ask('settings.cache', {})).toMatchObject({ archives: 1 })
  expect(await ask('settings.clearCache', {})).toEqual({ archives: 0, bytes: 0 })
})

test('folders are browsed by ids, merge when they overlap, and stay when they are away', async () => {
  const { ask, askUntil, host } = await openTestHost()
  const library = tempFolder()
  mkdirSync(join(library, 'Movies'))
  mkdirSync(join(library, '.hidden'))
  await writeSparse(join(library, 'Movies', 'Salt.and.Cedar.2021.1080p.mkv'), makeMkv())
  writeFileSync(join(library, 'Movies', 'notes.srt'), 'x')
  const [movies] = await ask('folders.addDropped', { dropId: host.registerDrop([join(library, 'Movies')]) })
  const [whole] = await ask('folders.addDropped', { dropId: host.registerDrop([library]) })
  expect(whole!.id).not.toBe(movies!.id)
  const [again] = await ask('folders.addDropped', { dropId: host.registerDrop([join(library, 'Movies')]) })
  expect(again!.id).toBe(whole!.id)
  const state = await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.orphans === 1)
  expect(state.folders).toMatchObject([{ path: library, videos: 1 }])
  expect((await ask('library.skipped', { ...firstPage, kind: 'orphans', search: '' })).rows).toMatchObject([
    { path: join(library, 'Movies', 'notes.srt') },
  ])

  const start = await ask('folders.browse', { placeId: null })
  const top = start.children.find(({ name }) => name === '/' || name.endsWith('\\'))
  const opened = await ask('folders.browse', { placeId: top!.id })
  expect(opened.children.map(({ name }) => name)).toContain('tmp')
  expect((await rejection(ask('folders.browse', { placeId: library }))).code).toBe('input.invalid')
  expect((await rejection(ask('folders.addDropped', { dropId: library }))).code).toBe('input.invalid')

  await ask('folders.remove', { folderId: whole!.id })
  expect(await ask('library.state', {})).toMatchObject({ folders: [], counts: { videos: 0 } })
})

test('a folder that has gone away keeps its videos', async () => {
  const { ask, askUntil, host } = await openTestHost()
  const drive = tempFolder()
  const library = join(drive, 'library')
  mkdirSync(library)
  await writeSparse(join(library, 'Salt.and.Cedar.2021.1080p.mkv'), makeMkv())
  await ask('folders.addDropped', { dropId: host.registerDrop([library]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 1)
  renameSync(library, join(drive, 'elsewhere'))
  await ask('library.scan', {})
  const away = await askUntil(
    'library.state',
    {},
    ({ isScanning, folders }) => !isScanning && folders[0]?.state === 'away',
  )
  expect(away.counts.videos).toBe(1)
})

test('events carry whole records whose revision grows', async () => {
  const { host, ask, askUntil } = await openPlannedHost('en')
  const events: AppEvent[] = []
  host.hub.subscribe((event) => events.push(event))
  await ask('plan.run', {})
  const done = await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
  await expect.poll(() => events.findLast(({ name }) => name === 'plan.changed')?.payload).toEqual(done)
  // The library is told of less often than the plan: its event may come after the plan's last.
  await expect
    .poll(() => new Set(events.map(({ name }) => name)))
    .toEqual(
      new Set([
        'plan.changed',
        'review.changed',
        'runs.changed',
        'library.changed',
        'usage.changed',
        'history.changed',
        'checkup.changed',
      ]),
    )
  const revisions = events.flatMap((event) => (event.name === 'library.changed' ? [event.payload.revision] : []))
  expect(revisions).toEqual([...revisions].sort((a, b) => a - b))
})

test('another service address is connected to, and wishes are counted before they are taken', async () => {
  const { ask } = await openSampleHost('en')
  expect(await ask('settings.testService', {})).toMatchObject({ planName: 'pro', downloads: { remaining: 2000 } })
  expect(await ask('settings.tryLanguages', { languages: 'en,pt-BR>pt' })).toEqual([
    { wish: 'en', covered: 0, missing: 12 },
    { wish: 'pt-BR>pt', covered: 0, missing: 12 },
  ])
  expect((await rejection(ask('settings.tryLanguages', { languages: 'xx' }))).code).toBe('input.unknownLanguage')
  await ask('settings.write', { key: 'service.address', value: 'https://subtitles.invalid' })
  expect((await rejection(ask('settings.testService', {}))).code).toBe('key.missing')
  const state = await ask('settings.setSecret', { name: 'api-key', value: 'secret-key-12345' })
  expect(state.apiKey).toEqual({ isSet: true, ending: '2345' })
  expect(JSON.stringify(state)).not.toContain('secret-key')
  await ask('settings.write', { key: 'service.address', value: 'embedded' })
  expect(await ask('settings.testService', {})).toMatchObject({ planName: 'pro', downloads: { remaining: 2000 } })
})

test('a host that is closed leaves the home free and nothing half done', async () => {
  const opened = await openPlannedHost('en,es,fr,pt-BR')
  await opened.ask('plan.run', {})
  await opened.host.close()
  expect(treeLines(join(opened.homeFolder, 'demo')).filter((line) => line.includes('.part'))).toEqual([])
  const again = await openTestHost({ homeFolder: opened.homeFolder })
  expect(existsSync(again.homeFolder)).toBe(true)
  expect((await again.ask('library.state', {})).folders).toHaveLength(1)
})
