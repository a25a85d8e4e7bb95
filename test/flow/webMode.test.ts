/** The web mode and the start without a command, as built and as processes of their own. */
import { spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { runCli, startCli, type CliOptions } from '../support/programs/runCli.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

interface Running {
  readonly child: ChildProcess
  readonly link: URL
  /** All of standard output, once the process has ended. */
  readonly stdout: Promise<string>
  readonly stderr: Promise<string>
  stop(): Promise<number | null>
}

async function start(args: readonly string[], options: CliOptions = {}): Promise<Running> {
  const child = startCli(args, options)
  const [stdout, stderr] = [text(child.stdout!), text(child.stderr!)]
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'close')
    }
    return child.exitCode
  }
  onTestFinished(async () => {
    await stop()
  })
  const line = await firstLineOf(child)
  return { child, link: new URL((JSON.parse(line) as { listening: string }).listening), stdout, stderr, stop }
}

async function firstLineOf(child: ChildProcess): Promise<string> {
  const [line] = (await Promise.race([
    once(createInterface(child.stdout!), 'line'),
    once(child, 'close').then(() => ['{}']),
  ])) as [string]
  return line
}

const codeOf = (link: URL) => link.hash.replace('#code=', '')

async function post(link: URL, path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(new URL(path, link), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: link.origin,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
}

async function logIn(link: URL): Promise<string> {
  const response = await post(link, '/login', { code: codeOf(link) })
  expect(response.status).toBe(200)
  return ((await response.json()) as { token: string }).token
}

const reply = async (link: URL, name: string, input: unknown, token: string) =>
  (await (await post(link, `/api/${name}`, input, token)).json()) as { ok: boolean; value: unknown }

test('web prints one line, serves the page and its host, and ends cleanly', async () => {
  const home = tempFolder()
  const web = await start(['web', '--no-open', '--home', home])
  expect(web.link.href).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#code=[\w-]{43}$/)

  const page = await (await fetch(new URL('/', web.link))).text()
  const script = /src="\.?(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
  expect((await fetch(new URL(script, web.link))).headers.get('content-type')).toContain('javascript')
  expect(page).not.toContain('<style')

  const token = await logIn(web.link)
  expect(await reply(web.link, 'app.state', {}, token)).toMatchObject({ ok: true, value: { host: { kind: 'web' } } })
  expect(await web.stop()).toBe(0)
  expect(await web.stdout).toBe(`${JSON.stringify({ listening: web.link.href })}\n`)
  expect(existsSync(join(home, 'web-link'))).toBe(false)
})

test('the page hears what changed', async () => {
  const web = await start(['web', '--no-open', '--home', tempFolder()])
  const token = await logIn(web.link)
  const socket = new WebSocket(`ws://${web.link.host}/ws`, ['undertitle', token], { origin: web.link.origin })
  await once(socket, 'open')
  const heard = once(socket, 'message')
  await reply(web.link, 'settings.write', { key: 'languages', value: 'en,es' }, token)
  const [message] = (await heard) as [Buffer]
  expect(JSON.parse(message.toString())).toMatchObject({ name: expect.stringMatching(/\.changed$/) as string })
  socket.terminate()
})

test('no call of the real host takes a path', async () => {
  const web = await start(['web', '--no-open', '--home', tempFolder()])
  const token = await logIn(web.link)
  for (const path of ['/etc', '../outside', '/proc/self/environ', '\\\\canary.invalid\\s', 'C:\\Windows', '', '\0']) {
    expect((await post(web.link, '/api/scan', { path }, token)).status).toBe(403)
    expect(await reply(web.link, 'folders.add', { placeId: path }, token)).toMatchObject({ ok: false })
    expect(await reply(web.link, 'folders.add', { path }, token)).toMatchObject({ ok: false })
    expect(await reply(web.link, 'folders.addDropped', { dropId: path }, token)).toMatchObject({ ok: false })
    expect(await reply(web.link, 'folders.browse', { placeId: path }, token)).toMatchObject({ ok: false })
    expect(await reply(web.link, 'library.scan', { path }, token)).toMatchObject({ ok: false })
  }
  expect(await reply(web.link, 'library.state', {}, token)).toMatchObject({ ok: true, value: { folders: [] } })
})

test('a key that was given to the host is never shown to the page', async () => {
  const web = await start(['web', '--no-open', '--home', tempFolder()])
  const token = await logIn(web.link)
  const key = 'sentinel-key-7f3a9c51'
  await post(web.link, '/api/settings.setSecret', { name: 'api-key', value: key }, token)
  const read = await (await post(web.link, '/api/settings.read', {}, token)).text()
  expect(read).toContain('9c51')
  expect(read).not.toContain('sentinel-key')
})

test('wider addresses and unusable ports are wrong usage', async () => {
  const home = tempFolder()
  const codeFor = async (...args: string[]) => (await runCli(['web', '--no-open', '--home', home, ...args])).code
  expect(await codeFor('--host', '0.0.0.0')).toBe(2)
  expect(await codeFor('--host', '192.168.1.2')).toBe(2)
  expect(await codeFor('--port', '70000')).toBe(2)
  expect(await codeFor('--port', 'http')).toBe(2)
  expect(await codeFor('--everything')).toBe(2)
})

/** Root has no window on Linux: the tests of windows that run as root start the app as somebody else. */
const isRoot = process.platform === 'linux' && process.getuid?.() === 0
const asSomebody = ['unshare', '--user', '--map-user=1000']
const prefix = isRoot ? asSomebody : []
const [unshare = '', ...mapping] = asSomebody
const canOpen = !isRoot || spawnSync(unshare, [...mapping, 'true']).status === 0
const onDesk = canOpen ? '' : ' (not run: root cannot start it as somebody else here)'

/** Says that there is a screen, and has a program that notes all it was told to open on it, and keeps the page as a browser would. */
function desk(env: Readonly<Record<string, string>>) {
  const folder = tempFolder()
  const [note, page] = [join(folder, 'opened'), join(folder, 'page')]
  for (const name of ['xdg-open', 'open']) {
    writeFileSync(
      join(folder, name),
      `#!/bin/sh\ncp -p "$1" '${page}' && { echo "$@"; env; } > '${note}.part' && mv '${note}.part' '${note}'\n`,
    )
    chmodSync(join(folder, name), 0o755)
  }
  const path = `${folder}${delimiter}${process.env['PATH'] ?? ''}`
  /** The arguments and the environment; null before. */
  const opened = () => (existsSync(note) ? readFileSync(note, 'utf8').trim() : null)
  const link = () => new URL(/url=([^"]+)"/.exec(readFileSync(page, 'utf8'))?.[1] ?? 'none:')
  const mode = () => statSync(page).mode & 0o777
  return { options: { env: { DISPLAY: ':0', PATH: path, ...env }, prefix }, opened, link, mode }
}

/** Electron without its runtime, on a network that refuses at once. */
const noElectron = () => ({ ELECTRON_OVERRIDE_DIST_PATH: tempFolder(), ELECTRON_MIRROR: 'http://127.0.0.1:9/' })

test.skipIf(!canOpen)(`without Electron the start goes on in the browser and says why${onDesk}`, async () => {
  const { options, opened, link } = desk({ UNDERTITLE_HOME: tempFolder(), ...noElectron() })
  const app = await start([], options)
  await logIn(app.link)
  await expect.poll(opened).not.toBeNull()
  expect(link().origin).toBe(app.link.origin)
  expect(await app.stop()).toBe(0)
  expect(await app.stderr).toContain("Electron's runtime is not here and could not be fetched")
  expect(await app.stderr).toContain('\nUndertitle runs as a page of the browser instead.\n')
  expect(await app.stdout).toBe(`${JSON.stringify({ listening: app.link.href })}\n`)
})

test.skipIf(!canOpen)(
  `on a network that swallows everything Electron is tried once, not for long, and not again at once${onDesk}`,
  async () => {
    let connections = 0
    const silent = createServer(() => (connections += 1))
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const mirror = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
    const places = { UNDERTITLE_HOME: tempFolder(), ELECTRON_OVERRIDE_DIST_PATH: tempFolder() }
    const { options } = desk({ ...places, ELECTRON_MIRROR: mirror })

    const first = await start([], options)
    await first.stop()
    expect(connections).toBe(1)
    const second = await start([], options)
    await second.stop()
    expect(await second.stderr).toContain('could not be fetched within the last hour')
    expect(connections).toBe(1)
  },
)

test.skipIf(process.platform !== 'linux')('without a screen the start says so, and fetches nothing', async () => {
  const home = tempFolder()
  const app = await start([], { env: { UNDERTITLE_HOME: home, ...noElectron() } })
  await logIn(app.link)
  await app.stop()
  expect(await app.stderr).toMatch(/^There is no screen here for a window [^]* Open the link above yourself\.\n/)
  expect(readdirSync(home).filter((name) => name.startsWith('electron-'))).toEqual([])
})

test.skipIf(!isRoot)('root is told why there is no window (run as root only)', async () => {
  const app = await start([], { ...desk({ UNDERTITLE_HOME: tempFolder(), ...noElectron() }).options, prefix: [] })
  await logIn(app.link)
  await app.stop()
  expect(await app.stderr).toContain('The desktop window does not open for root')
})

test.skipIf(process.platform !== 'linux')('where no program opens links, that is said', async () => {
  const env = { DISPLAY: ':0', PATH: tempFolder() }
  const app = await start(['web', '--home', tempFolder()], { env })
  await logIn(app.link)
  await app.stop()
  expect(await app.stderr).toContain('No browser was opened: xdg-open cannot be run here.')
})

const pagesIn = (home: string) => readdirSync(home).filter((name) => name.endsWith('.html'))
const cannotShow = process.platform === 'win32'

test.skipIf(cannotShow)(
  'no code stands on a command line or in an environment: a private page hands it on, once',
  async () => {
    const home = tempFolder()
    writeFileSync(join(home, `undertitle-${'0'.repeat(32)}.html`), 'left by a run that was killed')
    const { options, opened, link, mode } = desk({})
    const app = await start(['web', '--home', home], { ...options, prefix: [] })
    await expect.poll(opened, { timeout: 20_000 }).not.toBeNull()
    const [page, ...more] = pagesIn(home)
    expect(more).toEqual([])
    expect(opened()!.split('\n')[0]).toBe(join(home, page!))
    expect(mode()).toBe(0o600)
    expect(link().origin).toBe(app.link.origin)
    for (const code of [codeOf(link()), codeOf(app.link)]) {
      expect(opened()).not.toContain(code)
      if (process.platform === 'linux') expect(commandLines()).not.toContain(code)
    }
    await logIn(link())
    await expect.poll(() => pagesIn(home), { timeout: 20_000 }).toEqual([])
    await app.stop()
  },
)

/** What every user of this machine can read of its programs. */
function commandLines(): string {
  const lines = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return lines.map((id) => (existsSync(`/proc/${id}/cmdline`) ? cmdlineOf(id) : '')).join('\n')
}

function cmdlineOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8')
  } catch {
    return '' // It ended in between.
  }
}

test.skipIf(cannotShow)('a page that no browser took is told of, and goes with the program', async () => {
  const home = tempFolder()
  const { options, opened } = desk({})
  const app = await start(['web', '--home', home], { ...options, prefix: [] })
  await expect.poll(opened, { timeout: 20_000 }).not.toBeNull()
  const [page] = pagesIn(home)
  let said = ''
  app.child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await expect
    .poll(() => said, { timeout: 60_000 })
    .toContain(
      `has not opened Undertitle; perhaps it may not read ${join(home, page!)}. Open the link above yourself.\n`,
    )
  expect(pagesIn(home)).toEqual([page])
  expect(await app.stop()).toBe(0)
  expect(pagesIn(home)).toEqual([])
})

test.skipIf(!canOpen)(`a second start hands its window over in the same way${onDesk}`, async () => {
  const env = { UNDERTITLE_HOME: tempFolder(), ...noElectron() }
  await start(['web', '--no-open'], { env })
  const { options, opened, link } = desk(env)
  const again = startCli([], options)
  const said = text(again.stdout!)
  await expect.poll(opened, { timeout: 20_000 }).not.toBeNull()
  expect(opened()).not.toContain('#code=')
  expect(pagesIn(env.UNDERTITLE_HOME).length).toBe(1)
  await logIn(link())
  await once(again, 'close')
  expect(again.exitCode).toBe(0)
  expect(await said).toContain(link().href)
  expect(pagesIn(env.UNDERTITLE_HOME)).toEqual([])
})

test('a second start opens one more window of the app that runs', async () => {
  const env = { UNDERTITLE_HOME: tempFolder(), ...noElectron() }
  const app = await start([], { env })
  expect(statSync(join(env.UNDERTITLE_HOME, 'web-link')).mode & 0o777).toBe(0o600)
  for (let windows = 2; windows <= 3; windows += 1) {
    const again = await runCli([], { env })
    expect(again.code).toBe(0)
    const link = new URL(String(again.lines[0]?.['listening']))
    expect(link.origin).toBe(app.link.origin)
    await logIn(link)
  }
  // What is asked for by name does not turn into something else.
  const refused = await runCli(['web', '--no-open'], { env })
  expect(refused.code).toBe(3)
  expect(refused.stderr).toContain(`for a link to it, run: undertitle --home ${env.UNDERTITLE_HOME}`)
})

/** A runtime that writes down how it was started and ends as told. */
function fakeElectron(code: number): { readonly folder: string; readonly started: () => string } {
  const folder = tempFolder()
  const notes = join(folder, 'started')
  const lines = ['#!/bin/sh', `echo "$1 $UNDERTITLE_HOME" > '${notes}'`, 'echo noise', `exit ${code}`, '']
  writeFileSync(join(folder, 'electron'), lines.join('\n'))
  chmodSync(join(folder, 'electron'), 0o755)
  return { folder, started: () => readFileSync(notes, 'utf8') }
}

const cannotFake = process.platform !== 'linux' || !canOpen

test.skipIf(cannotFake)(`with Electron the start opens its window and ends with it${onDesk}`, async () => {
  const home = tempFolder()
  const electron = fakeElectron(0)
  const { options, opened } = desk({ ELECTRON_OVERRIDE_DIST_PATH: electron.folder })
  const app = await runCli(['--home', home], options)
  expect(app.code).toBe(0)
  expect(app.stdout).toBe('')
  expect(electron.started().trim().endsWith(` ${home}`)).toBe(true)
  expect(opened()).toBeNull()
})

test.skipIf(cannotFake)(`a window that cannot open leaves the browser${onDesk}`, async () => {
  const electron = fakeElectron(1)
  const { options } = desk({ UNDERTITLE_HOME: tempFolder(), ELECTRON_OVERRIDE_DIST_PATH: electron.folder })
  const app = await start([], options)
  await logIn(app.link)
  await app.stop()
  expect(await app.stderr).toContain('its window did not open (it ended with 1)')
})
