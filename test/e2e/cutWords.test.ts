/** Every screen in each language and in windows of each width: what it says is read whole, inside its place, and nothing lies over anything. */
import { writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Handlers } from '../../shared/contract/index.ts'
import { uiLanguages, type UiLanguage } from '../../shared/messages/interfaceLanguages.ts'
import { sectionNames } from '../../shared/screenAddress.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { createFakeCheckup } from '../support/fakes/fakeCheckup.ts'
import { createFakeHost, type FakeHostOptions } from '../support/fakes/fakeHost.ts'
import { createFakeUploads } from '../support/fakes/fakeUploads.ts'
import { createFakeWorkday, workdayText } from '../support/fakes/fakeWorkday.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { name, placeTimed, plainVideo, srtOf, talk } from '../support/make/films/timedSubtitle.ts'
import { cutWordsOn, outsideOn } from './cutOn.ts'
import { openLibrary } from './hands.ts'
import { overlapsOn } from './overlaps.ts'
import { atRest, resize } from './resize.ts'

const browser = useBrowser()
const widths = [640, 900, 1280, 1920]
/** The library is asked in a very wide window and at the edges of its own layouts too. */
const libraryWidths = [640, 800, 900, 1000, 1280, 1920, 2560]
const found = `search?text=${encodeURIComponent(workdayText)}`
const runs = ['activity', 'activity?run=r-failed', 'activity?run=r-now']
const screens = ['plan', 'review', ...runs, 'search', found, 'checkup', 'upload', 'usage', 'watch', 'history']

async function open(options: FakeHostOptions = {}) {
  const nowMs = Date.now()
  const handlers = { ...createFakeWorkday(nowMs), ...createFakeCheckup(nowMs), ...options.handlers }
  const host = createFakeHost({ ...options, handlers })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const visited = await visit(browser(), server.newLink())
  const { page } = visited
  const { origin } = new URL(page.url())
  const go = async (address: string) => {
    await page.goto(`${origin}/#/${address}`)
    // The screen before has a heading too.
    await atRest(page)
    await page.locator('main h1').first().waitFor()
    await atRest(page)
  }
  /** As the choice in the settings does: the page stays and says everything anew. */
  const speak = async (uiLanguage: UiLanguage) => {
    await host.call('settings.write', { key: 'uiLanguage', value: uiLanguage })
    await page.locator(`html[lang="${uiLanguage}"]`).waitFor()
  }
  return { ...visited, go, speak }
}

/** What lies over something, is cut, or stands outside its place, on the page as it is, in windows of these widths. */
async function faultyAt(page: Page, place: string, among = widths): Promise<readonly string[]> {
  const faulty: string[] = []
  for (const width of among) {
    await resize(page, width)
    const words = [...(await cutWordsOn(page)), ...(await outsideOn(page)), ...(await overlapsOn(page))]
    faulty.push(...words.map((each) => `${place} ${width}: ${each}`))
  }
  return faulty
}

test.each([
  ['screens', screens],
  ['settings', sectionNames.map((section) => `settings?section=${section}`)],
])('nothing is cut, and nothing lies over anything, on the %s in any language', async (_, addresses) => {
  const { page, faults, go, speak } = await open()
  const faulty: string[] = []
  for (const address of addresses) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await go(address)
    for (const uiLanguage of uiLanguages) {
      await speak(uiLanguage)
      faulty.push(...(await faultyAt(page, `${address} ${uiLanguage}`)))
    }
  }
  expect({ faulty, faults }).toEqual({ faulty: [], faults: [] })
})

test('nothing is cut in the library, over chosen videos and in the first hour, in any language', async () => {
  const { page, faults, go, speak } = await open()
  const first = await open({ isFirstRun: true })
  await go('library')
  const list = page.getByRole('treegrid')
  await list.getByRole('gridcell').first().waitFor()
  await first.page.locator('.step-title').first().waitFor()
  const faulty: string[] = []
  for (const uiLanguage of uiLanguages) {
    await speak(uiLanguage)
    faulty.push(...(await faultyAt(page, `library ${uiLanguage}`, libraryWidths)))
    await list.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    await page.locator('.scope-bar').waitFor()
    faulty.push(...(await faultyAt(page, `chosen ${uiLanguage}`, libraryWidths)))
    await page.keyboard.press('Escape')
    await page.locator('.scope-bar').waitFor({ state: 'detached' })
    await first.speak(uiLanguage)
    faulty.push(...(await faultyAt(first.page, `first hour ${uiLanguage}`)))
  }
  expect({ faulty, faults: [...faults, ...first.faults] }).toEqual({ faulty: [], faults: [] })
})

test('names of uploads lose their middle: number and ending are read at every width', async () => {
  const uploads = createFakeUploads()
  const rowsOf: Handlers['upload.page'] = async (query) => {
    const page = await uploads['upload.page']!(query)
    const rows = page.rows.map((row, at) => ({
      ...row,
      files: [{ ...row.files[0]!, name: `The.Long.and.Winding.Title.S01E0${at + 1}.1080p.WEB.H264-KESTREL.en.srt` }],
    }))
    return { ...page, rows }
  }
  const { page, go } = await open({ handlers: { ...uploads, 'upload.page': rowsOf } })
  await go('upload')
  for (const width of widths) {
    await resize(page, width)
    const shownNames = page.locator('[aria-colindex="1"] .two-lines-first bdi')
    await shownNames.nth(1).waitFor()
    const names = await shownNames.allTextContents()
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((shown) => !/S01E0\d.*srt$/.test(shown))).toEqual([])
    expect((await cutWordsOn(page)).filter((words) => words.includes('S01E'))).toEqual([])
    // Below it the releases that it fits beside its own: their group is their end.
    await expect.poll(() => endlessReleases(page)).toEqual([])
  }
})

test('nothing is cut on the desk, in any language', async () => {
  const { root, folder, home } = placeTimed()
  plainVideo(folder)
  writeFileSync(join(folder, `${name}.en.srt`), srtOf(talk))
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(root), 'films'])
  await page
    .getByRole('treegrid')
    .getByRole('row', { name: /The Amber Field/ })
    .click()
  await page.getByRole('button', { name: 'View and edit' }).first().click()
  await page.locator('.desk-title').waitFor()
  const desk = page.url()
  const faulty: string[] = []
  for (const uiLanguage of uiLanguages) {
    await page.goto(`${app.origin}/#/settings?section=appearance`)
    await page
      .locator('select')
      .filter({ has: page.locator('option[value="pt-BR"]') })
      .selectOption(uiLanguage)
    await page.locator(`html[lang="${uiLanguage}"]`).waitFor()
    await page.goto(desk)
    await page.locator('.desk-title').waitFor()
    faulty.push(...(await faultyAt(page, `desk ${uiLanguage}`)))
  }
  expect({ faulty, faults }).toEqual({ faulty: [], faults: [] })
})

test('what ends in an ellipsis is whole in its tip, on every screen', async () => {
  const { page, faults, go, speak } = await open()
  await speak('de')
  const cut: string[] = []
  let looked = 0
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const screen of [...screens, 'library']) {
      await go(screen)
      await page.waitForTimeout(200)
      const { all, untold } = await untoldWords(page)
      looked += all
      cut.push(...untold.map((words) => `${screen} ${width}: ${words}`))
    }
  }
  expect(looked).toBeGreaterThan(20)
  expect({ cut, faults }).toEqual({ cut: [], faults: [] })
})

/** Releases of uploads whose end is not seen; of no release at all that would say nothing. */
function endlessReleases(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(`(() => {
    const all = [...document.querySelectorAll('main [aria-colindex="1"] .two-lines-second bdi')]
    if (all.length < 2) return ['none is shown']
    return all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)
  })()`)
}

/** How many lines end in an ellipsis, and those whose words no tip says. */
function untoldWords(page: Page): Promise<{ readonly all: number; readonly untold: readonly string[] }> {
  return page.evaluate<{ all: number; untold: string[] }>(`(() => {
    const plain = (text) => text.replaceAll(/\\s+/g, ' ').trim()
    const cut = [...document.querySelectorAll('body *:not(svg, svg *)')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], .spoken') &&
      !element.matches('input, select, textarea') && element.innerText.trim() !== '' &&
      getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth)
    const untold = cut.flatMap((element) => {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      const tip = element.closest('[title]')?.title ?? ''
      return plain(tip).includes(plain(element.innerText)) ? [] : [plain(element.innerText) + ' | ' + element.className + ' | tip: ' + tip]
    })
    return { all: cut.length, untold }
  })()`)
}
