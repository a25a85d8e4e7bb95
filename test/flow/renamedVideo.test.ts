/** A subtitle of ours follows its video to another name, also where watch mode never saw the video under the old one. */
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  everyVideo,
  firstPage,
  openPlannedHost,
  openSampleHost,
  planOfAll,
  turnWatchOn,
  type TestHost,
} from '../support/hosts/openTestHost.ts'
import { videoIdOf } from '../../electron/views/ids.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

const film = 'Salt.and.Cedar.2021.1080p.BluRay.x264-RESIN'
const everyWritten = { ...firstPage, search: 'salt', batchId: null } as const

async function runPlan({ ask, askUntil }: TestHost): Promise<void> {
  await ask('plan.run', {})
  await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
}

async function planAndRun(opened: TestHost): Promise<void> {
  await opened.ask('plan.make', planOfAll)
  await opened.askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  await runPlan(opened)
}

async function scan({ ask, askUntil }: TestHost, videos: number): Promise<void> {
  await ask('library.scan', {})
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === videos)
}

/** Watch mode has looked at everything, and done what there was to do. */
async function watchOnce(opened: TestHost): Promise<void> {
  await turnWatchOn(opened)
  await opened.askUntil('watch.state', {}, (state) => state.activity === 'idle' && state.lastCompleteMs !== null)
}

const foldersOf = (homeFolder: string) => {
  const movies = join(homeFolder, 'demo', 'Movies')
  return { movies, folder: join(movies, 'Salt and Cedar (2021)') }
}

/** A run of the window wrote beside all of the sample, and watch mode was never on. */
async function openWritten() {
  const opened = await openPlannedHost('en')
  await runPlan(opened)
  const { movies, folder } = foldersOf(opened.homeFolder)
  const video = join(folder, `${film}.mkv`)
  const subtitle = join(folder, `${film}.en.srt`)
  expect(existsSync(subtitle)).toBe(true)
  return { opened, movies, folder, video, subtitle, words: readFileSync(subtitle, 'utf8') }
}

async function placesOf({ ask }: TestHost): Promise<readonly string[]> {
  const { rows } = await ask('history.page', everyWritten)
  return rows.map((row) => join(row.folder, row.sidecarName))
}

test('a film that came, got its subtitle from a run and was renamed while watch mode was paused', async () => {
  const opened = await openSampleHost('en')
  const { ask, askUntil, homeFolder, bugs } = opened
  const { movies, folder } = foldersOf(homeFolder)
  const apart = join(tempFolder(), 'apart')
  renameSync(folder, apart)
  await scan(opened, 11)
  await watchOnce(opened)
  await ask('watch.pause', { isPaused: true })
  mkdirSync(folder)
  copyFileSync(join(apart, `${film}.mkv`), join(folder, `${film}.mkv`))
  await scan(opened, 12)
  await planAndRun(opened)
  const words = readFileSync(join(folder, `${film}.en.srt`), 'utf8')
  const [row] = (await ask('history.page', everyWritten)).rows

  renameSync(join(folder, `${film}.mkv`), join(movies, 'Salt and Cedar.mkv'))
  await ask('watch.pause', { isPaused: false })
  await expect.poll(() => existsSync(join(movies, 'Salt and Cedar.en.srt')), { timeout: 15_000 }).toBe(true)
  expect(readFileSync(join(movies, 'Salt and Cedar.en.srt'), 'utf8')).toBe(words)
  await expect.poll(() => existsSync(join(folder, `${film}.en.srt`))).toBe(false)
  await askUntil('watch.state', {}, ({ activity }) => activity === 'idle')
  const { rows } = await ask('history.page', everyWritten)
  expect(rows).toMatchObject([{ id: row!.id, sidecarName: 'Salt and Cedar.en.srt' }])
  expect((await ask('library.state', {})).counts.orphans).toBe(0)
  await ask('history.undo', { scope: { kind: 'row', rowId: row!.id } })
  expect(existsSync(join(movies, 'Salt and Cedar.en.srt'))).toBe(false)
  expect(bugs).toEqual([])
})

test('a film that was renamed before watch mode was ever turned on, and nothing is downloaded again', async () => {
  const { opened, folder, video, subtitle, words } = await openWritten()
  renameSync(video, join(folder, 'Salt and Cedar.mkv'))
  await watchOnce(opened)
  expect(existsSync(subtitle)).toBe(false)
  expect(readFileSync(join(folder, 'Salt and Cedar.en.srt'), 'utf8')).toBe(words)
  expect(await placesOf(opened)).toEqual([join(folder, 'Salt and Cedar.en.srt')])
  const { rows } = await opened.ask('library.page', { ...everyVideo, search: 'salt' })
  expect(rows).toMatchObject([{ cells: [{ status: { state: 'covered', by: 'ours' } }] }])
})

test('a folder that was renamed: the subtitle in it stays ours', async () => {
  const { opened, movies, folder } = await openWritten()
  renameSync(folder, join(movies, 'Salt'))
  await watchOnce(opened)
  expect(await placesOf(opened)).toEqual([join(movies, 'Salt', `${film}.en.srt`)])
  const { rows } = await opened.ask('library.page', { ...everyVideo, search: 'salt' })
  expect(rows).toMatchObject([{ cells: [{ status: { state: 'covered', by: 'ours' } }] }])
})

test('a copy takes nothing along while the original is there', async () => {
  const { opened, movies, video, subtitle, words } = await openWritten()
  copyFileSync(video, join(movies, 'Salt and Cedar.mkv'))
  await watchOnce(opened)
  expect(readFileSync(subtitle, 'utf8')).toBe(words)
  expect(await placesOf(opened)).toContain(subtitle)
})

test('a subtitle that the user edited stays where it is', async () => {
  const { opened, folder, video, subtitle, words } = await openWritten()
  appendFileSync(subtitle, 'mine')
  renameSync(video, join(folder, 'Salt and Cedar.mkv'))
  await watchOnce(opened)
  expect(readFileSync(subtitle, 'utf8')).toBe(`${words}mine`)
})

test('another video of the same size and time takes nothing along', async () => {
  const { opened, folder, video, subtitle, words } = await openWritten()
  const bytes = readFileSync(video)
  const { atime, mtime } = statSync(video)
  rmSync(video)
  const other = join(folder, 'Salt and Cedar.mkv')
  writeFileSync(other, Buffer.concat([bytes.subarray(0, -1), Buffer.from('x')]))
  utimesSync(other, atime, mtime)
  await watchOnce(opened)
  expect(readFileSync(subtitle, 'utf8')).toBe(words)
  expect(await placesOf(opened)).toContain(subtitle)
})

test.each([
  ['is away', (drive: string) => renameSync(drive, `${drive}-elsewhere`)],
  [
    'left its empty folder behind',
    (drive: string) => {
      renameSync(drive, `${drive}-elsewhere`)
      mkdirSync(drive)
    },
  ],
])('a drive that %s holds its videos still: a copy of both is no move', async (_how, pull) => {
  const opened = await openSampleHost('en')
  const { ask, askUntil, host, homeFolder } = opened
  const { movies, folder } = foldersOf(homeFolder)
  const drive = join(tempFolder(), 'drive')
  renameSync(folder, drive)
  await ask('folders.addDropped', { dropId: host.registerDrop([drive]) })
  await askUntil('library.state', {}, ({ isScanning, folders }) => !isScanning && folders.length === 2)
  await scan(opened, 12)
  await planAndRun(opened)
  const copy = join(movies, 'Salt and Cedar')
  copyFileSync(join(drive, `${film}.mkv`), `${copy}.mkv`)
  copyFileSync(join(drive, `${film}.en.srt`), `${copy}.en.srt`)
  pull(drive)
  await turnWatchOn(opened)
  // All of the sample and the copy, each of which was looked for elsewhere.
  await askUntil('watch.state', {}, (state) => state.folders.some(({ videos }) => videos === 12))
  expect(await placesOf(opened)).toEqual([join(drive, `${film}.en.srt`)])
})

test('watch mode is off: a scan lets it follow, and library, drawer, history and orphans say so', async () => {
  const { opened, folder, video, subtitle, words } = await openWritten()
  const { ask, bugs } = opened
  const shown = async () => (await ask('library.page', { ...everyVideo, search: 'salt' })).rows
  renameSync(video, join(folder, 'Salt and Cedar.mkv'))
  await scan(opened, 12)
  expect(existsSync(subtitle)).toBe(false)
  expect(readFileSync(join(folder, 'Salt and Cedar.en.srt'), 'utf8')).toBe(words)
  expect(await placesOf(opened)).toEqual([join(folder, 'Salt and Cedar.en.srt')])
  const rows = await shown()
  expect(rows).toMatchObject([{ cells: [{ status: { state: 'covered', by: 'ours' } }] }])
  const details = await ask('library.video', { videoId: rows[0]!.id })
  expect(details.sidecars).toMatchObject([{ name: 'Salt and Cedar.en.srt', isOurs: true, isRePaired: false }])
  expect(details.history).toMatchObject([{ sidecarName: 'Salt and Cedar.en.srt' }])
  expect((await ask('library.state', {})).counts.orphans).toBe(0)
  await scan(opened, 12)
  expect(await shown()).toMatchObject([{ cells: [{ status: { by: 'ours' } }] }])
  expect(bugs).toEqual([])
})

test('one that is taken back to its first video, which is there again, counts there at once', async () => {
  const { opened, folder, video, subtitle } = await openWritten()
  const { ask, bugs } = opened
  renameSync(video, join(folder, 'Salt and Cedar.mkv'))
  await scan(opened, 12)
  copyFileSync(join(folder, 'Salt and Cedar.mkv'), video)
  await scan(opened, 13)
  const { rows } = await ask('history.renames', firstPage)
  await ask('video.undoRename', { renameId: rows[0]!.id })
  expect(existsSync(subtitle)).toBe(true)
  const sidecarsOf = async (path: string) => (await ask('library.video', { videoId: videoIdOf(path) })).sidecars
  expect(await sidecarsOf(video)).toMatchObject([{ name: `${film}.en.srt`, isOurs: true }])
  expect(await sidecarsOf(join(folder, 'Salt and Cedar.mkv'))).toEqual([])
  expect(bugs).toEqual([])
})

test('watch mode is off: a scan leaves an edited one, and that of a copied or another video, where it is', async () => {
  const { opened, movies, folder, video, subtitle, words } = await openWritten()
  copyFileSync(video, join(movies, 'Salt and Cedar.mkv'))
  await scan(opened, 13)
  expect(await placesOf(opened)).toEqual([subtitle])
  rmSync(join(movies, 'Salt and Cedar.mkv'))
  appendFileSync(subtitle, 'mine')
  renameSync(video, join(folder, 'Salt and Cedar.mkv'))
  await scan(opened, 12)
  expect(readFileSync(subtitle, 'utf8')).toBe(`${words}mine`)
})

test.each([
  ['a scan', (opened: TestHost) => scan(opened, 13)],
  ['watch mode', watchOnce],
])(
  '%s: copies that the library knew under their own names take nothing along from one that was deleted',
  async (_who, look) => {
    const opened = await openSampleHost('en')
    const { movies, folder } = foldersOf(opened.homeFolder)
    const [video, subtitle] = [join(folder, `${film}.mkv`), join(folder, `${film}.en.srt`)]
    for (const name of ['Quartz Ledger', 'Umber Orchard']) copyFileSync(video, join(movies, `${name}.mkv`))
    await scan(opened, 14)
    await planAndRun(opened)
    expect(await placesOf(opened)).toContain(subtitle)
    rmSync(video)
    await look(opened)
    expect(existsSync(subtitle)).toBe(true)
    expect(await placesOf(opened)).toContain(subtitle)
  },
)

test.each([
  ['a scan', (opened: TestHost) => scan(opened, 13)],
  ['watch mode', watchOnce],
])('%s: where several new files look alike, none is taken for the renamed one', async (_who, look) => {
  const { opened, movies, folder, video, subtitle } = await openWritten()
  mkdirSync(join(movies, 'Salt'))
  copyFileSync(video, join(movies, 'Salt', 'Quartz Ledger.mkv'))
  renameSync(video, join(movies, 'Umber Orchard.mkv'))
  await look(opened)
  expect(await placesOf(opened)).toEqual([subtitle])
  expect(existsSync(join(folder, `${film}.en.srt`))).toBe(true)
})

test.each([
  ['a scan', (opened: TestHost) => scan(opened, 12)],
  ['watch mode', watchOnce],
])('%s: what followed a video is told among the renamed, is taken back there, and stays back', async (_who, look) => {
  const { opened, folder, video, subtitle, words } = await openWritten()
  const { ask, bugs } = opened
  renameSync(video, join(folder, 'Salt and Cedar.mkv'))
  await look(opened)
  const { rows } = await ask('history.renames', firstPage)
  expect(rows).toMatchObject([{ from: `${film}.en.srt`, to: 'Salt and Cedar.en.srt' }])
  await ask('video.undoRename', { renameId: rows[0]!.id })
  expect(existsSync(join(folder, 'Salt and Cedar.en.srt'))).toBe(false)
  expect(readFileSync(subtitle, 'utf8')).toBe(words)
  expect(await placesOf(opened)).toEqual([subtitle])
  expect((await ask('history.renames', firstPage)).rows).toEqual([])
  await scan(opened, 12)
  expect(await placesOf(opened)).toEqual([subtitle])
  expect(bugs).toEqual([])
})

test('it follows as soon as Radarr tells of the new name, with watch mode off and without a scan', async () => {
  const { opened, folder, video, subtitle, words } = await openWritten()
  const { token } = await opened.ask('hooks.make', { name: 'Radarr' })
  const [renamed, beside] = ['mkv', 'en.srt'].map((ending) => join(folder, `Salt and Cedar (2021).${ending}`))
  renameSync(video, renamed!)
  const told = { eventType: 'Rename', renamedMovieFiles: [{ path: renamed, previousPath: video }] }
  expect(await opened.host.hooks.heard(opened.host.hooks.find(token)!, told)).toBe(1)
  await expect.poll(() => [subtitle, beside!].map((path) => existsSync(path))).toEqual([false, true])
  expect(readFileSync(beside!, 'utf8')).toBe(words)
  await expect.poll(() => placesOf(opened)).toEqual([beside])
  expect(opened.bugs).toEqual([])
})
