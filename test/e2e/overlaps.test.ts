/** Screens at every width with titles from right to left: nothing lies over anything, nothing is cut; and what finds it. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeCheckup } from '../support/fakes/fakeCheckup.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { createFakeWorkday, withTitles, workdayText } from '../support/fakes/fakeWorkday.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { overlapsOn } from './overlaps.ts'
import { atRest, resize } from './resize.ts'

const browser = useBrowser()
const widths = [640, 900, 1280, 1920, 2560]
const row = 'main [role=gridcell]'
/** Addresses of screens, and what comes last on each. */
const screens: Readonly<Record<string, string>> = {
  plan: row,
  review: 'main [role=option]',
  activity: row,
  'activity?run=r-failed': row,
  'activity?run=r-now': row,
  [`search?text=${encodeURIComponent(workdayText)}`]: row,
  usage: row,
  watch: row,
  history: row,
  library: row,
  upload: row,
  checkup: row,
  'settings?section=languages': 'main .wish',
}
/** Invented. */
const rightToLeft = {
  'Harbour Lights': 'אורות הנמל הישן',
  'A Quiet Orbit': 'مدار هادئ فوق المدينة',
  'Electric Engine': 'מנוע חשמלי',
  'Northern Line': 'الخط الشمالي',
  'Copper and Rain': 'נחושת וגשם',
}

async function open(uiLanguage: 'en' | 'de' = 'en', titles: Readonly<Record<string, string>> = {}) {
  const nowMs = Date.now()
  const handlers = withTitles({ ...createFakeWorkday(nowMs), ...createFakeCheckup(nowMs) }, titles)
  const host = createFakeHost({ settings: { uiLanguage }, handlers })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.getByRole('treegrid').waitFor()
  const { origin } = new URL(page.url())
  const go = async (address: string) => {
    await page.goto(`${origin}/#/${address}`)
    // The screen before has such rows too.
    await atRest(page)
    await page
      .locator(screens[address] ?? row)
      .first()
      .waitFor()
  }
  return { page, go, faults }
}

/** Where all of a page stands. */
const placesOf = (page: Page) =>
  page.evaluate<string>(`[...document.querySelectorAll('body *')].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join(' ')
  }).join('\\n')`)

/** In both themes: where the other one moves nothing, it was seen already. */
async function overlapsInBoth(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const [light, places] = [await overlapsOn(page), await placesOf(page)]
  await page.emulateMedia({ colorScheme: 'dark' })
  return (await placesOf(page)) === places ? light : [...light, ...(await overlapsOn(page))]
}

test('with titles from right to left nothing lies over anything, and nothing is cut at its end', async () => {
  const { page, go, faults } = await open('en', rightToLeft)
  const found: string[] = []
  for (const address of Object.keys(screens)) {
    await go(address)
    for (const width of widths) {
      await resize(page, width)
      found.push(...(await overlapsInBoth(page)).map((pair) => `${address} ${width}: ${pair}`))
    }
  }
  expect({ found, faults }).toEqual({ found: [], faults: [] })
})

test('a title under a button and a word that its box cuts are found', async () => {
  const { page, go } = await open()
  await go('plan')
  expect(await overlapsOn(page)).toEqual([])
  const draw = (style: string) =>
    page.evaluate(`Object.assign(document.querySelector('.page-head-title').style, ${style})`)
  await draw(`{ translate: '60px 0' }`)
  expect(await overlapsOn(page)).toEqual([expect.stringMatching(/^Plan \/ 52 videos/)])
  await draw(`{ translate: '0 0', inlineSize: '20px', overflow: 'hidden' }`)
  expect(await overlapsOn(page)).toEqual(['cut: Plan'])
})

test('a title from right to left turns nothing round that stands beside it', async () => {
  const { page, go, faults } = await open('en', rightToLeft)
  await page.setViewportSize({ width: 1280, height: 800 })
  const orders: Record<string, string> = {}
  for (const [address, selector, words] of [
    ['plan', '.plan-group-name', 'Season 1'],
    ['activity?run=r-failed', '.run-heading > bdi', 'Season 2'],
    ['activity', '.under-way bdi', 'and 3 more'],
  ] as const) {
    await go(address)
    await page.locator(selector).first().waitFor()
    orders[address] = await page.evaluate<string>(`(() => {
      const text = document.querySelector('${selector}').firstChild
      const leftOf = (words) => {
        const range = document.createRange()
        const from = text.data.indexOf(words)
        range.setStart(text, from)
        range.setEnd(text, from + words.length)
        return range.getBoundingClientRect().left
      }
      return leftOf('אורות') < leftOf('${words}') ? 'name first' : 'turned round'
    })()`)
  }
  expect({ orders: new Set(Object.values(orders)), faults }).toEqual({ orders: new Set(['name first']), faults: [] })
})

test.each(['en', 'de'] as const)('at 640 px no line is left to one thing alone in %s', async (uiLanguage) => {
  const { page, go, faults } = await open(uiLanguage)
  await page.setViewportSize({ width: 640, height: 800 })
  const middleOf = async (selector: string) => {
    const { y, height } = (await page.locator(selector).first().boundingBox())!
    return Math.round(y + height / 2)
  }
  await go('activity')
  // The kinds stand beside the filters, the share beside its bar, and no head of one word above the rows.
  expect(
    Math.abs((await middleOf('.run-filters .filter-chips')) - (await middleOf('.run-filters select'))),
  ).toBeLessThan(3)
  expect(Math.abs((await middleOf('.under-way-share')) - (await middleOf('.under-way-bar')))).toBeLessThan(3)
  expect((await page.locator('.data-grid-head').boundingBox())!.height).toBe(0)
  await go('history')
  const [field, tools] = await Promise.all(
    ['.history-search', '.history-tools'].map(async (selector) => (await page.locator(selector).boundingBox())!),
  )
  expect(field!.x + field!.width).toBeGreaterThan(tools!.x + tools!.width - 20)
  expect(faults).toEqual([])
})
