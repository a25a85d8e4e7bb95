import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openScreen } from '../e2e/hands.ts'
import { describeDesktop, testWhere } from '../support/desktop/describeDesktop.ts'
import { hasHands, needOfHands } from '../support/desktop/hands.ts'
import type { RealApp } from '../support/desktop/realApp.ts'
import { viewWindow } from '../support/desktop/realWindow.ts'

const soon = { timeout: 5_000 }

interface MenuKeeper {
  shown: string[][]
}
declare const global: MenuKeeper

describeDesktop('keys and mouse', (desk) => {
  let app: RealApp
  beforeAll(async () => {
    app = await desk().launch()
    await app.page.getByText('Just the samples', { exact: true }).click()
    await app.page.getByRole('button', { name: 'Try it with sample videos' }).click()
  })
  afterAll(() => app.kill())
  beforeEach(async () => {
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.focus())
  })

  test('a right click in a text field offers cut, copy and paste', async () => {
    await app.evaluate(({ Menu }) => {
      global.shown = []
      const popUp = Reflect.get<typeof Menu.prototype, 'popup'>(Menu.prototype, 'popup')
      Menu.prototype.popup = function (this: Electron.Menu, options) {
        global.shown.push(this.items.map(({ label }) => label))
        popUp.call(this, options)
      }
    })
    await openScreen(app.page, 'Search')
    await app.page.getByRole('combobox').first().click({ button: 'right' })
    const labels = async () => (await app.evaluate(() => global.shown)).flat()
    await expect.poll(labels, soon).toEqual(expect.arrayContaining(['Cut', 'Copy', 'Paste', 'Select All']))
    desk().hands.press('Escape')
  })

  testWhere(hasHands, needOfHands)('and that menu is shown on the screen', async () => {
    const { hands } = desk()
    await openScreen(app.page, 'Search')
    const box = await app.page.getByRole('combobox').first().boundingBox()
    const content = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getContentBounds())
    const before = hands.shown()
    hands.click({ x: content!.x + box!.x + 30, y: content!.y + box!.y + box!.height / 2 }, 'right')
    const isMore = () => [...hands.shown()].some((id) => !before.has(id))
    await expect.poll(isMore, soon).toBe(true)
    hands.press('Escape')
    await expect.poll(isMore, soon).toBe(false)
  })

  const level = async () => (await viewWindow(app))?.zoomLevel
  for (const [keys, change] of [
    ['ctrl+equal', 'in'],
    ['ctrl+shift+equal', 'in'],
    ['ctrl+KP_Add', 'in'],
    ['ctrl+minus', 'out'],
    ['ctrl+KP_Subtract', 'out'],
  ] as const) {
    testWhere(hasHands, needOfHands)(`${keys} zooms ${change}, ctrl+0 back`, async () => {
      await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.setZoomLevel(0))
      desk().hands.press(keys)
      await expect.poll(async () => Math.sign((await level()) ?? 0), soon).toBe(change === 'in' ? 1 : -1)
      desk().hands.press('ctrl+0')
      await expect.poll(level, soon).toBe(0)
    })
  }
})
