import { expect, test } from 'vitest'
import { describeDesktop, testWhere } from '../support/desktop/describeDesktop.ts'
import type { RealApp } from '../support/desktop/realApp.ts'
import { chooseFromMenu, closeWindow, viewWindow } from '../support/desktop/realWindow.ts'

const soon = { timeout: 20_000 }
const size = { width: 960, height: 700 }
const bounds = { x: 140, y: 90, ...size }

describeDesktop('the window from one start to the next', (desk) => {
  test('it opens where it was, as large as it was', async () => {
    const app = await desk().open()
    await app.evaluate(({ BrowserWindow }, given) => BrowserWindow.getAllWindows()[0]?.setBounds(given), bounds)
    const boundsOf = async (of: RealApp) => (await viewWindow(of))?.bounds
    await expect.poll(() => boundsOf(app), soon).toMatchObject(size)
    // A window manager may count its frame in.
    const kept = await boundsOf(app)
    expect(await app.quit()).toBe(0)
    const again = await desk().open({ home: app.home })
    await expect.poll(() => boundsOf(again), soon).toEqual(kept)
  })

  test('maximised it opens maximised, and goes back to its former size', async () => {
    const app = await desk().open()
    await app.evaluate(({ BrowserWindow }, given) => BrowserWindow.getAllWindows()[0]?.setBounds(given), bounds)
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.maximize())
    await expect.poll(async () => (await viewWindow(app))?.isMaximised, soon).toBe(true)
    expect(await app.quit()).toBe(0)
    const again = await desk().open({ home: app.home })
    await expect.poll(async () => (await viewWindow(again))?.isMaximised, soon).toBe(true)
    await again.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.unmaximize())
    await expect.poll(async () => (await viewWindow(again))?.bounds, soon).toMatchObject(size)
  })

  test('it opens as far zoomed as it was', async () => {
    const app = await desk().open()
    await chooseFromMenu(app, 'Zoom In')
    const level = async (of: RealApp) => (await viewWindow(of))?.zoomLevel
    await expect.poll(() => level(app), soon).toBeGreaterThan(0)
    const chosen = await level(app)
    expect(await app.quit()).toBe(0)
    const again = await desk().open({ home: app.home })
    await expect.poll(() => level(again), soon).toBe(chosen)
  })

  testWhere(process.platform === 'linux', 'Linux')(
    'closed while folders are watched and no tray shows it, it is minimised, where the user finds it again',
    async () => {
      const app = await desk().open()
      await app.call('watch.turn', { isOn: true })
      const isOn = async () => ((await app.call('watch.state')) as { readonly isOn: boolean }).isOn
      await expect.poll(isOn, soon).toBe(true)
      closeWindow(app)
      await expect.poll(async () => (await viewWindow(app))?.isMinimised, soon).toBe(true)
      const second = desk().start({ home: app.home })
      expect(await second.ended).toBe(0)
      await expect.poll(() => viewWindow(app), soon).toMatchObject({ isMinimised: false, isVisible: true })
    },
  )

  testWhere(process.platform === 'darwin', 'macOS')('the menu leads to a screen while no window is open', async () => {
    const app = await desk().open()
    closeWindow(app)
    await expect.poll(() => viewWindow(app), soon).toBe(null)
    await chooseFromMenu(app, 'History')
    await expect.poll(() => viewWindow(app), soon).toMatchObject({ isVisible: true })
  })

  test.skip('not seen here: hiding into a tray, as no tray host runs beside the tests')
})
