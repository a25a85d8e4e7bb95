/** What buttons, headings of settings and outcomes of runs say is read whole in every language, and inside its place, in windows of each width. */
import { writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Handlers } from '../../shared/contract/index.ts'
import { uiLanguages } from '../../shared/messages/interfaceLanguages.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { createFakeHost, type FakeHostOptions } from '../support/fakes/fakeHost.ts'
import { createFakePlan } from '../support/fakes/fakePlan.ts'
import { createFakeReview } from '../support/fakes/fakeReview.ts'
import { createFakeUploads } from '../support/fakes/fakeUploads.ts'
import { createFakeWatch } from '../support/fakes/fakeWatch.ts'
import { fakeDetails } from '../support/fakes/fakeDetails.ts'
import { fakeRun, quietRuns } from '../support/fakes/fakeRuns.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { name, placeTimed, plainVideo, srtOf, talk } from '../support/make/films/timedSubtitle.ts'
import { openLibrary } from './hands.ts'

const browser = useBrowser()
const failed = fakeRun({
  sign: 'some',
  scope: {
    names: ['The Copper Signal S04', 'The Hollow Lantern (2018)', 'Northern Line S02'],
    more: 82,
    language: null,
  },
  counts: { ...fakeRun().counts, all: 565, written: 389, failed: 1 },
})
const undone = fakeRun({
  id: 'r2',
  sign: 'undone',
  undoneMs: Date.UTC(2026, 10, 20, 10),
  files: { written: 12, undone: 12, toUndo: 0, toBringBack: 12 },
})
const runs = { 'runs.state': async () => ({ ...quietRuns, counts: { all: 2, waiting: 0, failed: 1, undone: 1 } }) }
const lists = {
  'runs.page': async () => ({
    rows: [failed, undone],
    total: 2,
    revision: 1,
    groups: [{ group: 'today' as const, rows: 2 }],
  }),
  'history.page': async () => ({ rows: [...fakeDetails.history], total: fakeDetails.history.length, revision: 1 }),
} as const
const widths = [640, 800, 900, 1000, 1280, 1920, 2560]
const worked = ['review', 'plan', 'activity', 'history', 'settings', 'watch', 'usage']
const screens = ['library', 'search', 'upload', 'checkup', ...worked]
/** What follows the width of the window is drawn anew. */
const redrawnMs = 100

async function open(options: FakeHostOptions) {
  const server = await serveFakeHost(createFakeHost(options), join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const visited = await visit(browser(), server.newLink())
  return { ...visited, origin: new URL(visited.page.url()).origin }
}

async function cutAtWidths(page: Page, screen: string): Promise<readonly string[]> {
  const cut: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.waitForTimeout(redrawnMs)
    const found = [...(await cutWords(page)), ...(await outsideWords(page))]
    cut.push(...found.map((words) => `${screen} ${width}: ${words}`))
  }
  return cut
}

test.each(uiLanguages)('nothing is cut in %s', async (uiLanguage) => {
  const working = { ...createFakePlan(), ...createFakeReview(), ...createFakeUploads(), ...createFakeWatch(Date.now()) }
  const handlers = { ...working, ...runs, ...lists }
  const { page, faults, origin } = await open({ settings: { uiLanguage }, handlers })
  const cut: string[] = []
  for (const screen of screens) {
    await page.goto(`${origin}/#/${screen}`)
    await page.locator('main h1').first().waitFor()
    await page.waitForTimeout(redrawnMs)
    cut.push(...(await cutAtWidths(page, screen)))
  }
  await page.goto(`${origin}/#/library`)
  await page.getByRole('treegrid').getByRole('gridcell').first().waitFor()
  await page.getByRole('treegrid').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await page.locator('.scope-bar').waitFor()
  cut.push(...(await cutAtWidths(page, 'selection')))
  const first = await open({ settings: { uiLanguage }, isFirstRun: true })
  await first.page.locator('.step-title').first().waitFor()
  cut.push(...(await cutAtWidths(first.page, 'first run')))
  expect({ cut, faults: [...faults, ...first.faults] }).toEqual({ cut: [], faults: [] })
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
  const { page, origin } = await open({ handlers: { ...uploads, 'upload.page': rowsOf } })
  await page.goto(`${origin}/#/upload`)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.waitForTimeout(redrawnMs)
    const shownNames = page.locator('[aria-colindex="1"] .two-lines-first bdi')
    await shownNames.nth(1).waitFor()
    const names = await shownNames.allTextContents()
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((shown) => !/S01E0\d.*srt$/.test(shown))).toEqual([])
    expect((await cutWords(page)).filter((words) => words.includes('S01E'))).toEqual([])
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
  const cut: string[] = []
  for (const uiLanguage of uiLanguages) {
    await page.goto(`${app.origin}/#/settings?section=appearance`)
    await page
      .locator('select')
      .filter({ has: page.locator('option[value="pt-BR"]') })
      .selectOption(uiLanguage)
    await page.locator(`html[lang="${uiLanguage}"]`).waitFor()
    await page.goto(desk)
    await page.locator('.desk-title').waitFor()
    cut.push(...(await cutAtWidths(page, `desk ${uiLanguage}`)))
  }
  expect({ cut, faults }).toEqual({ cut: [], faults: [] })
})

test('what ends in an ellipsis is whole in its tip, on every screen', async () => {
  const handlers = { ...createFakePlan(), ...createFakeReview(), ...runs, ...lists }
  const { page, faults, origin } = await open({ settings: { uiLanguage: 'de' }, handlers })
  const cut: string[] = []
  let looked = 0
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const screen of screens) {
      await page.goto(`${origin}/#/${screen}`)
      await page.locator('main').first().waitFor()
      await page.waitForTimeout(300)
      const { all, untold } = await untoldWords(page)
      looked += all
      cut.push(...untold.map((words) => `${screen} ${width}: ${words}`))
    }
  }
  expect(looked).toBeGreaterThan(20)
  expect({ cut, faults }).toEqual({ cut: [], faults: [] })
})

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

/** What is in sight and has less room than it takes. */
function cutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(`(() => {
    const meant = 'main :is(.page-head-note, .library-note, .notice-text, .rail-skipped .list-line-name, .button-words, .state-word > .clip, .settings-line-name, .clip-second, :is(.two-lines-first, .two-lines-second):not(:has(.clip)), h1, h2)'
    return [...document.querySelectorAll(meant)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], .spoken')) return []
      const { overflowX } = getComputedStyle(element)
      const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      return isCut || element.scrollHeight > element.clientHeight + 3 && overflowX !== 'visible' ? [element.textContent.trim()] : []
    })
  })()`)
}

/** What can be pressed, or names the screen, and stands outside the box that clips it; what scrolls aside is reached there. */
function outsideWords(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(`(() => {
    const clips = (element) => getComputedStyle(element).overflowX !== 'visible'
    const boxOf = (element) => (element === document.body || clips(element) ? element : boxOf(element.parentElement))
    return [...document.querySelectorAll('main :is(button, input, select, h1)')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], .spoken') !== null) return []
      const box = boxOf(element.parentElement)
      if (getComputedStyle(box).overflowX === 'auto') return []
      const [own, room] = [element.getBoundingClientRect(), box.getBoundingClientRect()]
      const isOutside = own.width > 1 && (own.right > room.right + 1 || own.left < room.left - 1)
      return isOutside ? ['outside: ' + (element.getAttribute('aria-label') ?? element.textContent)] : []
    })
  })()`)
}
