/**
 * Newer versions of the app with the real classes of electron-updater, on plain Node, against a server of this machine.
 * What only Windows and macOS do is played: PowerShell's word on a signature, and macOS's updater.
 */
import { EventEmitter } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { verifySignature } from 'electron-updater/out/windowsExecutableCodeSignatureVerifier.js'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createElectronUpdater, type ElectronUpdaterNeeds } from '../../electron/desktop/updates/electronUpdater.ts'
import { UpdateFailure } from '../../electron/views/updates/updateSource.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { metadataOf, startUpdateServer, type UpdateServer } from '../support/peers/updateServer.ts'

const installer = Buffer.alloc(300_000, 'a new version ')
const setup = { version: '1.1.0', file: 'Undertitle-Setup-1.1.0.exe', bytes: installer } as const

/** Electron's updater on macOS: fetches what it is told of, and answers as it is told. */
class PlayedSquirrel extends EventEmitter {
  readonly done: string[] = []
  isSigned = true
  #address = ''

  setFeedURL({ url, headers }: { url: string; headers: Record<string, string> }): void {
    this.#address = url
    this.headers = headers
  }
  headers: Record<string, string> = {}

  checkForUpdates(): void {
    void this.#fetch()
  }

  async #fetch(): Promise<void> {
    const { url } = (await (await fetch(this.#address, { headers: this.headers })).json()) as { url: string }
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
    this.done.push(`fetched ${bytes.length}`)
    if (this.isSigned) this.emit('update-downloaded')
    else this.emit('error', new Error('Code signature did not pass validation'))
  }

  quitAndInstall(): void {
    this.done.push('quitAndInstall')
  }
}

const squirrel = new PlayedSquirrel()
Object.assign(globalThis, { playedSquirrel: squirrel })
const playedFolder = mkdtempSync(join(tmpdir(), 'undertitle-played-'))
afterAll(() => rmSync(playedFolder, { recursive: true }))
const playedElectron = join(playedFolder, 'electron.cjs')
writeFileSync(playedElectron, 'exports.autoUpdater = globalThis.playedSquirrel')
registerHooks({
  resolve: (name, context, next) => next(name === 'electron' ? playedElectron : name, context),
})

function openUpdater(server: UpdateServer, changed: Partial<ElectronUpdaterNeeds> = {}) {
  const folder = tempFolder()
  const configFile = join(folder, 'app-update.yml')
  writeFileSync(configFile, 'provider: generic\npublisherName:\n  - CN=The Undertitle authors\n')
  const life: string[] = []
  const onQuit: ((code: number) => void)[] = []
  const updater = createElectronUpdater({
    kind: 'nsis',
    address: server.url,
    version: '1.0.0',
    platform: 'win32',
    arch: 'x64',
    folder: join(folder, 'updates'),
    configFile,
    life: {
      quit: () => void life.push('quit'),
      relaunch: () => void life.push('relaunch'),
      onQuit: (handler) => void onQuit.push(handler),
    },
    squirrel: null,
    mayBePlain: true,
    verify: async () => null,
    ...changed,
  })
  const kept = () =>
    existsSync(join(folder, 'updates'))
      ? readdirSync(join(folder, 'updates'), { recursive: true, encoding: 'utf8' }).filter((name) =>
          /\.(exe|zip|AppImage)$/.test(name),
        )
      : []
  return { updater, folder, configFile, life, onQuit, kept }
}

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (thrown: unknown) => (thrown instanceof UpdateFailure ? `${thrown.fault}: ${thrown.message}` : thrown),
  )

const ignore = () => undefined
const silent = { info: ignore, warn: ignore, error: ignore }

test.each([
  ['nsis', 'win32', 'latest.yml'],
  ['told', 'linux', 'latest-linux.yml'],
  ['mac', 'darwin', 'latest-mac.yml'],
] as const)('%s: a newer version is found with one short question that names nobody', async (kind, platform, file) => {
  const server = await startUpdateServer()
  server.publish(setup)
  const { updater, folder } = openUpdater(server, { kind, platform, squirrel })
  expect(await updater.check()).toBe('1.1.0')
  const [{ path, headers } = { path: '', headers: {} }, ...others] = server.asked
  expect([path, others]).toEqual([file, []])
  expect(headers).toEqual({
    host: new URL(server.url).host,
    'user-agent': `Undertitle/1.0.0 (${platform})`,
    accept: 'text/yaml, */*',
    'cache-control': 'no-cache',
    connection: 'keep-alive',
  })
  // electron-updater keeps the id that it makes for each user in a file of this name.
  expect(readdirSync(folder, { recursive: true })).not.toContain('.updaterId')
})

test.each(['1.0.0', '1.1.0-beta.1'])('%s is no version to take', async (version) => {
  const server = await startUpdateServer()
  server.publish({ ...setup, version })
  expect(await openUpdater(server).updater.check()).toBeNull()
})

test.each<[string, string, (server: UpdateServer) => void]>([
  ['an older version', 'older', (server) => server.publish({ ...setup, version: '0.9.0' })],
  ['no answer of that name', 'bad_answer', ignore],
  ['a page', 'bad_answer', ({ answers }) => answers.set('latest.yml', (_, to) => to.end('<html>hello</html>'))],
  ['no YAML', 'bad_answer', ({ answers }) => answers.set('latest.yml', (_, to) => to.end('a: [b'))],
  [
    'a server in trouble',
    'unreachable',
    ({ answers }) => answers.set('latest.yml', (_, to) => to.writeHead(503).end()),
  ],
  [
    'a connection that breaks',
    'unreachable',
    ({ answers }) => answers.set('latest.yml', (from) => from.socket.destroy()),
  ],
  [
    'an answer that is cut',
    'cut',
    ({ answers }) =>
      answers.set('latest.yml', (_, to) => {
        to.writeHead(200, { 'content-length': 500 }).write('version: 1.1.0\n')
        setTimeout(() => to.destroy(), 20)
      }),
  ],
  [
    'a huge answer',
    'too_large',
    ({ answers }) => answers.set('latest.yml', (_, to) => to.end(`version: 1.1.0\n#${'x'.repeat(1_000_000)}`)),
  ],
  [
    'a small answer that unpacks to a huge one',
    'too_large',
    ({ answers }) =>
      answers.set('latest.yml', (_, to) =>
        to.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(200_000_000, '# '))),
      ),
  ],
  [
    'lists of lists of lists',
    'bad_answer',
    ({ answers }) => {
      const bomb = Array.from({ length: 30 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}, *a${at}]`)
      answers.set('latest.yml', (_, to) => to.end(['a0: &a0 x', ...bomb, 'version: *a30', 'files: *a30'].join('\n')))
    },
  ],
  ['no checksum', 'bad_answer', (server) => server.publish({ ...setup, sha512: '""' })],
  ['no size', 'bad_answer', (server) => server.publish({ ...setup, size: 0 })],
  ['a file elsewhere', 'elsewhere', (server) => server.publish({ ...setup, file: 'https://other.example/Setup.exe' })],
  ['a file above', 'elsewhere', (server) => server.publish({ ...setup, file: '../Setup.exe' })],
  [
    'a version for other systems',
    'system_too_old',
    (server) => server.publish({ ...setup, more: 'minimumSystemVersion: 99.0.0' }),
  ],
])('a look that finds %s fails as "%s"', async (_name, fault, prepare) => {
  const server = await startUpdateServer()
  prepare(server)
  expect(await faultOf(openUpdater(server).updater.check())).toMatch(new RegExp(`^${fault}: .+`))
  expect(server.asked.length).toBe(1)
})

test('a redirect is not followed, to wherever it leads', async () => {
  const [server, other] = [await startUpdateServer(), await startUpdateServer()]
  other.publish(setup)
  server.answers.set('latest.yml', (_, to) => to.writeHead(302, { location: `${other.url}latest.yml` }).end())
  expect(await faultOf(openUpdater(server).updater.check())).toMatch(/^elsewhere: /)

  server.publish(setup)
  server.answers.set(setup.file, (_, to) => to.writeHead(302, { location: `${other.url}${setup.file}` }).end())
  const { updater, kept } = openUpdater(server)
  await updater.check()
  expect(await faultOf(updater.download(ignore))).toMatch(/^elsewhere: /)
  expect([kept(), other.asked]).toEqual([[], []])
})

test('a package asks over https alone', async () => {
  const server = await startUpdateServer()
  server.publish(setup)
  expect(await faultOf(openUpdater(server, { mayBePlain: false }).updater.check())).toMatch(/^elsewhere: .*https/)
  expect(server.asked).toEqual([])
})

test('what is downloaded is whole, checked and kept; it is installed when the app ends', async () => {
  const server = await startUpdateServer()
  server.publish(setup)
  const verified: unknown[] = []
  const { updater, kept, folder, onQuit } = openUpdater(server, {
    verify: async (publishers, file) => {
      verified.push(publishers, readFileSync(file).equals(installer))
      return null
    },
  })
  await updater.check()
  expect(onQuit).toEqual([])
  const shares: number[] = []
  await updater.download((share) => void shares.push(share))
  expect(shares.at(-1)).toBe(1)
  expect(verified).toEqual([['CN=The Undertitle authors'], true])
  expect(kept().map((name) => readFileSync(join(folder, 'updates', name)).equals(installer))).toEqual([true])
  expect(onQuit.length).toBe(1)
  expect(server.asked.map(({ path }) => path)).toEqual(['latest.yml', setup.file])
  expect(server.asked.flatMap(({ headers }) => Object.keys(headers)).sort()).not.toContain('x-user-staging-id')
})

test.each<[string, string, Partial<typeof setup> | object, ((server: UpdateServer) => void)?]>([
  ['another checksum', 'damaged', { sha512: `${'A'.repeat(86)}==` }],
  ['a longer file', 'too_large', { size: 1_000 }],
  ['a shorter file', 'cut', { size: 300_001 }],
  [
    'a file that is cut',
    'cut',
    {},
    ({ answers }) =>
      answers.set(setup.file, (_, to) => {
        to.writeHead(200, { 'content-length': installer.length }).write(installer.subarray(0, 1_000))
        setTimeout(() => to.destroy(), 20)
      }),
  ],
  ['no file', 'bad_answer', {}, ({ answers }) => void answers.delete(setup.file)],
])('a download of %s fails as "%s", and nothing of it is kept', async (_name, fault, said, prepare) => {
  const server = await startUpdateServer()
  server.publish({ ...setup, ...said })
  prepare?.(server)
  const { updater, kept, onQuit } = openUpdater(server)
  await updater.check()
  expect(await faultOf(updater.download(ignore))).toMatch(new RegExp(`^${fault}: .+`))
  expect([kept(), onQuit]).toEqual([[], []])
})

test('a file of nobody, or of somebody else, is not kept', async () => {
  const server = await startUpdateServer()
  server.publish(setup)
  const { updater, kept, onQuit } = openUpdater(server, { verify: async () => 'signed by Mallory' })
  await updater.check()
  expect(await faultOf(updater.download(ignore))).toMatch(/^not_signed: .*Mallory/)
  expect([kept(), onQuit]).toEqual([[], []])
})

test.skipIf(process.platform === 'win32')('where no signature can be looked at, the file is not kept', async () => {
  const server = await startUpdateServer()
  server.publish(setup)
  const { updater, kept } = openUpdater(server, { verify: undefined })
  await updater.check()
  // Its command is written for Windows' own shell: any other leaves what it discards in a file of that name.
  onTestFinished(() => rmSync('NUL', { force: true }))
  // There is no PowerShell here: electron-updater by itself warns, and lets the file pass.
  expect(await faultOf(updater.download(ignore))).toMatch(/^not_signed: [^]*Ignoring signature validation/)
  expect(await verifySignature(['CN=X'], process.execPath, silent)).toBeNull()
  expect(kept()).toEqual([])
})

test.each(['provider: generic\n', 'publisherName: ""\n', 'publisherName: []\n', 'publisherName:\n  - ""\n'])(
  'a copy that names no publisher (%j) installs nothing',
  async (config) => {
    const server = await startUpdateServer()
    server.publish(setup)
    const configFile = join(tempFolder(), 'app-update.yml')
    writeFileSync(configFile, config)
    const { updater, kept } = openUpdater(server, { configFile })
    await updater.check()
    expect(await faultOf(updater.download(ignore))).toMatch(/^not_signed: /)
    expect(kept()).toEqual([])
  },
)

test('a build that only tells downloads nothing, whoever asks it', async () => {
  const server = await startUpdateServer()
  server.publish({ ...setup, file: 'Undertitle-1.1.0.AppImage' })
  const { updater, kept } = openUpdater(server, { kind: 'told', platform: 'linux' })
  await updater.check()
  expect(await faultOf(updater.download(ignore))).toMatch(/^not_signed: /)
  expect([kept(), server.asked.length]).toEqual([[], 1])
})

test('on macOS (its updater is played) a version is ready when the system has taken it', async () => {
  const server = await startUpdateServer()
  server.publish({ ...setup, file: 'Undertitle-1.1.0-mac.zip' })
  const { updater } = openUpdater(server, { kind: 'mac', platform: 'darwin', squirrel })
  await updater.check()
  squirrel.isSigned = false
  expect(await faultOf(updater.download(ignore))).toMatch(/^not_signed: /)
  squirrel.isSigned = true
  squirrel.done.length = 0
  await updater.download(ignore)
  updater.restart()
  expect(squirrel.done).toEqual([`fetched ${installer.length}`, 'quitAndInstall'])
})

test.skipIf(process.platform === 'win32')('the installer runs unseen and starts the new version', async () => {
  const server = await startUpdateServer()
  const told = join(tempFolder(), 'told')
  const bytes = Buffer.from(`#!/bin/sh\necho "$@" > ${told}.part\nmv ${told}.part ${told}\n`)
  server.publish({ ...setup, bytes })
  const { updater, folder, kept, life } = openUpdater(server)
  await updater.check()
  await updater.download(ignore)
  for (const name of kept()) chmodSync(join(folder, 'updates', name), 0o755)
  updater.restart()
  expect(life).toEqual(['quit'])
  await expect.poll(() => existsSync(told) && readFileSync(told, 'utf8')).toBe('--updated /S --force-run\n')
})

test('a download can be ended, and begun again', async () => {
  const server = await startUpdateServer()
  server.publish(setup)
  server.answers.set(setup.file, (_, to) => void to.writeHead(200).write('a'))
  const { updater, kept } = openUpdater(server)
  await updater.check()
  const ending = faultOf(updater.download(() => updater.stop()))
  expect(await ending).toMatch(/^cut: /)
  server.publish(setup)
  await updater.download(ignore)
  expect(kept().length).toBe(1)
})

test('an old download is cleared away once there is nothing newer', async () => {
  const server = await startUpdateServer()
  server.publish(setup)
  const { updater, kept } = openUpdater(server)
  await updater.check()
  await updater.download(ignore)
  expect(kept().length).toBe(1)
  server.answers.set('latest.yml', (_, to) => to.end(metadataOf({ ...setup, version: '1.0.0' })))
  expect(await updater.check()).toBeNull()
  expect(kept()).toEqual([])
})
