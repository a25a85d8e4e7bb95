/** From a run to the media servers and back, over real homes, a real service and servers that speak the real protocols. */
import { mkdirSync, readFileSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startEmby, startJellyfin, startPlex, type MediaServer } from '../support/peers/mediaServers.ts'
import { startOutsideServer } from '../support/peers/outsideServer.ts'
import { everyVideo, openSampleHost, openTestHost, planOfAll, type TestHost } from '../support/hosts/openTestHost.ts'
import { runCli } from '../support/programs/runCli.ts'
import { rejection } from '../support/services/testClient.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

async function runPlan({ ask, askUntil }: TestHost): Promise<void> {
  await ask('plan.make', planOfAll)
  await askUntil('plan.state', {}, ({ phase }) => phase === 'ready')
  await ask('plan.run', {})
  await askUntil('plan.state', {}, ({ phase }) => phase === 'done')
}

async function setPlayer(
  { ask }: TestHost,
  player: 'jellyfin' | 'emby' | 'plex',
  { url, key }: MediaServer,
): Promise<void> {
  await ask('settings.write', { key: `players.${player}`, value: url })
  await ask('settings.setSecret', { name: `${player}-key`, value: key })
}

const stateOf = async ({ ask }: TestHost, player: string) =>
  (await ask('players.state', {})).players.find((each) => each.player === player)

test(
  'after a run and after an undo all three are told of the folders, under their own names',
  { timeout: 90_000 },
  async () => {
    const opened = await openSampleHost('en')
    const { ask, askUntil, homeFolder, bugs } = opened
    const demo = join(homeFolder, 'demo')
    const servers = {
      jellyfin: await startJellyfin([demo]),
      emby: await startEmby(['/media/demo']),
      plex: await startPlex([{ key: '7', folders: [demo] }]),
    }
    for (const [player, server] of Object.entries(servers))
      await setPlayer(opened, player as keyof typeof servers, server)
    const [folder] = (await ask('library.state', {})).folders
    expect(await ask('players.test', { outsider: 'jellyfin' })).toMatchObject({ kind: 'answers', unseen: [] })
    expect(await ask('players.test', { outsider: 'emby' })).toMatchObject({ kind: 'answers', unseen: ['demo'] })
    await ask('players.nameFolder', { player: 'emby', folderId: folder!.id, theirs: '/media/demo' })
    expect(await ask('players.test', { outsider: 'emby' })).toMatchObject({
      kind: 'answers',
      name: 'Attic',
      unseen: [],
    })

    await runPlan(opened)
    await askUntil('players.state', {}, ({ players }) =>
      players.every(({ toldMs, waiting }) => toldMs !== null && waiting === 0),
    )
    const folders = new Set(
      readdirSync(demo, { recursive: true, withFileTypes: true })
        .filter(({ name }) => name.endsWith('.srt'))
        .map(({ parentPath }) => parentPath),
    )
    expect(new Set(servers.jellyfin.told().flat())).toEqual(folders)
    expect(new Set(servers.emby.told().flat())).toEqual(
      new Set([...folders].map((path) => path.replace(demo, '/media/demo'))),
    )
    expect(new Set(servers.plex.told().map(([, path]) => path))).toEqual(folders)
    // Eleven files, gathered.
    expect(servers.jellyfin.told().length).toBeLessThanOrEqual(2)

    const before = servers.jellyfin.told().length
    const batches = await ask('history.batches', {})
    await ask('history.undo', { scope: { kind: 'batch', batchId: batches[0]!.id } })
    await askUntil('players.state', {}, () => servers.jellyfin.told().length > before)
    expect(new Set(servers.jellyfin.told().slice(before).flat())).toEqual(folders)
    expect(bugs).toEqual([])
  },
)

test('a server that is away delays no run, is said, and is told when it is back', { timeout: 90_000 }, async () => {
  const opened = await openSampleHost('en')
  const jellyfin = await startJellyfin([])
  jellyfin.trouble = { status: 503 }
  await setPlayer(opened, 'jellyfin', jellyfin)
  await runPlan(opened)
  await opened.askUntil('players.state', {}, ({ players }) => players.some(({ failure }) => failure === 'failing'))
  expect(await stateOf(opened, 'jellyfin')).toMatchObject({ failure: 'failing', toldMs: null })
  jellyfin.trouble = null
  // As whoever mends it would: the key once more.
  await setPlayer(opened, 'jellyfin', jellyfin)
  await opened.askUntil('players.state', {}, ({ players }) => players.some(({ toldMs }) => toldMs !== null))
  expect(await stateOf(opened, 'jellyfin')).toMatchObject({ failure: null, waiting: 0 })
})

test('an answer by hand ends what failed before it, and what waits is told at once', { timeout: 90_000 }, async () => {
  const opened = await openSampleHost('en')
  const jellyfin = await startJellyfin([])
  jellyfin.trouble = { status: 503 }
  await setPlayer(opened, 'jellyfin', jellyfin)
  await runPlan(opened)
  await opened.askUntil('players.state', {}, ({ players }) => players.some(({ failure }) => failure === 'failing'))
  const failed = await opened.ask('players.test', { outsider: 'jellyfin' })
  expect(failed).toMatchObject({ kind: 'fails', failure: 'failing' })
  jellyfin.trouble = null
  // The next try by itself would come after 30 seconds.
  expect(await opened.ask('players.test', { outsider: 'jellyfin' })).toMatchObject({ kind: 'answers' })
  expect(await stateOf(opened, 'jellyfin')).toMatchObject({ failure: null, retryMs: null })
  await opened.askUntil('players.state', {}, ({ players }) => players[0]?.waiting === 0)
  expect((await stateOf(opened, 'jellyfin'))?.toldMs).toBeGreaterThan(failed.atMs)
})

test('a key is for its own address, goes nowhere else and is shown nowhere', async () => {
  const opened = await openTestHost()
  const { ask, homeFolder } = opened
  const [first, second] = [await startJellyfin([]), await startJellyfin([])]
  expect((await rejection(ask('settings.setSecret', { name: 'plex-key', value: 'a-key' }))).message).toContain(
    'players.plex',
  )
  await ask('settings.write', { key: 'players.plex', value: 'http://plex.example.org:32400' })
  expect((await rejection(ask('settings.setSecret', { name: 'plex-key', value: 'a-key' }))).code).toBe(
    'service.unsafeAddress',
  )
  await setPlayer(opened, 'jellyfin', first)
  expect(await stateOf(opened, 'jellyfin')).toMatchObject({ key: { isSet: true, ending: first.key.slice(-4) } })
  await ask('settings.write', { key: 'players.jellyfin', value: second.url })
  expect(await stateOf(opened, 'jellyfin')).toMatchObject({ key: { isSet: false } })
  expect(await ask('players.test', { outsider: 'jellyfin' })).toMatchObject({ kind: 'fails', failure: 'noKey' })
  expect(second.asked).toEqual([])
  const report = JSON.stringify(await ask('support.make', {}))
  expect([report, JSON.stringify(await ask('players.state', {}))].join('\n')).not.toContain(first.key)
  const files = readdirSync(homeFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const holding = files.filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(first.key))
  expect(holding.map(({ name }) => name)).toEqual(['secrets.json'])
})

test('a trial of the notification arrives, and what is wrong with one is said', async () => {
  const { ask } = await openTestHost()
  const ntfy = await startOutsideServer(({ path }) => ({ status: path === '/topic' ? 200 : 404 }))
  await ask('settings.write', { key: 'notify.address', value: `${ntfy.url}/topic` })
  expect(await ask('players.test', { outsider: 'notify' })).toMatchObject({ kind: 'answers' })
  expect(ntfy.asked[0]).toMatchObject({ method: 'POST', path: '/topic', headers: { title: 'Undertitle' } })
  await ask('settings.write', { key: 'notify.address', value: `${ntfy.url}/gone` })
  expect(await ask('players.test', { outsider: 'notify' })).toMatchObject({ kind: 'fails', failure: 'notFound' })
  await ask('settings.write', { key: 'notify.address', value: '' })
  expect(await ask('players.test', { outsider: 'notify' })).toMatchObject({ kind: 'fails', failure: 'notFound' })
})

test(
  'the command line sets a server, its key from standard input, and tells it before it ends',
  { timeout: 60_000 },
  async () => {
    const [home, folder] = [tempFolder(), join(tempFolder(), 'demo')]
    const jellyfin = await startJellyfin([folder])
    const config = (args: readonly string[], input = '') => runCli(['config', ...args, '--home', home], { input })
    expect((await config(['set', 'jellyfin-key', 'as-argument'])).code).toBe(2)
    expect((await config(['set', 'jellyfin-key'], jellyfin.key)).stderr).toContain('Set players.jellyfin first')
    expect((await config(['set', 'players.jellyfin', jellyfin.url])).code).toBe(0)
    const set = await config(['set', 'jellyfin-key'], `${jellyfin.key}\n`)
    expect(set.stderr).toContain(`The jellyfin-key is for ${jellyfin.url} alone.`)
    expect((await config(['get', 'jellyfin-key'])).stdout).toBe(`set, ends in …${jellyfin.key.slice(-4)}\n`)
    expect((await config(['set', 'players.jellyfinFolders', 'nonsense'])).code).toBe(2)
    expect((await config(['set', 'players.jellyfinFolders', JSON.stringify([[folder, '/data']])])).code).toBe(0)

    await runCli(['demo', folder, '--home', home])
    expect(jellyfin.told()).toHaveLength(1)
    expect(jellyfin.told()[0]?.every((path) => path.startsWith('/data/'))).toBe(true)
    await runCli(['undo', '--home', home])
    expect(jellyfin.told()).toHaveLength(2)
    expect(new Set(jellyfin.told()[1])).toEqual(new Set(jellyfin.told()[0]))
  },
)

test(
  'a command does not hang on a server that is away, and the next one tells what was left',
  { timeout: 60_000 },
  async () => {
    const [home, folder] = [tempFolder(), join(tempFolder(), 'demo')]
    const jellyfin = await startJellyfin([folder])
    jellyfin.trouble = { status: 500 }
    await runCli(['config', 'set', 'players.jellyfin', jellyfin.url, '--home', home])
    await runCli(['config', 'set', 'jellyfin-key', '--home', home], { input: jellyfin.key })
    expect((await runCli(['demo', folder, '--home', home])).stderr).not.toContain('Error')
    expect(jellyfin.asked).toHaveLength(1)
    jellyfin.trouble = null
    const { ask, askUntil } = await openTestHost({ homeFolder: home })
    await ask('settings.write', { key: 'players.jellyfin', value: jellyfin.url })
    await askUntil('players.state', {}, ({ players }) => players[0]?.waiting === 0)
    expect(jellyfin.told().at(-1)?.length).toBeGreaterThan(1)
  },
)

test('hooks are made, named and revoked; what they may not is refused', async () => {
  const { ask, host } = await openTestHost()
  const films = join(tempFolder(), 'films')
  mkdirSync(join(films, 'A (1999)'), { recursive: true })
  writeFileSync(join(films, 'A (1999).mkv'), '')
  const { dropId } = { dropId: host.registerDrop([films]) }
  await ask('folders.addDropped', { dropId })
  const { id: hookId, token } = await ask('hooks.make', { name: 'Radarr' })
  const [folder] = (await ask('library.state', {})).folders
  const hook = host.hooks.find(token)
  const heard = (body: unknown) => host.hooks.heard(hook!, body)
  const outcome = async () => (await ask('players.state', {})).hooks[0]?.outcome
  const download = (path: string) => ({
    eventType: 'Download',
    movie: { folderPath: path },
    movieFile: { path: `${path}/a.mkv` },
  })
  expect([await heard({ eventType: 'Test' }), await outcome()]).toEqual([0, 'test'])
  expect([await heard(download('/movies/A (1999)')), await outcome()]).toEqual([0, 'outside'])
  const named = await ask('hooks.nameFolder', { hookId, folderId: folder!.id, theirs: '/movies' })
  expect(named.hooks[0]?.folders).toEqual([{ folderId: folder!.id, path: films, theirs: '/movies' }])
  expect([await heard(download('/movies/A (1999)')), await outcome()]).toEqual([1, 'lookedOnly'])
  expect([await heard({ eventType: 'Grab' }), await outcome()]).toEqual([0, 'nothing'])
  await ask('watch.turn', { isOn: true })
  writeFileSync(join(films, 'A (1999)', 'a.mkv'), 'x')
  expect([await heard(download('/movies/A (1999)')), await outcome()]).toEqual([1, 'small'])
  truncateSync(join(films, 'A (1999)', 'a.mkv'), 2 * 2 ** 20)
  expect([await heard(download('/movies/A (1999)')), await outcome()]).toEqual([1, 'looked'])
  expect([await heard('nonsense'), await outcome()]).toEqual([null, 'looked'])
  await ask('hooks.revoke', { hookId })
  expect([host.hooks.find(token), await heard({ eventType: 'Test' })]).toEqual([null, null])
  expect((await rejection(ask('hooks.revoke', { hookId }))).message).toBe('This address was revoked already.')
  for (let times = 0; times < 20; times += 1) await ask('hooks.make', { name: `n${times}` })
  expect((await rejection(ask('hooks.make', { name: 'one more' }))).message).toContain('20 addresses')
})

test('an import is looked at while watch mode is off: the library shows it at once, and nothing is spent or written', async () => {
  const { ask, askUntil, host, bugs } = await openTestHost()
  const films = join(tempFolder(), 'films')
  const place = (name: string) => join(films, 'A (1999)', name)
  const put = (path: string) => {
    writeFileSync(path, '')
    truncateSync(path, 2 * 2 ** 20)
    // Old enough not to look like a running copy.
    utimesSync(path, 1_600_000_000, 1_600_000_000)
  }
  mkdirSync(join(films, 'A (1999)'), { recursive: true })
  put(place('A (1999) 720p.mkv'))
  await ask('folders.addDropped', { dropId: host.registerDrop([films]) })
  await askUntil('library.state', {}, ({ isScanning, counts }) => !isScanning && counts.videos === 1)
  const { token } = await ask('hooks.make', { name: 'Radarr' })
  const hook = host.hooks.find(token)!
  const imported = (name: string) => ({ eventType: 'Download', movieFile: { path: place(name) } })
  const shown = async () => (await ask('library.page', everyVideo)).rows.map(({ file }) => file)

  // Radarr has put a better one in its place.
  rmSync(place('A (1999) 720p.mkv'))
  put(place('A (1999) 1080p.mkv'))
  put(join(films, 'B (2001) elsewhere.mkv'))
  expect(await host.hooks.heard(hook, imported('A (1999) 1080p.mkv'))).toBe(1)
  await expect.poll(shown).toEqual(['A (1999) 1080p.mkv'])
  expect((await ask('players.state', {})).hooks[0]?.outcome).toBe('lookedOnly')

  // One that lies in the folder of the library itself: that folder is scanned.
  expect(await host.hooks.heard(hook, { eventType: 'Download', movieFile: { path: join(films, 'C.mkv') } })).toBe(1)
  await expect.poll(async () => (await shown()).length).toBe(2)
  expect((await ask('watch.state', {})).isOn).toBe(false)
  expect((await ask('usage.entries', { kind: null, batchId: null, offset: 0, limit: 10 })).total).toBe(0)
  expect(readdirSync(join(films, 'A (1999)'))).toEqual(['A (1999) 1080p.mkv'])
  expect(bugs).toEqual([])
})
