/** Each screen has an address: back, forward, reload, links from outside. In real Chromium. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Handlers } from '../../shared/contract/index.ts'
import { screenNames } from '../../shared/screenAddress.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { createFakePlan } from '../support/fakes/fakePlan.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { visit } from '../support/browser/webApp.ts'
import { openScreen, type ScreenName } from './hands.ts'

const browser = useBrowser()

async function open(kind: 'web' | 'desktop' = 'web', handlers: Partial<Handlers> = {}) {
  const host = createFakeHost({ host: { kind }, handlers })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.getByRole('navigation', { name: 'Screens' }).waitFor()
  return { host, page, faults, server }
}

const shown = (page: Page, name: ScreenName) => page.getByRole('main', { name }).waitFor()
const hashOf = (page: Page) => new URL(page.url()).hash
const field = (page: Page) => page.getByRole('combobox', { name: 'Title, id or name' })
const isAction = (name: string) =>
  !/\.(state|estimate|page|scope|filterCounts|count|groups|read|batches|runs|renames|cache|days|entries|refresh|countUndo|questions|waiting|checkEngines|tryLanguages)$/.test(
    name,
  )

test('back and forward lead through the screens, and no one-time code stays behind', async () => {
  const { page, faults } = await open()
  expect(hashOf(page)).toBe('#/library')
  await openScreen(page, 'Usage')
  await openScreen(page, 'History & trash')
  expect(hashOf(page)).toBe('#/history')
  await page.goBack()
  await shown(page, 'Usage')
  await page.goBack()
  await shown(page, 'Library')
  await page.goForward()
  await shown(page, 'Usage')
  await page.reload()
  await shown(page, 'Usage')
  await page.goBack()
  await shown(page, 'Library')
  // Before the first screen there is only the empty tab.
  await page.goBack()
  expect(page.url()).toBe('about:blank')
  expect(faults).toEqual([])
})

test('an address typed into the bar opens its screen; an unknown one opens the library and leaves no trace', async () => {
  const { page, server, faults } = await open()
  const origin = new URL(page.url()).origin
  await page.goto(`${origin}/#/watch`)
  await shown(page, 'Watch')
  await page.goto(`${origin}/#/nonsense?text=x`)
  await shown(page, 'Library')
  expect(hashOf(page)).toBe('#/library')
  await page.goBack()
  await shown(page, 'Watch')
  await page.goto(server.newLink())
  await shown(page, 'Library')
  expect(hashOf(page)).toBe('#/library')
  await page.goBack()
  await shown(page, 'Watch')
  expect(faults).toEqual([])
})

test('what was searched for stands in the address; a reload puts it into the field and asks nothing', async () => {
  const { host, page, faults } = await open()
  await openScreen(page, 'Search')
  await field(page).fill('nine & windows')
  await page.keyboard.press('Enter')
  await expect.poll(() => hashOf(page)).toBe('#/search?text=nine%20%26%20windows')
  await openScreen(page, 'Usage')
  await openScreen(page, 'Search')
  expect(hashOf(page)).toBe('#/search?text=nine%20%26%20windows')
  await field(page).fill('half typ')
  // What typing asks for comes after a pause: it belongs before the reload.
  await expect.poll(() => host.calls.some(({ input }) => JSON.stringify(input).includes('half typ'))).toBe(true)
  await page.goBack()
  await shown(page, 'Usage')
  await page.goForward()
  await expect.poll(() => field(page).inputValue()).toBe('half typ')
  const before = host.calls.length
  await page.reload()
  await shown(page, 'Search')
  await expect.poll(() => field(page).inputValue()).toBe('nine & windows')
  await page.waitForTimeout(500)
  expect(
    host.calls
      .slice(before)
      .map(({ name }) => name)
      .filter((name) => name.startsWith('search.') && name !== 'search.kept'),
  ).toEqual([])
  expect(faults).toEqual([])
})

test('a screen chosen outside the page opens with its text, and sets nothing in motion', async () => {
  const { host, page, faults } = await open()
  for (const screen of screenNames) {
    host.emit({ name: 'app.screenChosen', payload: { screen, text: `salt ${screen}` } })
    await expect.poll(() => hashOf(page)).toBe(screen === 'search' ? '#/search?text=salt%20search' : `#/${screen}`)
  }
  host.emit({ name: 'app.screenChosen', payload: { screen: 'search', text: 'nine windows' } })
  await expect.poll(() => field(page).inputValue()).toBe('nine windows')
  await expect.poll(() => page.evaluate(`document.activeElement?.getAttribute('role')`)).not.toBe('combobox')
  await page.waitForTimeout(500)
  expect(host.calls.map(({ name }) => name).filter(isAction)).toEqual([])
  expect(faults).toEqual([])
})

test('the desktop window goes back and forward by keyboard, but not out of a field', async () => {
  const { page } = await open('desktop')
  await openScreen(page, 'Usage')
  await openScreen(page, 'Search')
  await field(page).focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await page.waitForTimeout(200)
  expect(hashOf(page)).toBe('#/search')
  await page.getByRole('main').focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await shown(page, 'Usage')
  await page.keyboard.press('Alt+ArrowRight')
  await shown(page, 'Search')
})

test('the menu of the desktop leads to one section of the settings, which then has the focus, also as an address', async () => {
  const { host, page, faults } = await open('desktop')
  const focused = () => page.evaluate('document.activeElement.querySelector("h2")?.textContent')
  host.emit({ name: 'app.screenChosen', payload: { screen: 'settings', section: 'about' } })
  await shown(page, 'Settings')
  await expect.poll(focused).toBe('About')
  host.emit({ name: 'app.screenChosen', payload: { screen: 'settings', section: 'keyboard' } })
  await expect.poll(focused).toBe('Keyboard')
  const heading = page.getByRole('heading', { name: 'Keyboard', exact: true })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300)
  await openScreen(page, 'Usage')
  await page.evaluate('location.hash = "#/settings?section=updates"')
  await expect.poll(focused).toBe('Updates')
  // The list of settings scrolls, never the window itself: its head and the navigation stay in sight.
  await expect
    .poll(() => page.evaluate('[document.scrollingElement.scrollTop, document.body.scrollTop]'))
    .toEqual([0, 0])
  await expect.poll(() => page.evaluate('document.scrollingElement.scrollHeight <= innerHeight')).toBe(true)
  expect(faults).toEqual([])
})

test.each([
  ['History & trash', '#/history?show=trash'],
  ['Usage', '#/usage?show=ai'],
  ['Upload', '#/upload?show=ready'],
  ['Plan', '#/plan?show=ask'],
  ['Activity', '#/activity?show=failed'],
  ['Library', '#/library?q=is%3Amissing&view=files'],
] as const)('what %s shows stands in its address, over a reload, back and forward', async (name, hash) => {
  const { page, faults } = await open()
  const origin = new URL(page.url()).origin
  await page.goto(`${origin}/${hash}`)
  await shown(page, name)
  await expect.poll(() => hashOf(page)).toBe(hash)
  await page.reload()
  await shown(page, name)
  await expect.poll(() => hashOf(page)).toBe(hash)
  await openScreen(page, name === 'Usage' ? 'Watch' : 'Usage')
  await page.goBack()
  await shown(page, name)
  await expect.poll(() => hashOf(page)).toBe(hash)
  // The bare address of the screen shows it as at first.
  await page.goto(`${origin}/${hash.split('?')[0]}`)
  await expect.poll(() => hashOf(page)).toBe(hash.split('?')[0])
  expect(faults).toEqual([])
})

test('the season that the plan shows alone stands in its address: reload, back and a second tab show the same', async () => {
  const { page, faults } = await open('web', createFakePlan())
  await openScreen(page, 'Plan')
  const headings = (tab: Page) => tab.getByRole('grid').locator('.plan-group-name').allInnerTexts()
  await expect.poll(() => headings(page)).toContain('Harbour Lights · Season 1')
  await page
    .locator('.plan-group')
    .first()
    .getByRole('button', { name: /^13 videos/ })
    .click()
  await expect.poll(() => hashOf(page)).toBe('#/plan?group=%3DHarbour%20Lights%20S01')
  await expect.poll(() => headings(page)).toEqual(['Harbour Lights · Season 1'])
  const hash = hashOf(page)
  await page.reload()
  await expect.poll(() => headings(page)).toEqual(['Harbour Lights · Season 1'])
  await openScreen(page, 'Usage')
  await page.goBack()
  await expect.poll(() => headings(page)).toEqual(['Harbour Lights · Season 1'])
  const second = await page.context().newPage()
  await second.goto(page.url())
  await expect.poll(() => headings(second)).toEqual(['Harbour Lights · Season 1'])
  expect([hashOf(page), hashOf(second)]).toEqual([hash, hash])
  expect(faults).toEqual([])
})
