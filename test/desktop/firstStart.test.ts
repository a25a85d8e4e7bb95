import { readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeDesktop, testWhere } from '../support/desktop/describeDesktop.ts'
import { viewProcess } from '../support/desktop/processes.ts'
import type { RealApp } from '../support/desktop/realApp.ts'
import { openScreen } from '../e2e/hands.ts'
import { dropOn } from '../support/electronStandIn/dropOn.ts'

const soon = { timeout: 20_000 }

describeDesktop('what a new user meets', (desk) => {
  let app: RealApp
  beforeAll(async () => {
    app = await desk().launch()
  })
  afterAll(() => app.kill())

  test('the window opens on the first screen, from the folder that Electron was given', async () => {
    const { runtime } = desk()
    const root = await app.evaluate((electron) => electron.app.getAppPath())
    expect(root).toBe(realpathSync(runtime.app ?? join(dirname(runtime.program), 'resources', 'app')))
    await app.page.getByText('Just the samples').waitFor()
    expect(await app.page.title()).toContain('Undertitle')
    const isVisible = () =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((each) => each.isVisible()))
    await expect.poll(isVisible, soon).toEqual([true])
  })

  test('no part of its own command line is taken for a folder of videos', async () => {
    expect(await app.folders()).toEqual([])
  })

  testWhere(process.platform === 'linux', 'Linux')('the page runs in the sandbox, and not as root', async () => {
    const pid = await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId(),
    )
    const view = viewProcess(pid ?? 0)
    expect(view).toEqual({ uid: view.uid, seccomp: 2, hasOwnProcesses: true, hasOwnNetwork: true })
    expect(view.uid).not.toBe(0)
  })

  test('the samples are planned, run and written', async () => {
    const { page, home } = app
    await page.getByText('Just the samples', { exact: true }).click()
    await page.getByRole('button', { name: 'Try it with sample videos' }).click()
    await page.getByRole('button', { name: /^Run: \d+ downloads?/ }).click()
    await page.getByText('11 of 12 now right').waitFor({ timeout: 60_000 })
    const names = readdirSync(join(home, 'demo'), { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => name.endsWith('.srt'))).toHaveLength(11)
  })

  test('a folder dropped on the window joins the library', async () => {
    const films = desk().makeFolder('A.Film.2011.1080p.BluRay.mkv')
    await openScreen(app.page, 'Library')
    const zone = await app.page.locator('.drop-zone').boundingBox()
    await dropOn(app.page, [films], { x: zone!.x + 40, y: zone!.y + 40 })
    await expect.poll(() => app.folders(), soon).toContain(films)
  })

  test('a second start hands its folder over, brings the window back and ends', async () => {
    const films = desk().makeFolder('A.Film.2011.1080p.BluRay.mkv')
    const isMinimised = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized())
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())
    await expect.poll(isMinimised, soon).toBe(true)
    const second = desk().start({ home: app.home, paths: [films] })
    expect(await second.ended).toBe(0)
    await expect.poll(() => app.folders(), soon).toContain(films)
    await expect.poll(isMinimised, soon).toBe(false)
  })

  test('closing the window ends the app where nothing goes on', async () => {
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close()).catch(() => undefined)
    expect(await app.ended).toBe(0)
  })
})
