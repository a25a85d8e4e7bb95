/** No name ends in an ellipsis: what is too long loses its middle, so that episode, year and ending are read. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { createFakeWorkday, withTitles } from '../support/fakes/fakeWorkday.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'

const browser = useBrowser()
const widths = [640, 1280]
const screens = ['plan', 'activity', 'activity?run=r-failed', 'history', 'review']
const last = 'main :is([role=gridcell], .review-entry)'
/** Invented, and longer than the room of any list. */
const long = {
  'Harbour Lights': 'Harbour Lights and the Slow Lantern Keepers of the Far Northern Shore',
  'Electric Engine': 'Electric Engine of the Many Winding Roads Behind the Silver Hills',
  'Northern Line': 'Northern Line of the Many Winding Roads Behind the Silver Hills',
}
/** What follows the width of the window is drawn anew. */
const redrawnMs = 100

test('no name in sight ends in an ellipsis, in a narrow window and in a wide one', async () => {
  const handlers = withTitles(createFakeWorkday(Date.now()), long)
  const server = await serveFakeHost(createFakeHost({ handlers }), join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  const { origin } = new URL(page.url())
  const found: string[] = []
  let cutInMiddle = 0
  for (const screen of screens) {
    await page.goto(`${origin}/#/${screen}`)
    await page.locator(last).first().waitFor()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.waitForTimeout(redrawnMs)
      const { ended, inMiddle } = await namesOn(page)
      cutInMiddle += inMiddle
      found.push(...ended.map((name) => `${screen} ${width}: ${name}`))
    }
  }
  expect(cutInMiddle).toBeGreaterThan(5)
  expect({ found, faults }).toEqual({ found: [], faults: [] })
})

/** Names stand isolated in their direction; those that end in an ellipsis, by words or by their box, and how many lost their middle. */
function namesOn(page: Page): Promise<{ readonly ended: readonly string[]; readonly inMiddle: number }> {
  return page.evaluate<{ ended: string[]; inMiddle: number }>(`(() => {
    const names = [...document.querySelectorAll('main bdi')].filter((name) =>
      name.checkVisibility({ visibilityProperty: true }) && !name.closest('[inert], .spoken') && name.clientWidth > 1)
    const clippedBy = (name) => [name, name.parentElement].some((box) =>
      getComputedStyle(box).textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth)
    const ended = names.filter((name) => clippedBy(name) || /…$/.test(name.textContent))
    return {
      ended: ended.map((name) => name.className + ' ' + name.textContent),
      inMiddle: names.filter(({ textContent }) => /….*[^…]$/.test(textContent)).length,
    }
  })()`)
}
