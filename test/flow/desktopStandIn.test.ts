import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listPackage } from '@electron/asar'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright'
import { openDatabase } from '../../electron/database/database.ts'
import { lockOwner } from '../../electron/database/ownerLock.ts'
import { createSettings } from '../../electron/settings/settings.ts'
import { createWatchNotes } from '../../electron/watch/watchNotes.ts'
import type { Bridge } from '../../shared/contract/program/bridge.ts'
import type { AppEvent } from '../../shared/contract/index.ts'
import type { Bounds, DesktopApp, LaunchOptions } from '../support/electronStandIn/desktopApp.ts'
import { findElectron } from '../support/electronStandIn/findElectron.ts'
import { launchDesktop } from '../support/electronStandIn/launchDesktop.ts'
import { readPackageConfig } from '../support/programs/packageConfig.ts'
import { packageApp, type PackagedApp } from '../support/programs/packageApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'

/** What the tests see of the page: the preload script's bridge, and a place to keep what it told. */
interface DesktopPage {
  readonly appBridge: Bridge
  told: AppEvent[]
  dropped: Promise<string>
}
declare const window: DesktopPage
declare const document: {
  addEventListener(name: string, listener: (event: DropEvent) => void): void
  readonly body: { innerHTML: string }
}
interface DropEvent {
  readonly dataTransfer: { readonly files: Iterable<object> }
  preventDefault(): void
}

const where = findElectron() === null ? 'on the stand-in' : "on Electron's binary"
const folder = mkdtempSync(join(tmpdir(), 'undertitle-package-'))
let packaged: PackagedApp
/** One app for the tests that leave it as it was. */
let shared: { readonly app: DesktopApp; readonly page: Page }

beforeAll(async () => {
  packaged = await packageApp(inject('program'), folder)
  shared = await started(join(folder, 'home'))
}, 120_000)
afterAll(async () => {
  await shared.app.quit()
  rmSync(folder, { recursive: true, force: true })
})

type Surroundings = Pick<LaunchOptions, 'tray'>

function launch(home: string, paths: readonly string[] = [], around: Surroundings = {}): Promise<DesktopApp> {
  return launchDesktop({ app: packaged.app, resources: packaged.resources, home, paths, ...around })
}

/** An app of the test's own, quit when the test ends. */
async function open(home = tempFolder(), paths: readonly string[] = [], around: Surroundings = {}) {
  const opened = await started(home, paths, around)
  onTestFinished(async () => {
    await opened.app.quit()
  })
  return opened
}

async function started(home: string, paths: readonly string[] = [], around: Surroundings = {}) {
  const app = await launch(home, paths, around)
  const page = await app.window(0)
  await page.waitForFunction(() => 'appBridge' in window)
  await page.evaluate(() => {
    window.told = []
    window.appBridge.subscribe((event) => window.told.push(event))
  })
  return { app, page, home }
}

const call = (page: Page, name: string, input: unknown = {}) =>
  page.evaluate(([asked, given]) => window.appBridge.call(asked as string, given), [name, input])

const toldOf = (page: Page, name: string) =>
  page.evaluate((wanted) => window.told.filter((event) => event.name === wanted).map(({ payload }) => payload), name)

/** Paths of the folders in the library, once there are as many. */
async function folderPaths(page: Page, count: number): Promise<readonly string[]> {
  const reply = () => call(page, 'library.state') as Promise<{ value: { folders: { path: string }[] } }>
  await expect.poll(async () => (await reply()).value.folders.length, { timeout: 10_000 }).toBe(count)
  return (await reply()).value.folders.map(({ path }) => path)
}

test('the package holds what was built and nothing else', () => {
  const names = listPackage(packaged.archive, { isPack: false }).map((name) => name.replaceAll('\\', '/').slice(1))
  const tops = new Set(names.filter((name) => !name.includes('/')))
  const packages = names.filter((name) => /^node_modules\/[^/]+$/.test(name))
  expect([...tops].sort()).toEqual(['dist', 'node_modules', 'package.json'])
  expect(packages.sort()).toEqual(['node_modules/eld', 'node_modules/node-unrar-js'])
  expect(names).toEqual(expect.arrayContaining(['dist/main.js', 'dist/preload.cjs', 'dist/renderer/index.html']))
  expect(names.filter((name) => /\.(ts|tsx|map)$/.test(name) && name.startsWith('dist/'))).toEqual([])
  expect(readdirSync(join(packaged.resources, 'sample'))).toContain('manifest.jsonl')
})

test('no package knows of a server to load its page from', () => {
  const main = readFileSync(join(packaged.app, 'dist', 'main.js'), 'utf8')
  const loaded = [...main.matchAll(/\.loadURL\((.{16})/g)].map(([, address]) => address)
  expect(loaded).toEqual(['`${bundleOrigin}'])
  expect(main).not.toMatch(/VITE_|localhost:\d/)
})

test('the fuses that the build set are read back from the binary', async () => {
  const { FuseV1Options, getCurrentFuseWire } = await import('@electron/fuses')
  const wire = await getCurrentFuseWire(packaged.binary)
  const isOn = (fuse: keyof typeof FuseV1Options) => String.fromCharCode(Number(wire[FuseV1Options[fuse]])) === '1'
  expect({
    runAsNode: isOn('RunAsNode'),
    nodeOptions: isOn('EnableNodeOptionsEnvironmentVariable'),
    inspect: isOn('EnableNodeCliInspectArguments'),
    onlyAsar: isOn('OnlyLoadAppFromAsar'),
    integrity: isOn('EnableEmbeddedAsarIntegrityValidation'),
    cookies: isOn('EnableCookieEncryption'),
    fileProtocol: isOn('GrantFileProtocolExtraPrivileges'),
  }).toEqual({
    runAsNode: false,
    nodeOptions: false,
    inspect: false,
    onlyAsar: true,
    integrity: true,
    cookies: true,
    fileProtocol: false,
  })
})

test(`the packaged app opens its window and answers through the preload bridge, ${where}`, async () => {
  const { page } = shared
  expect(await page.title()).toBe('Undertitle')
  const version = (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
  expect(await call(page, 'app.state')).toEqual({
    ok: true,
    value: {
      version,
      host: {
        kind: 'desktop',
        canDropFiles: true,
        canChooseFolder: true,
        canShowInFolder: true,
        canOpenVideo: true,
        canDragOut: true,
        hasNativeMenu: true,
        hasFixedAddress: false,
      },
      isFirstRun: true,
    },
  })
  expect(await page.evaluate(() => Object.keys(window.appBridge).sort())).toEqual(['call', 'drop', 'subscribe'])
})

test(`a folder dropped on the window joins the library and events tell of it, ${where}`, async () => {
  const videos = tempFolder()
  const { app, page } = await open()
  await page.evaluate(() => {
    document.addEventListener('dragover', (event) => event.preventDefault())
    document.addEventListener('drop', (event) => {
      event.preventDefault()
      window.dropped = window.appBridge.drop([...event.dataTransfer.files])
    })
  })
  // A page that is still busy with its beginning lets a drop pass by: a person drops again.
  const isDropped = async () => {
    await app.drop(page, [videos])
    return page.evaluate(() => 'dropped' in window)
  }
  await expect.poll(isDropped, { timeout: 30_000, interval: 1_000 }).toBe(true)
  const dropId = await page.evaluate(() => window.dropped)
  expect(await call(page, 'folders.addDropped', { dropId })).toMatchObject({ ok: true })
  expect(await folderPaths(page, 1)).toEqual([videos])
  await expect.poll(async () => (await toldOf(page, 'library.changed')).length).toBeGreaterThan(0)
})

test(`a file that a script made is refused, and an id that was never given out too, ${where}`, async () => {
  const { page } = shared
  const refusal = await page.evaluate(() =>
    window.appBridge.drop([new File(['x'], 'Movie.mkv')]).catch((thrown: unknown) => String(thrown)),
  )
  expect(refusal).toContain('not a file or folder of this disk')
  const forged = await page.evaluate(() =>
    window.appBridge.drop([{ name: '/etc', path: '/etc' }]).catch((thrown: unknown) => String(thrown)),
  )
  expect(forged).toContain('Error')
  expect(await call(page, 'folders.addDropped', { dropId: '/etc' })).toMatchObject({ ok: false })
  expect(await folderPaths(page, 0)).toEqual([])
})

test(`a window that is not the app's own is refused even with its preload script, ${where}`, async () => {
  const { app } = shared
  await app.evaluate(
    ({ BrowserWindow }, preload) => {
      const foreign = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } })
      void foreign.loadURL('app://bundle/index.html')
    },
    join(packaged.app, 'dist', 'preload.cjs'),
  )
  const foreign = await app.window(1)
  await foreign.waitForFunction(() => 'appBridge' in window)
  const refusal = { ok: false, error: { code: 'input.invalid', message: 'Only the windows of this app may ask.' } }
  expect(await call(foreign, 'app.state')).toEqual(refusal)
})

test(`the page stays where it is and its markup cannot be replaced, ${where}`, async () => {
  const { page } = shared
  const before = page.url()
  await page.evaluate('location.href = "https://canary.invalid/"')
  await page.evaluate('window.open("https://canary.invalid/"); null')
  expect(page.url()).toBe(before)
  const thrown = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x onerror="window.__pwn = 1">'
      return 'written'
    } catch (error) {
      return String(error)
    }
  })
  expect(thrown).toContain('TrustedHTML')
})

test(`a command line's folder joins the library; a second start hands its folder over and ends, ${where}`, async () => {
  const [first, second] = [tempFolder(), tempFolder()]
  const { page, home } = await open(tempFolder(), [first])
  expect(await folderPaths(page, 1)).toEqual([first])
  const other = await launch(home, [second])
  expect(await other.exitCode).toBe(0)
  expect([...(await folderPaths(page, 2))].sort()).toEqual([first, second].sort())
})

test.runIf(where === 'on the stand-in')(
  'a second start gives focus to the one window of the first, also where it is minimised, and hands its paths over, on the stand-in',
  async () => {
    const folder = tempFolder()
    const { app, page, home } = await open()
    const windows = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)
    const focused = () =>
      app.evaluate(({ records }) =>
        records.filter(({ what }) => what === 'window.focus').map(({ values }) => values[0]),
      )
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())
    expect(await focused()).toEqual([])

    const withPath = await launch(home, [folder])
    expect(await withPath.exitCode).toBe(0)
    await expect.poll(focused).toEqual([{ isMinimised: false, isVisible: true }])
    expect(await folderPaths(page, 1)).toEqual([folder])

    const bare = await launch(home)
    expect(await bare.exitCode).toBe(0)
    await expect.poll(focused).toHaveLength(2)
    expect([await windows(), await folderPaths(page, 1)]).toEqual([1, [folder]])
  },
)

test(`the menu leads to screens, ${where}`, async () => {
  const { app, page } = shared
  await app.evaluate(({ Menu }) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? [])
    items?.find(({ label }) => label === 'History')?.click()
  })
  await expect.poll(() => toldOf(page, 'app.screenChosen')).toEqual([{ screen: 'history' }])
})

test(`quitting settles the host: the home is free and the window's place is kept, ${where}`, async () => {
  const bounds = { x: 40, y: 50, width: 900, height: 640 }
  const { app, home } = await open()
  await app.evaluate(({ BrowserWindow }, text) => {
    BrowserWindow.getAllWindows()[0]?.setBounds(JSON.parse(text) as Bounds)
  }, JSON.stringify(bounds))
  expect(await app.quit()).toBe(0)
  lockOwner(join(home, 'owner.lock')).release()
  const again = await open(home)
  const place = await again.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds())
  expect(place).toEqual(bounds)
})

test(`quitting while the page is still being loaded ends cleanly, ${where}`, async () => {
  const app = await launch(tempFolder())
  await app.window(0)
  expect(await app.quit()).toBe(0)
})

test.runIf(where === 'on the stand-in')(
  'a home that another process works in is said, not shared, on the stand-in',
  async () => {
    const home = tempFolder()
    mkdirSync(home, { recursive: true })
    const lock = lockOwner(join(home, 'owner.lock'))
    onTestFinished(() => lock.release())
    const app = await launch(home)
    expect(await app.exitCode).toBe(3)
  },
)

test.runIf(where === 'on the stand-in')(
  'a package with its own service leads from the samples to written subtitles and back, on the stand-in',
  async () => {
    const { page, home } = await open()
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const subtitles = () =>
      readdirSync(join(home, 'demo'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.srt'))
    await page.getByText('Just the samples', { exact: true }).click()
    await button('Try it with sample videos').click()
    await button(/^Run: \d+ downloads/).click()
    await page.getByText('11 of 12 now right').waitFor()
    expect(subtitles()).toHaveLength(11)
    await page.getByRole('button', { name: 'Undo 11', exact: true }).click()
    await page.getByRole('group', { name: 'Undo 11 files?' }).getByRole('button', { name: 'Undo 11 files' }).click()
    await page.getByText('11 files moved to the trash.').waitFor()
    expect(subtitles()).toEqual([])
  },
)

test.runIf(where === 'on the stand-in')(
  'started in the tray at login it watches, tells its digest, badges questions and stays when the window closes, on the stand-in',
  async () => {
    const home = tempFolder()
    mkdirSync(home, { recursive: true })
    const db = openDatabase(join(home, 'undertitle.sqlite'))
    const settings = createSettings(db)
    for (const key of ['start.minimised', 'start.atLogin', 'watch.isOn']) settings.write(key, true)
    settings.write('watch.digestAt', '00:00')
    const notes = createWatchNotes(db)
    notes.set('digest.day', '2020-01-01')
    notes.set('digest.written', '3')
    db.close()
    const app = await launch(home, ['--at-login'])
    onTestFinished(async () => {
      await app.quit()
    })
    const recorded = (what: string) =>
      app.evaluate(
        ({ records }, name) => records.filter((each) => each.what === name).map(({ values }) => values),
        what,
      )
    const trayMenu = (label: string) =>
      app.evaluate(({ Tray }, named) => Tray.all[0]?.menu?.items.find((item) => item.label === named)?.click(), label)
    const tip = () => app.evaluate(({ Tray }) => Tray.all[0]?.tip)
    const windows = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)
    const soon = { timeout: 60_000 }

    await expect
      .poll(() => recorded('notification.show'), soon)
      .toEqual([['Your library since yesterday', 'Written: 3 · Questions: 0']])
    expect(await windows()).toBe(0)
    const autostart = join(home, '.config', 'autostart', 'undertitle.desktop')
    await expect.poll(() => existsSync(autostart), soon).toBe(process.platform === 'linux')
    expect(await tip()).toBe('Undertitle – Watching your folders')

    await trayMenu('Show Undertitle')
    const page = await app.window(0)
    await page.getByText('Just the samples', { exact: true }).click()
    await page.getByRole('button', { name: 'Try it with sample videos' }).click()
    const written = () =>
      readdirSync(join(home, 'demo'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.en.srt'))
    await expect.poll(() => written().length, soon).toBe(11)
    rmSync(join(home, 'demo', written()[0]!))
    await trayMenu('Check Now')
    await expect.poll(tip, soon).toBe('Undertitle – Watching your folders · 1 question')
    expect((await recorded('app.setBadgeCount')).at(-1)).toEqual([1])

    await trayMenu('Pause Watching')
    await expect.poll(tip, soon).toBe('Undertitle – Watching is paused · 1 question')
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    await expect
      .poll(async () => (await recorded('notification.show')).at(-1), soon)
      .toEqual(['Undertitle', 'Undertitle keeps watching. Its icon brings the window back.'])
    expect(await app.quit()).toBe(0)
  },
)

test(`a link that starts the app opens its screen, ${where}`, async () => {
  const { page } = await open(tempFolder(), ['undertitle:history'])
  await expect.poll(() => new URL(page.url()).hash).toBe('#/history')
})

test(`a link of a second start opens its screen in the first, and no path beside it is added, ${where}`, async () => {
  const { page, home } = await open()
  const other = await launch(home, ['undertitle:search?text=nine%20windows', tempFolder()])
  expect(await other.exitCode).toBe(0)
  await expect.poll(() => toldOf(page, 'app.screenChosen')).toEqual([{ screen: 'search', text: 'nine windows' }])
  await expect.poll(() => new URL(page.url()).hash).toBe('#/search?text=nine%20windows')
  expect(await folderPaths(page, 0)).toEqual([])
})

test.runIf(where === 'on the stand-in')(
  'a written subtitle is handed to the system to drag, and a video to a player that does not answer, on the stand-in',
  async () => {
    const { app, page } = await open()
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    await page.getByText('Just the samples', { exact: true }).click()
    await button('Try it with sample videos').click()
    await button(/^Run: \d+ downloads/).click()
    await page.getByText('11 of 12 now right').waitFor()
    const recorded = (what: string) =>
      app.evaluate(
        ({ records }, name) => records.filter((each) => each.what === name).map(({ values }) => values),
        what,
      )
    expect(await call(page, 'subtitles.dragOut', { file: { kind: 'row', rowId: 1 } })).toMatchObject({ ok: true })
    const [dragged] = await recorded('contents.startDrag')
    expect(String(dragged?.[0])).toMatch(/^.*demo.*\.en\.srt$/)
    expect(existsSync(String(dragged?.[0])) && existsSync(String(dragged?.[1]))).toBe(true)
    const reply = (await call(page, 'library.page', {
      offset: 0,
      limit: 1,
      search: '',
      sort: 'name',
      isDescending: false,
      sortLanguage: null,
      view: 'files',
      open: { all: false, except: [] },
    })) as { value: { rows: { id: string; file: string }[] } }
    const [video] = reply.value.rows
    expect(await call(page, 'library.play', { videoId: video?.id })).toMatchObject({
      ok: false,
      error: { code: 'file.noPlayer' },
    })
    expect(String((await recorded('shell.openPath'))[0]?.[0])).toContain(video?.file)
  },
)

test.runIf(where === 'on the stand-in')(
  'a package does not start with a switch that hands it over, on the stand-in',
  async () => {
    const app = await launch(tempFolder(), ['--remote-debugging-port=0'])
    expect(await app.exitCode).toBe(3)
  },
)

test.runIf(where === 'on the stand-in' && process.platform !== 'win32')(
  'a home that cannot be used is said in a box, not passed over in silence, on the stand-in',
  async () => {
    const home = join(tempFolder(), 'a-file')
    writeFileSync(home, '')
    const app = await launch(home)
    expect(await app.exitCode).toBe(3)
  },
)

test.runIf(where === 'on the stand-in')(
  'a window without a tray is minimised while folders are watched, and quitting still ends the app, on the stand-in',
  async () => {
    const { app, page, home } = await open(tempFolder(), [], { tray: 'none' })
    expect(await call(page, 'watch.turn', { isOn: true })).toMatchObject({ ok: true })
    await expect.poll(() => toldOf(page, 'watch.changed')).not.toEqual([])
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    const said = () => app.evaluate(({ records }) => records.filter(({ what }) => /minimize|notification/.test(what)))
    await expect
      .poll(said, { timeout: 10_000 })
      .toMatchObject([
        { what: 'window.minimize' },
        { what: 'notification.show', values: ['Undertitle', expect.stringContaining('minimised') as string] },
      ])
    expect(await app.quit()).toBe(0)
    expect(existsSync(join(home, 'window.json'))).toBe(true)
  },
)

test.runIf(where === 'on the stand-in')(
  'Windows is told the id of the packages, and the app stands in its home, on the stand-in',
  async () => {
    const { appId } = await readPackageConfig()
    const told = await shared.app.evaluate(({ records }) =>
      records.filter(({ what }) => what === 'app.setAppUserModelId').map(({ values }) => values),
    )
    expect(told).toEqual([[appId]])
    expect(await shared.app.evaluate(() => process.cwd())).toBe(realpathSync(join(folder, 'home')))
  },
)

test.runIf(where === 'on the stand-in')(
  'the file of the window lets nobody in: no channel of its library is open, on the stand-in',
  async () => {
    const closed = await shared.app.evaluate(({ records }) =>
      records.filter(({ what }) => what.startsWith('ipcMain.')).map(({ what, values }) => [what, ...values]),
    )
    expect(closed).toEqual([
      ['ipcMain.on', 'electron-store-get-data'],
      ['ipcMain.removeAllListeners', 'electron-store-get-data'],
    ])
  },
)

test.runIf(where === 'on the stand-in')(
  'a key without a keyring is kept for the session only, and the user is asked, on the stand-in',
  async () => {
    const { app, page, home } = await open()
    await call(page, 'settings.write', { key: 'service.address', value: 'https://service.example' })
    const reply = await call(page, 'settings.setSecret', { name: 'api-key', value: 'sentinel-4711' })
    expect(reply).toMatchObject({ ok: true, value: { apiKey: { isSet: true, ending: '4711' } } })
    const asked = await app.evaluate(
      ({ records }) => records.filter(({ what }) => what === 'dialog.showMessageBox').length,
    )
    expect(asked).toBe(1)
    await app.quit()
    const kept = readdirSync(home, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes('sentinel-4711'))
    expect(kept.map(({ name }) => name)).toEqual([])
  },
)

test.runIf(where === 'on the stand-in')(
  'the menu of what is chosen is the system’s: it answers its verb, and a page that asks for more gets none, on the stand-in',
  async () => {
    const { app, page } = shared
    const verb = { id: 'copyList', label: 'Copy list', note: '', isEnabled: true }
    const answer = page.evaluate((menu) => window.appBridge.call('app.popUpMenu', menu), {
      x: 20,
      y: 30,
      groups: [[verb]],
    })
    await expect
      .poll(() =>
        app.evaluate(({ Menu }) => {
          const item = Menu.shown.at(-1)?.items.at(-1)
          item?.click()
          return item?.label ?? null
        }),
      )
      .toBe('Copy list')
    expect(await answer).toEqual({ ok: true, value: { chosen: 'copyList' } })
    const bad = { x: 20, y: 30, groups: [[{ ...verb, role: 'quit' }]] }
    const refused = await page.evaluate((menu) => window.appBridge.call('app.popUpMenu', menu), bad)
    expect(refused).toMatchObject({ ok: false, error: { code: 'input.invalid' } })
  },
)
