/** The user's own collection, taken in by the window's host: as many as the command counts, stopped, gone on with, found. */
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createCollectionThread } from '../../electron/serviceClient/embedded/collectionThread.ts'
import { runServiceCommand } from '../../service/command.ts'
import type { CollectionState } from '../../shared/contract/program/collection.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { everyRow, openTestHost, type TestHost } from '../support/hosts/openTestHost.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { builtFiles } from '../support/programs/builtFiles.ts'

const unreadable = 2

/** A folder of a manifest with some lines that cannot be read. */
function makeCollection(movies = 12) {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 11, movies, shows: 1, languages: ['EN'] })
  const manifest = readFileSync(world.manifest, 'utf8')
  writeFileSync(
    world.manifest,
    `${manifest.trimEnd()}\nnot json\n{"title":{"type":"movie","name":"X"},"language":"??"}\n`,
  )
  return { ...world, folder }
}

async function countsOfCommand(path: string): Promise<unknown> {
  const lines: string[] = []
  const { signal } = new AbortController()
  const io = { stdout: (line: string) => lines.push(line), stderr: () => undefined, signal }
  expect(await runServiceCommand(['import', '--data', join(tempFolder(), 'service'), path], io)).toBe(0)
  return JSON.parse(lines[0] ?? '')
}

/** What the desktop's dialog answers. */
const hostChoosing = (path: string, homeFolder?: string) =>
  openTestHost({ chooseCollection: async () => path, ...(homeFolder === undefined ? {} : { homeFolder }) })

const settled = ({ askUntil }: TestHost): Promise<CollectionState> =>
  askUntil(
    'collection.state',
    {},
    ({ sources }) => sources.length > 0 && sources.every(({ state }) => !underWay.has(state)),
  )

const underWay: ReadonlySet<string> = new Set(['looking', 'running', 'removing'])

/** Looks into what the dialog answers, and begins to take it in. */
async function takeIn(host: TestHost): Promise<void> {
  await host.ask('collection.choose', { kind: 'file' })
  const { sources } = await settled(host)
  await host.ask('collection.takeIn', { sourceId: sources[0]?.id ?? '' })
}

test('a manifest brings what the command counts, what could not be read is told, and a second time adds nothing', async () => {
  const world = makeCollection()
  const host = await hostChoosing(world.manifest)
  expect(await host.ask('collection.state', {})).toMatchObject({
    own: { titles: 0, subtitles: 0 },
    isSamplesOnly: true,
  })
  expect(await host.ask('collection.choose', { kind: 'file' })).toEqual({ isChosen: true })
  const looked = await settled(host)
  expect(looked).toMatchObject({ own: { titles: 0, subtitles: 0 }, sources: [{ state: 'found', held: null }] })
  expect(looked.sources[0]?.counts).toEqual(await countsOfCommand(world.manifest))
  await host.ask('collection.takeIn', { sourceId: looked.sources[0]?.id ?? '' })
  const state = await settled(host)
  const [source] = state.sources
  expect(source?.counts).toEqual(await countsOfCommand(world.manifest))
  expect(source).toMatchObject({ state: 'done', path: world.manifest, problem: null, counts: { skipped: unreadable } })
  expect(state).toMatchObject({ isSamplesOnly: false, own: { subtitles: source?.counts.subtitles } })
  const { rows, total } = await host.ask('collection.skipped', { sourceId: source?.id ?? '', offset: 0, limit: 10 })
  expect([total, rows.map(({ message }) => message)]).toEqual([
    unreadable,
    [expect.stringContaining('no JSON'), expect.any(String)],
  ])

  await host.ask('collection.takeIn', { sourceId: source?.id ?? '' })
  const again = await settled(host)
  expect(again.sources.map(({ counts }) => counts)).toEqual([
    { titles: 0, subtitles: 0, files: 0, skipped: unreadable },
  ])
  expect(again.own).toEqual(state.own)
  expect(host.bugs).toEqual([])
})

test('a folder of subtitles brings what the command counts', async () => {
  const folder = join(tempFolder(), 'mine')
  cpSync(join(builtFiles.sample, 'movies'), folder, { recursive: true })
  const cue = '1\n00:00:01,000 --> 00:00:02,000\nWords\n'
  writeFileSync(join(folder, 'Copper.Almanac.2019.en.srt'), cue)
  writeFileSync(join(folder, 'No.Language.2019.srt'), cue)
  const host = await hostChoosing(folder)
  await takeIn(host)
  const { sources, own } = await settled(host)
  const command = (await countsOfCommand(folder)) as { readonly titles: number; readonly skipped: number }
  // The samples are there already: their films count as known here, and as new where there was nothing.
  expect([sources[0]?.counts.titles, sources[0]?.counts.skipped, own?.titles]).toEqual([1, command.skipped, 1])
})

test('what was answered "not found" before is asked again once the catalogue has grown', async () => {
  const world = makeCollection(4)
  const host = await hostChoosing(world.manifest)
  const library = join(host.homeFolder, '..', 'films')
  mkdirSync(library)
  for (const { path } of world.videos.slice(0, 3))
    copyFileSync(path, join(library, path.slice(dirname(path).length + 1)))
  const dropId = host.host.registerDrop([library])
  await host.ask('folders.addDropped', { dropId })
  await host.askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 3)
  const plan = async () => {
    await host.ask('plan.make', { scope: { search: '', ids: null, language: null }, newest: null })
    await host.askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
    return host.ask('plan.state', {})
  }
  expect((await plan()).sums.none).toBe(3)
  await takeIn(host)
  await settled(host)
  // What was planned before means nothing any more.
  await host.askUntil('plan.state', {}, ({ phase }) => phase === 'empty')
  expect((await plan()).sums.none).toBeLessThan(3)
  expect((await host.ask('plan.page', everyRow)).total).toBeGreaterThan(0)
})

test('an end of the app in the middle stops the reading; it goes on later, and nothing is taken in twice', async () => {
  const world = makeCollection(400)
  const first = await hostChoosing(world.manifest)
  await takeIn(first)
  await first.host.close()
  const second = await hostChoosing(world.manifest, first.homeFolder)
  const [stopped] = (await second.ask('collection.state', {})).sources
  expect(stopped).toMatchObject({ path: world.manifest, state: 'stopped' })
  await second.ask('collection.takeIn', { sourceId: stopped?.id ?? '' })
  const { own, sources } = await settled(second)
  const { titles, subtitles } = (await countsOfCommand(world.manifest)) as { titles: number; subtitles: number }
  expect([sources[0]?.state, own]).toEqual(['done', { titles, subtitles }])
})

test('a path of no known kind, and a second one while the first is read, are refused with a sentence', async () => {
  const world = makeCollection(200)
  const odd = join(tempFolder(), 'film.mkv')
  writeFileSync(odd, '')
  const host = await hostChoosing(odd)
  await host.ask('collection.choose', { kind: 'file' })
  const { sources } = await settled(host)
  expect(sources[0]).toMatchObject({
    state: 'failed',
    problem: {
      code: 'input.invalid',
      message: `${odd} is no folder, zip, subtitle, .jsonl manifest or .tsv title list.`,
    },
  })
  const other = await hostChoosing(world.manifest)
  await other.ask('collection.choose', { kind: 'file' })
  await expect(other.ask('collection.choose', { kind: 'file' })).rejects.toMatchObject({ code: 'input.invalid' })
  // Nothing came of the look, so nothing of it stays.
  await other.ask('collection.cancel', {})
  await other.askUntil('collection.state', {}, ({ sources: left }) => left.every(({ state }) => state !== 'looking'))
  const { sources: rest } = await other.ask('collection.state', {})
  expect(rest.every(({ state }) => state === 'found')).toBe(true)
  await takeIn(other)
  await other.ask('collection.cancel', {})
  const [cancelled] = (await settled(other)).sources
  expect(['stopped', 'done']).toContain(cancelled?.state)
})

test('what was taken in is taken out again, alone, and can be taken in once more', async () => {
  const world = makeCollection()
  const mine = join(tempFolder(), 'mine')
  mkdirSync(mine)
  writeFileSync(join(mine, 'Copper.Almanac.2019.en.srt'), '1\n00:00:01,000 --> 00:00:02,000\nWords\n')
  const other = await hostChoosing(mine)
  await takeIn(other)
  await settled(other)
  await other.host.close()

  const host = await hostChoosing(world.manifest, other.homeFolder)
  await takeIn(host)
  const full = await settled(host)
  const [source, first] = full.sources
  const command = (await countsOfCommand(world.manifest)) as { readonly titles: number; readonly subtitles: number }
  const { titles, subtitles } = command
  expect(source?.held).toEqual({ titles, subtitles })
  expect([first?.path, first?.held, full.own]).toEqual([
    mine,
    { titles: 1, subtitles: 1 },
    { titles: titles + 1, subtitles: subtitles + 1 },
  ])

  await host.ask('collection.takeOut', { sourceId: source?.id ?? '' })
  const out = await settled(host)
  expect(out).toMatchObject({
    own: { titles: 1, subtitles: 1 },
    sources: [{ state: 'out', held: null }, { state: 'done' }],
  })

  await host.ask('collection.takeIn', { sourceId: source?.id ?? '' })
  const again = await settled(host)
  expect([again.own, again.sources[0]?.held, again.sources[0]?.state]).toEqual([full.own, source?.held, 'done'])
  expect(host.bugs).toEqual([])
})

test('a reading that was stopped can be taken out as far as it got', async () => {
  const host = await hostChoosing(makeCollection(400).manifest)
  await host.ask('collection.choose', { kind: 'file' })
  const [looking] = (await host.ask('collection.state', {})).sources
  // Without waiting for the count.
  await host.ask('collection.takeIn', { sourceId: looking?.id ?? '' })
  await host.askUntil('collection.state', {}, ({ sources }) => sources[0]?.state === 'running')
  await host.ask('collection.cancel', {})
  const { own, sources } = await settled(host)
  if (own?.subtitles) expect(sources[0]?.held?.subtitles).toBe(own.subtitles)
  if (sources[0]?.held) await host.ask('collection.takeOut', { sourceId: sources[0].id })
  expect((await settled(host)).own).toEqual({ titles: 0, subtitles: 0 })
})

test('a look leaves nothing behind, and takes away what one left whose app was killed', async () => {
  const world = makeCollection()
  const dataDir = join(tempFolder(), 'service')
  const looks = join(dataDir, 'looks')
  mkdirSync(join(looks, 'catalogue-killed'), { recursive: true })
  const thread = createCollectionThread({
    workerUrl: builtFiles.collectionWorker,
    importWorkerUrl: builtFiles.importWorker,
    dataDir,
    sampleDir: builtFiles.sample,
  })
  const { signal } = new AbortController()
  const { counts } = await thread.do({ path: world.manifest, work: 'look', signal, onProgress: () => undefined })
  expect(counts.subtitles).toBeGreaterThan(0)
  expect(readdirSync(looks)).toEqual([])
})
