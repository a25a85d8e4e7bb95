/** Screens by Tab, arrows, Space and Enter alone: everything is reached, and what has the keyboard is always seen. In real Chromium. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { createFakeCheckup } from '../support/fakes/fakeCheckup.ts'
import { createFakeHost, type FakeHostOptions } from '../support/fakes/fakeHost.ts'
import { createFakeUploads } from '../support/fakes/fakeUploads.ts'
import { createFakeWatch } from '../support/fakes/fakeWatch.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { createFakeWorkday } from '../support/fakes/fakeWorkday.ts'

const browser = useBrowser()
/** More than any of these screens has. */
const mostStops = 80

async function open(options: FakeHostOptions = {}) {
  const host = createFakeHost(options)
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.locator('main').first().waitFor()
  return { host, page, faults }
}

interface Stop {
  readonly name: string
  /** Something about it says that it has the keyboard. */
  readonly isSeen: boolean
}

/** What has the keyboard: its role and name, as far as they are written in the page. */
function stopOf(page: Page): Promise<Stop> {
  return page.evaluate<Stop>(`(() => {
    const element = document.activeElement
    // Past the last stop it is outside the page, and comes back from there.
    if (element === document.body) return { name: '', isSeen: true }
    const label = element.labels?.[0]?.textContent ?? element.closest('label')?.textContent
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent
    const row = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
    const isMarked = (each) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && !/, 0\\)$/.test(outlineColor)
    }
    const around = [element, element.parentElement, element.parentElement?.parentElement, row, element.nextElementSibling]
    return { name: name.replaceAll(/\\s+/g, ' ').trim(), isSeen: around.some((each) => each && isMarked(each)) }
  })()`)
}

/** Tab by Tab, and each stop is seen. */
async function tabTo(page: Page, name: RegExp | string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press(key)
    const stop = await stopOf(page)
    expect(stop).toEqual({ name: stop.name, isSeen: true })
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return
    passed.push(stop.name)
  }
  throw new Error(`No Tab leads to ${String(name)}; there were: ${passed.join(' | ')}`)
}

async function goTo(page: Page, screen: string): Promise<void> {
  await tabTo(page, screen)
  await page.keyboard.press('Enter')
  await page.getByRole('main', { name: screen }).waitFor()
}

test('the first hour is walked by keyboard', async () => {
  const { page, faults } = await open({ isFirstRun: true })
  await tabTo(page, /^Your account/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await stopOf(page)).toMatchObject({
    name: expect.stringContaining('Just the samples') as string,
    isSeen: true,
  })
  await tabTo(page, 'Go to the library')
  await page.keyboard.press('Enter')
  await page.getByRole('main', { name: 'Library' }).waitFor()
  expect(faults).toEqual([])
})

test('an upload is found, opened and filled in by keyboard', async () => {
  const { page, host, faults } = await open({ handlers: createFakeUploads() })
  await goTo(page, 'Upload')
  await tabTo(page, 'Uploads')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('complementary', { name: 'Details of the upload' })
  await drawer.waitFor()
  await tabTo(page, /^Season/)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await expect.poll(() => host.calls.some(({ name }) => name === 'upload.edit')).toBe(true)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  expect((await stopOf(page)).name).toBe('Uploads')
  expect(faults).toEqual([])
})

test('watch mode is set by keyboard', async () => {
  const { page, host, faults } = await open({ handlers: createFakeWatch(Date.now()) })
  await goTo(page, 'Watch')
  await tabTo(page, /^Next checks/)
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('Quiet hours').waitFor()
  await tabTo(page, /^Quiet hours/)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('22:00-06:30')
  await page.keyboard.press('Enter')
  await expect.poll(() => host.calls.find(({ name }) => name === 'watch.setOption')?.input).toBeDefined()
  expect(faults).toEqual([])
})

test('settings are found and changed by keyboard', async () => {
  const { page, host, faults } = await open()
  await goTo(page, 'Settings')
  await tabTo(page, /^Appearance/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Appearance' }).waitFor()
  await tabTo(page, 'Language of the app')
  await page.keyboard.type('Deutsch')
  await expect.poll(() => host.calls.find(({ name }) => name === 'settings.write')?.input).toBeDefined()
  await page.locator('html[lang=de]').waitFor()
  expect(faults).toEqual([])
})

test('a search is typed and sent by keyboard', async () => {
  const { page, host, faults } = await open()
  await goTo(page, 'Search')
  // Opening the search is enough: its field has the keyboard.
  await page.locator('main [role=combobox]:focus').waitFor()
  await page.keyboard.type('Harbour Lights')
  await page.keyboard.press('Enter')
  await expect.poll(() => host.calls.some(({ name }) => name === 'search.titles' || name === 'search.ask')).toBe(true)
  expect(faults).toEqual([])
})

const screens = [
  ...(['Library', 'Plan', 'Review', 'Check-up', 'Activity', 'Search'] as const),
  ...(['Upload', 'Usage', 'Watch', 'History & trash', 'Settings'] as const),
]

test.each(screens)('every stop of %s is seen, and Tab leads through all of them and out again', async (screen) => {
  const nowMs = Date.now()
  const { page, faults } = await open({
    handlers: {
      ...createFakeWorkday(nowMs),
      ...createFakeUploads(),
      ...createFakeWatch(nowMs),
      ...createFakeCheckup(nowMs),
    },
  })
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('button', { name: screen }).click()
  await page.getByRole('main', { name: screen }).focus()
  const stops: Stop[] = []
  // Outside the page nothing has a name.
  while (stops.length < mostStops && stops.at(-1)?.name !== '') {
    await page.keyboard.press('Tab')
    stops.push(await stopOf(page))
  }
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([])
  expect(stops.length).toBeGreaterThan(2)
  expect(stops.length).toBeLessThan(mostStops)
  expect(faults).toEqual([])
})

test('Shift and a click choose all rows between, from either end', async () => {
  const { page, faults } = await open({ videos: 200 })
  const rows = page.getByRole('treegrid').locator('[role=row][aria-rowindex]:not([aria-rowindex="1"])')
  const chosen = () => page.getByRole('treegrid').locator('[role=row][aria-selected=true]').count()
  await rows.nth(6).click({ modifiers: ['Control'] })
  await expect.poll(chosen).toBe(1)
  await rows.nth(2).click({ modifiers: ['Shift'] })
  await expect.poll(chosen).toBe(5)
  await rows.nth(8).click({ modifiers: ['Shift'] })
  await expect.poll(chosen).toBe(3)
  expect(faults).toEqual([])
})
