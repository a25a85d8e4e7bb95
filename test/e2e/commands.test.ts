/** Commands from the one table: palette, menu, bar, sheet of keys, Ctrl+Z; by keyboard alone, in both themes. In real Chromium. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { verbIds } from '../../shared/contract/scope.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { visit } from '../support/browser/webApp.ts'
import { createLooker } from './looker.ts'
import { openScreen } from './hands.ts'

const browser = useBrowser()

async function open(handlers: NonNullable<Parameters<typeof createFakeHost>[0]>['handlers'] = {}) {
  const host = createFakeHost({ host: { kind: 'web' }, handlers })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, context, faults } = await visit(browser(), server.newLink())
  await page.getByRole('treegrid').waitFor()
  return { host, page, context, faults, server }
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' })
const field = (page: Page) => palette(page).getByRole('combobox')
const options = (page: Page) => palette(page).getByRole('option')
const bar = (page: Page) => page.getByRole('region', { name: 'Selected videos' })
const menu = (page: Page) => page.getByRole('menu')
const said = (page: Page) => page.locator('.said-line-words')
const focusedTag = (page: Page) => page.evaluate('document.activeElement.tagName')

/** The first row, by keyboard. */
async function chooseFirst(page: Page): Promise<void> {
  await page.getByRole('treegrid').getByRole('gridcell').first().waitFor()
  await page.getByRole('treegrid').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press(' ')
  await bar(page).waitFor()
}

test('the palette leads to every screen of the navigation', async () => {
  const { page } = await open()
  const names = await page.locator('.navigation-label').allInnerTexts()
  for (const name of names.filter((label) => label !== 'Commands')) {
    await page.keyboard.press('Control+k')
    await field(page).fill(name)
    await options(page).getByText(name, { exact: true }).first().click()
    await page.getByRole('main', { name, exact: true }).waitFor()
  }
})

test('the palette opens from everywhere, finds verbs, titles, screens and settings, and gives the keyboard back', async () => {
  const { page, faults } = await open()
  const grid = page.getByRole('treegrid')
  await grid.focus()
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  await expect.poll(() => page.evaluate(`document.activeElement.getAttribute('role')`)).toBe('combobox')
  await page.keyboard.type('hist')
  await expect.poll(() => options(page).first().innerText()).toContain('History & trash')
  const active = await field(page).getAttribute('aria-activedescendant')
  await expect.poll(() => options(page).first().getAttribute('id')).toBe(active)
  await page.keyboard.press('Escape')
  await palette(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(`document.activeElement.getAttribute('role')`)).toBe('treegrid')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('keyb')
  await expect.poll(() => options(page).allInnerTexts()).toContainEqual(expect.stringContaining('Keyboard'))
  await field(page).fill('usage')
  await page.keyboard.press('Enter')
  await page.getByRole('main', { name: 'Usage' }).waitFor()
  await expect.poll(() => focusedTag(page)).not.toBe('BODY')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('zzzz')
  await expect.poll(() => palette(page).innerText()).toContain('No matches.')
  await page.keyboard.press('Enter')
  await expect.poll(() => palette(page).isVisible()).toBe(true)
  expect(faults).toEqual([])
})

test('it shows what verbs act on, what they cost, and why one cannot be done', async () => {
  const { page, host, faults } = await open()
  await chooseFirst(page)
  await page.keyboard.press('Control+k')
  await expect.poll(() => palette(page).locator('.palette-scope').innerText()).toMatch(/^For \d+ videos?$/)
  await page.keyboard.type('pause')
  const barred = options(page).filter({ hasText: 'Pause the run' })
  await expect.poll(() => barred.getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => barred.innerText()).toContain('Nothing is running.')
  await page.keyboard.press('Enter')
  await expect.poll(() => palette(page).isVisible()).toBe(true)
  await field(page).fill('copy list')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.keyboard.press('Enter')
  await expect.poll(() => said(page).innerText()).toBe('List of 1 video copied')
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain('Saltmarsh Radio S01E01\t')
  expect(host.calls.some(({ name }) => name === 'scope.list')).toBe(true)
  expect(faults).toEqual([])
})

test('keys, menu and bar do the same to what is chosen', async () => {
  const { page, host, faults } = await open()
  await chooseFirst(page)
  const row = page.getByRole('row').nth(1)
  await row.click({ button: 'right' })
  await menu(page).waitFor()
  await expect.poll(() => page.evaluate(`document.activeElement.getAttribute('role')`)).toBe('menuitem')
  const items = await menu(page).getByRole('menuitem').allInnerTexts()
  expect(items).toHaveLength(verbIds.length)
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('Copy list')
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'detached' })
  await expect.poll(() => focusedTag(page)).not.toBe('BODY')

  await page.keyboard.press('m')
  await expect.poll(() => host.calls.filter(({ name }) => name === 'timing.checkScope').length).toBe(1)
  await bar(page).getByRole('button', { name: 'Check timing' }).click()
  await expect.poll(() => host.calls.filter(({ name }) => name === 'timing.checkScope').length).toBe(2)
  await page.keyboard.press('t')
  await page.getByRole('region', { name: /^Translate/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: /^Translate/ }).waitFor({ state: 'detached' })
  // It belongs to the library: over another screen it would only be in the way.
  await page.keyboard.press('t')
  await page.getByRole('region', { name: /^Translate/ }).waitFor()
  await openScreen(page, 'Upload')
  await page.getByRole('region', { name: /^Translate/ }).waitFor({ state: 'detached' })
  await openScreen(page, 'Library')
  await page.getByRole('treegrid').waitFor()
  expect(await page.getByRole('region', { name: /^Translate/ }).count()).toBe(0)
  // Letters are text where somebody types.
  await page.getByRole('treegrid').focus()
  await page.keyboard.press('/')
  await page.keyboard.type('m')
  expect(host.calls.filter(({ name }) => name === 'timing.checkScope')).toHaveLength(2)
  await page.keyboard.press('Escape')
  // Another search is another choice.
  await chooseFirst(page)
  await bar(page).getByRole('button', { name: 'Clear selection' }).click()
  await bar(page).waitFor({ state: 'detached' })
  await expect.poll(() => focusedTag(page)).not.toBe('BODY')
  expect(faults).toEqual([])
})

test('with the details of a video open and nothing chosen, letters and the menu there are about that video', async () => {
  const { page, host, faults } = await open()
  await page.getByRole('treegrid').getByRole('gridcell').first().waitFor()
  await page.getByRole('treegrid').focus()
  await page.getByRole('treegrid').getByRole('row').nth(1).click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  // The first row is a show, or a film.
  if ((await drawer.count()) === 0)
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await drawer.getByRole('heading', { level: 2 }).waitFor()
  const about = () => host.calls.filter(({ name }) => name === 'timing.checkScope').map(({ input }) => input)
  const one = { scope: { search: '', ids: [expect.any(String)], language: null } }
  await page.keyboard.press('m')
  await expect.poll(about).toEqual([one])

  await drawer.getByRole('button', { name: /^More for / }).click()
  await menu(page)
    .getByRole('menuitem', { name: /timing/ })
    .click()
  await expect.poll(about).toEqual([one, one])
  expect(faults).toEqual([])
})

test('a menu at the foot of the window stays in it, also when it grows as costs are told', async () => {
  const { page, faults } = await open()
  await chooseFirst(page)
  await page.getByRole('row').nth(9).click({ button: 'right' })
  await menu(page).waitFor()
  // As a cost that comes late makes it taller.
  await menu(page).evaluate(
    (element: { style: { paddingBlockEnd: string } }) => (element.style.paddingBlockEnd = '60px'),
  )
  await expect
    .poll(async () => {
      const box = await menu(page).boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0)
    })
    .toBe(true)
  expect(faults).toEqual([])
})

test('what was ignored is said once and taken back by Ctrl+Z, from another screen too, but not while somebody types', async () => {
  const undone: string[] = []
  const { page, faults } = await open({
    'rules.of': async () => ({ videos: 3, places: [], from: null, rules: null }),
    'ignore.add': async () => ({ undoId: 'u1', ids: [1], videos: 3 }),
    'rules.undo': async ({ undoId }) => {
      undone.push(undoId)
      return {}
    },
  })
  await chooseFirst(page)
  await page.keyboard.press('i')
  const panel = page.getByRole('dialog').filter({ hasText: 'Ignore' })
  await panel.getByRole('button', { name: 'Ignore', exact: true }).click()
  await expect.poll(() => said(page).innerText()).toBe('3 videos ignored')
  await openScreen(page, 'Search')
  await page.getByRole('combobox', { name: 'Title, id or name' }).focus()
  await page.keyboard.press('Control+z')
  await page.waitForTimeout(200)
  expect(undone).toEqual([])
  await page.getByRole('main').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => said(page).innerText()).toBe('Undone: 3 videos ignored')
  await page.keyboard.press('Control+z')
  await expect.poll(() => said(page).innerText()).toBe('There is nothing to undo.')
  expect(undone).toEqual(['u1'])
  expect(faults).toEqual([])
})

test('the sheet of keys opens by ? and lists every verb with its key', async () => {
  const { page, faults } = await open()
  await page.getByRole('main').focus()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.waitFor()
  const text = await sheet.innerText()
  for (const words of ['Commands', 'Find subtitles', 'Check timing', 'Copy list', 'go to a screen'])
    expect(text).toContain(words)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => focusedTag(page)).not.toBe('BODY')
  expect(faults).toEqual([])
})

test('files dropped anywhere do not lead out of the app; it says where folders are chosen', async () => {
  const { page, faults } = await open()
  await openScreen(page, 'Usage')
  await page.evaluate(`(() => {
    const files = new DataTransfer()
    files.items.add(new File(['x'], 'film.mkv'))
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true }))
  })()`)
  await expect.poll(() => said(page).innerText()).toContain('Choose the folder on this machine')
  expect(faults).toEqual([])
})

test('a second tab stands where its address says, with the session of the first', async () => {
  const { page, context, faults } = await open()
  const second = await context.newPage()
  await second.goto(`${new URL(page.url()).origin}/#/history?show=trash`)
  await second.getByRole('main', { name: 'History & trash' }).waitFor()
  await expect.poll(() => second.getByText('no session').count()).toBe(0)
  expect(new URL(second.url()).hash).toBe('#/history?show=trash')
  await second.reload()
  await second.getByRole('main', { name: 'History & trash' }).waitFor()
  expect(faults).toEqual([])
})

test('palette, bar, menu and sheet have nothing to mend, in both themes, wide and narrow', async () => {
  const { page } = await open()
  const { look, findings } = await createLooker(page)
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 800 })
    await chooseFirst(page)
    await look(`commands-bar-${width}`)
    await page.getByRole('row').nth(1).click({ button: 'right' })
    await menu(page).waitFor()
    await look(`commands-menu-${width}`)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('tra')
    await options(page).first().waitFor()
    await look(`commands-palette-${width}`)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await look(`commands-keys-${width}`)
    await page.keyboard.press('Escape')
    await page.keyboard.press('t')
    await page.getByRole('region', { name: /^Translate/ }).waitFor()
    await look(`commands-translate-${width}`)
    await page.keyboard.press('Escape')
    await bar(page).getByRole('button', { name: 'Clear selection' }).click()
  }
  expect(findings).toEqual([])
})
