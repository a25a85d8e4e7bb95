/** A list of 100,000 rows under the hand: what flies by shows little, what rests is whole, and the keyboard reaches its end. */
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { visit } from '../support/browser/webApp.ts'
import { becomes } from './hands.ts'

const browser = useBrowser()
const videos = 100_000

test('rows that flew by are whole once the list rests, and End leads to the last one', async () => {
  const server = await serveFakeHost(createFakeHost({ videos }), join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  const grid = page.getByRole('treegrid')
  await grid.getByRole('gridcell').first().waitFor()
  const flat = () => page.getByRole('radiogroup', { name: 'View' }).getByText('Files').click()
  await flat()
  await becomes(() => grid.getAttribute('aria-rowcount'), `${videos + 1}`)
  /** Rows of which only the first cell is drawn. */
  const emptyCells = () => grid.locator('.shelf-row:not(:has([role=gridcell]))').count()
  await expect.poll(() => emptyCells()).toBe(0)

  await grid.evaluate(async (list: { scrollBy(x: number, y: number): void }) => {
    for (let frame = 0; frame < 30; frame += 1) {
      list.scrollBy(0, 700)
      await new Promise((resolve) => setTimeout(resolve, 16))
    }
  })
  await becomes(emptyCells, 0)
  await expect.poll(() => grid.getByRole('row').nth(20).innerText()).toMatch(/\.mkv/)

  await grid.focus()
  await page.keyboard.press('End')
  await becomes(() => grid.locator('.tree-row-current').getAttribute('aria-rowindex'), `${videos + 1}`)
  expect(faults).toEqual([])
})
