/** What a person gets to read, and a script gets as exit code, when something is wrong. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { lockOwner } from '../../electron/database/ownerLock.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { eventsOf, runCli } from '../support/programs/runCli.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { tempFolder, treeLines } from '../support/disks/tempFolder.ts'

const key = { UNDERTITLE_API_KEY: 'ut_any' }

/** A library with one video, and a home. */
function place() {
  const folder = tempFolder()
  const { library } = makeWorld({ folder, seed: 3, movies: 1, shows: 0, languages: [] })
  return { folder, library, home: join(folder, 'home') }
}

async function servedHtml(): Promise<string> {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html><body>Sign in to the hotel network</body></html>')
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.skipIf(process.platform === 'win32')(
  'a folder that was deleted under the one who stands in it is said in a sentence',
  async () => {
    const standInGone = 'cd "$0" && rmdir "$0" && exec "$@"'
    const { code, stdout, stderr } = await runCli(['usage'], { prefix: ['sh', '-c', standInGone, tempFolder()] })
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' })
    expect(stderr).toBe(
      'The folder that Undertitle was started in is gone. Go to another folder, then start Undertitle there.\n',
    )
  },
)

test.skipIf(process.platform !== 'linux')(
  'a place where no folder can be made is said at once, by every part',
  async () => {
    const { library, home } = place()
    const tries = [
      ['get', library, '--home', '/proc/none/of/this'],
      ['demo', '/proc/none', '--home', home],
      ['demo', '/dev/null/none', '--home', home],
      ['service', 'start', '--data', '/proc/none'],
    ]
    for (const args of tries) {
      const { code, stderr } = await runCli(args)
      expect([args[0], code]).toEqual([args[0], 3])
      expect(stderr).toMatch(/folder|name another home/)
    }
  },
)

test('a key says whose it is when it is kept', async () => {
  const { home } = place()
  const own = await runCli(['config', 'set', 'api-key', '--home', home], { input: 'ut_secret_1234\n' })
  expect(own).toMatchObject({ code: 0, stdout: '' })
  expect(own.stderr).toMatch(/^The api-key is kept for the built-in service, which needs none.*service\.address/)
  await runCli(['config', 'set', 'service.address', 'https://subtitles.example', '--home', home])
  const other = await runCli(['config', 'set', 'api-key', '--home', home], { input: 'ut_secret_1234\n' })
  expect(other.stderr).toMatch(/^The api-key is for https:[/]{2}subtitles\.example alone\. Kept in /)
  expect(own.stderr + other.stderr).not.toContain('1234')
})

test('a setting that may be empty is emptied by command, and no other one', async () => {
  const { home } = place()
  const set = (key: string, value: string) => runCli(['config', 'set', key, value, '--home', home])
  const may = ['watch.quietHours', 'watch.digestAt', 'uiLanguage', 'engines.openAiUrl']
  const given = ['22:30-07:00', '07:15', 'de', 'http://127.0.0.1:9']
  for (const [at, key] of may.entries()) {
    await set(key, given[at]!)
    expect(await set(key, '')).toMatchObject({ code: 0, stderr: '' })
    expect((await runCli(['config', 'get', key, '--home', home])).stdout.trim()).toBe('')
  }
  for (const key of ['naming', 'service.address', 'watch.reservePercent', 'watch.isOn', 'languages']) {
    const { code, stderr } = await set(key, '')
    expect(code).toBe(2)
    expect(stderr).toContain(`${key} takes`)
  }
})

test('a folder that is not there is named, with exit code 2', async () => {
  const { folder, home } = place()
  const { code, stderr, stdout } = await runCli(['get', join(folder, 'nowhere'), '--home', home])
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain('nowhere')
})

test('a folder that may not be read is named, with exit code 2', async () => {
  const { folder, library, home } = place()
  mkdirSync(home)
  for (const open of [folder, home]) chmodSync(open, 0o777)
  chmodSync(library, 0)
  onTestFinished(() => chmodSync(library, 0o700))
  // Root may read everything, so the program then runs as somebody else.
  const asNobody = process.getuid?.() === 0 ? { uid: 65534 } : {}
  const { code, stderr } = await runCli(['get', library, '--home', home], asNobody)
  expect(code).toBe(2)
  expect(stderr).toContain('library')
})

test('a folder below that may not be read is named, and the end says that not everything was seen', async () => {
  const folder = tempFolder()
  const { library, videos } = makeWorld({ folder, seed: 3, movies: 1, shows: 0, languages: [] })
  const home = join(folder, 'home')
  const sealed = join(library, 'Sealed')
  for (const made of [sealed, home]) mkdirSync(made)
  for (const { path } of videos)
    writeFileSync(path.replace(/mkv$/, 'en.srt'), '1\n00:00:01,000 --> 00:00:02,000\nGood evening.\n')
  for (const open of [folder, home]) chmodSync(open, 0o777)
  onTestFinished(() => chmodSync(sealed, 0o700))
  const get = (...flags: string[]) =>
    runCli(['get', library, '--home', home, '--offline', ...flags], process.getuid?.() === 0 ? { uid: 65534 } : {})
  chmodSync(sealed, 0o755)
  expect(await get()).toMatchObject({ code: 0 })
  chmodSync(sealed, 0)
  const told = await get()
  expect(told.stderr + told.stdout).toContain(`not seen ${sealed}: Cannot be read.`)
  expect(told.code).toBe(1)
  expect(eventsOf(await get('--json'), 'scanned')).toMatchObject([{ ignored: 0, unreadable: 1 }])
})

test('a folder that may not be read keeps what was known of it, and of the rest what is gone goes', async () => {
  const folder = tempFolder()
  const { library, videos } = makeWorld({ folder, seed: 3, movies: 3, shows: 0, languages: [] })
  const home = join(folder, 'home')
  mkdirSync(home)
  for (const open of [folder, home]) chmodSync(open, 0o777)
  const [inside = '', deleted = '', renamed = ''] = videos.map(({ path }) => path)
  onTestFinished(() => chmodSync(dirname(inside), 0o700))
  const args = ['get', library, '--home', home, '--offline']
  const asNobody = process.getuid?.() === 0 ? { uid: 65534 } : {}
  await runCli(args, asNobody)
  const known = () => {
    const db = new DatabaseSync(join(home, 'undertitle.sqlite'), { readOnly: true })
    const rows = db.prepare('SELECT path FROM library_videos WHERE is_vanished = 0').all()
    db.close()
    return rows.map((row) => row['path'])
  }
  expect(known()).toHaveLength(3)
  chmodSync(dirname(inside), 0)
  rmSync(deleted)
  renameSync(renamed, renamed.replace(/mkv$/, 'mp4'))
  await runCli(args, asNobody)
  expect(known().sort()).toEqual([inside, renamed.replace(/mkv$/, 'mp4')].sort())
})

test('a folder that may not be written to, and a name that a link has, cost no download', async () => {
  const folder = tempFolder()
  const { library, manifest, videos } = makeWorld({ folder, seed: 3, movies: 2, shows: 0, languages: ['EN'] })
  const [closed = '', linked = ''] = videos.map(({ path }) => path)
  const home = join(folder, 'home')
  mkdirSync(home)
  for (const open of [folder, home]) chmodSync(open, 0o777)
  chmodSync(dirname(linked), 0o777)
  symlinkSync(join(folder, 'nowhere.srt'), linked.replace(/mkv$/, 'en.srt'))
  chmodSync(dirname(closed), 0o555)
  onTestFinished(() => chmodSync(dirname(closed), 0o700))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const run = await runCli(['get', library, '--home', home, '--service', service.url, '--json', '--yes-to', 'all'], {
    env: { UNDERTITLE_API_KEY: service.key },
    ...(process.getuid?.() === 0 ? { uid: 65534 } : {}),
  })
  expect(eventsOf(run, 'skipped').map(({ video, code }) => ({ video, code }))).toEqual(
    expect.arrayContaining([
      { video: closed, code: 'file.notWritable' },
      { video: linked, code: 'file.foreign' },
    ]),
  )
  expect(eventsOf(run, 'done')).toMatchObject([{ written: 0, spent: { downloads: 0 } }])
})

test('places of a limited run go to videos that can be written; the others are told with their cause', async () => {
  const folder = tempFolder()
  const { library, manifest, videos } = makeWorld({ folder, seed: 3, movies: 3, shows: 0, languages: ['EN'] })
  const [closed = '', ...others] = videos.map(({ path }) => path)
  const home = join(folder, 'home')
  mkdirSync(home)
  for (const open of [folder, home]) chmodSync(open, 0o777)
  for (const path of others) chmodSync(dirname(path), 0o777)
  // The newest of them, so that it would come first.
  utimesSync(closed, new Date(), new Date())
  chmodSync(dirname(closed), 0o555)
  onTestFinished(() => chmodSync(dirname(closed), 0o700))
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const get = (...limit: readonly string[]) =>
    runCli(['get', library, '--home', home, '--service', service.url, '--json', '--yes-to', 'all', ...limit], {
      env: { UNDERTITLE_API_KEY: service.key },
      ...(process.getuid?.() === 0 ? { uid: 65534 } : {}),
    })
  const unwritable = { video: closed, reason: 'error', code: 'file.notWritable' }
  for (const limit of [
    ['--newest', '1'],
    ['--limit-downloads', '1'],
  ]) {
    const run = await get(...limit)
    expect(run.code).toBe(1)
    expect(eventsOf(run, 'written'), limit.join(' ')).toHaveLength(1)
    expect(eventsOf(run, 'skipped')).toEqual(expect.arrayContaining([expect.objectContaining(unwritable)]))
    expect(eventsOf(run, 'done')).toMatchObject([{ failed: 1, spent: { downloads: 1 } }])
  }
})

test.each([
  ['get', ''],
  ['get', '.', '--home', ''],
  ['undo', '--file', ''],
])('an empty path, as an unset variable gives it, never stands for the folder one is in: %s %s', async (...args) => {
  const { library, home } = place()
  const before = treeLines(library)
  const { code, stderr } = await runCli([...args, ...(args.includes('--home') ? [] : ['--home', home])], {
    cwd: library,
  })
  expect({ code, tree: treeLines(library) }).toEqual({ code: 2, tree: before })
  expect(stderr).toContain('is empty')
})

test('a language nobody knows is named, with exit code 2', async () => {
  const { library, home } = place()
  const { code, stderr } = await runCli(['get', library, '--home', home, '--languages', 'en,klingon'])
  expect(code).toBe(2)
  expect(stderr).toContain('klingon')
})

test.each([
  [['get'], 'PATH'],
  [['get', '.', '--hi', 'loudly'], 'hearingImpaired'],
  [['get', '.', '--limit-downloads', 'many'], 'many'],
  [['get', '.', '--no-such-option'], 'no-such-option'],
  [['fetch', '.'], 'fetch'],
  [['watch'], 'Name a folder'],
  [['config', 'set', 'colour', 'red'], 'colour'],
  [['config', 'set', 'naming'], 'naming takes universal, plex, jellyfin, kodi, mpv'],
  [['config', 'set', 'naming', 'emby'], 'naming: expected universal, plex, jellyfin, kodi, mpv'],
])('%j is wrong usage: exit code 2 and a sentence', async (args, named) => {
  const { code, stderr } = await runCli([...args, ...(args.includes('config') ? ['--home', tempFolder()] : [])], {
    env: { UNDERTITLE_HOME: tempFolder() },
  })
  expect(code).toBe(2)
  expect(stderr).toContain(named)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

test('a key that the service refuses is exit code 3', async () => {
  const { folder, library, home } = place()
  const service = await startServiceProcess(join(folder, 'service'), [join(folder, 'catalogue', 'manifest.jsonl')])
  const { code, stderr } = await runCli(['get', library, '--home', home, '--service', service.url], { env: key })
  expect(code).toBe(3)
  expect(stderr).toMatch(/key/i)
  expect(stderr).not.toContain('ut_any')
})

test('no key at all for a remote service says how to give one, with exit code 3', async () => {
  const { library, home } = place()
  const { code, stderr } = await runCli(['get', library, '--home', home, '--service', 'http://127.0.0.1:9'])
  expect(code).toBe(3)
  expect(stderr).toContain('UNDERTITLE_API_KEY')
})

test('a service that is not there is exit code 3', async () => {
  const { library, home } = place()
  const { code, stderr } = await runCli(['get', library, '--home', home, '--service', 'http://127.0.0.1:9'], {
    env: key,
  })
  expect(code).toBe(3)
  expect(stderr).toMatch(/reach/i)
})

test('a page in place of the service, as hotels serve it, is exit code 3', async () => {
  const { library, home } = place()
  const { code, stderr } = await runCli(['get', library, '--home', home, '--service', await servedHtml()], { env: key })
  expect(code).toBe(3)
  expect(stderr).not.toContain('<html>')
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

test('a key never goes over plain http to another machine', async () => {
  const { library, home } = place()
  const { code, stderr } = await runCli(['get', library, '--home', home, '--service', 'http://service.example'], {
    env: key,
  })
  expect(code).toBe(3)
  expect(stderr).toContain('https')
})

test('a second run on one home is exit code 3 and says whose turn it is', async () => {
  const { library, home } = place()
  mkdirSync(home, { recursive: true })
  const lock = lockOwner(join(home, 'owner.lock'))
  onTestFinished(() => lock.release())
  const { code, stderr } = await runCli(['get', library, '--home', home])
  expect(code).toBe(3)
  expect(stderr).toContain('--home')
})

test('a home that is a file is exit code 3', async () => {
  const { library, folder } = place()
  writeFileSync(join(folder, 'file'), '')
  const { code, stderr } = await runCli(['get', library, '--home', join(folder, 'file')])
  expect(code).toBe(3)
  expect(stderr).toContain('--home')
})

const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0

test.skipIf(!isRootOnLinux)(
  'a full disk costs no file and names the disk; after space is back the run ends',
  async () => {
    const { folder, home } = place()
    const mount = join(folder, 'disk')
    mkdirSync(mount)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', mount])
    onTestFinished(() => void execFileSync('umount', [mount]))
    const world = makeWorld({ folder: join(folder, 'other'), seed: 5, movies: 3, shows: 0, languages: ['EN'] })
    const service = await startServiceProcess(join(folder, 'service'), [world.manifest])
    for (const { path } of world.videos) execFileSync('cp', ['--sparse=always', path, mount])
    const filler = join(mount, 'filler')
    execFileSync('sh', ['-c', `head -c 200000 /dev/zero > '${filler}' || true`], { stdio: 'ignore' })
    const args = ['get', mount, '--home', home, '--service', service.url, '--languages', 'en', '--json']
    const env = { UNDERTITLE_API_KEY: service.key }

    const full = await runCli(args, { env })
    expect(full.code).toBe(1)
    expect(eventsOf(full, 'skipped').map((line) => line['code'])).toContain('disk.full')
    expect(eventsOf(full, 'done')).toMatchObject([{ written: 0, spent: { downloads: 0 } }])

    execFileSync('rm', [filler])
    const again = await runCli(args, { env })
    expect(eventsOf(again, 'written').length).toBeGreaterThan(0)
  },
)
