/** What opens over the library and beside it: menus, palette, panels of verbs, notes and problems, without findings in both themes. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { AppError } from '../../shared/errors.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { samplesAlone } from '../support/fakes/fakeAnswers.ts'
import { createFakeHost, type FakeHostOptions } from '../support/fakes/fakeHost.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { createLooker, type Looker } from './looker.ts'
import { overlapsIn } from './openShelf.ts'

const browser = useBrowser()
const widths = [640, 900, 1280, 1920]

async function open(options: FakeHostOptions = {}) {
  const host = createFakeHost({ host: { kind: 'web' }, ...options })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  const grid = page.getByRole('treegrid')
  await grid.getByRole('gridcell').first().waitFor()
  return { host, page, grid, faults, looker: await createLooker(page) }
}

/** At these widths: what axe finds, and what lies over something else. */
async function lookAtWidths(page: Page, { look }: Looker, state: string, seen = widths): Promise<void> {
  for (const width of seen) {
    await page.setViewportSize({ width, height: 800 })
    await look(`${state}-${width}`)
    expect([state, width, await overlapsIn(page)]).toEqual([state, width, []])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

const samplesOnly = { 'collection.state': async () => ({ ...samplesAlone, isSamplesOnly: true }) }

test('with the samples alone and a video open that was not found, nothing is said twice', async () => {
  const { page, grid, faults, looker } = await open({ handlers: samplesOnly })
  await page.getByRole('textbox', { name: 'Search the library' }).fill('is:not-found ')
  await grid.getByRole('row').nth(1).click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'Enter'])
    if ((await drawer.count()) === 0) await page.keyboard.press(key)
  await drawer
    .getByRole('button', { name: /^Ask again/ })
    .first()
    .waitFor()
  await lookAtWidths(page, looker, 'samples-drawer')
  await expect.poll(() => page.getByText('Only the samples are connected:').count()).toBe(1)
  expect({ findings: looker.findings, faults }).toEqual({ findings: [], faults: [] })
})

test('menus, palette, keys and the panels of all verbs', async () => {
  const { page, grid, faults, looker } = await open()
  const { look, findings } = looker
  const menu = page.getByRole('menu')
  await grid.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press(' ')
  await page.locator('.scope-bar').waitFor()
  await lookAtWidths(page, looker, 'chosen')
  await grid.getByRole('row').nth(1).click({ button: 'right' })
  await menu.waitFor()
  await look('row-menu')
  await page.keyboard.press('Escape')
  for (const verb of [
    /^Translate /,
    /^Transcribe /,
    /^Clean /,
    /^Get another/,
    /^Two languages/,
    /^Languages/,
    /^Ignore/,
  ]) {
    await grid.getByRole('row').nth(1).click({ button: 'right' })
    await menu.getByRole('menuitem', { name: verb }).click()
    const panel = page.locator('.asking, .asking-rules > *').first()
    await panel.waitFor()
    await lookAtWidths(page, looker, `panel-${verb.source}`, [640, 1280])
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  }
  await grid.getByRole('row').nth(1).click({ button: 'right' })
  await menu.getByRole('menuitem', { name: /^Check the timing/ }).click()
  await page.locator('.asking').waitFor()
  await lookAtWidths(page, looker, 'panel-timing')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('f')
  await page.getByRole('dialog', { name: 'Commands' }).getByRole('option').first().waitFor()
  await lookAtWidths(page, looker, 'palette')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await lookAtWidths(page, looker, 'keys')
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('filters being saved, folders and what was left aside, each with its menu, and what went wrong', async () => {
  const refuse = async () => Promise.reject(new AppError('folder.missing', 'This folder is not there.'))
  const handlers = { 'library.scan': refuse, 'folders.choose': refuse }
  const { host, page, grid, faults, looker } = await open({ handlers })
  const { look, findings } = looker
  const field = page.getByRole('textbox', { name: 'Search the library' })
  await field.fill('salt')
  await page.getByRole('button', { name: 'Save filter…' }).click()
  await page.getByLabel('Name of this filter').waitFor()
  await look('saving-filter')
  await page.keyboard.press('Escape')
  await field.fill('nobody made this')
  await page.getByText('Nothing matches').waitFor()
  await lookAtWidths(page, looker, 'nothing-matches')
  await field.fill('is:revew ')
  await page.getByText('is:review').first().waitFor()
  await look('no-such-filter')
  await field.fill('')
  await page.getByRole('treeitem').nth(1).click({ button: 'right' })
  await page.getByRole('menu').waitFor()
  await look('folder-menu')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Skipped files/ }).click()
  const skipped = page.getByRole('grid')
  await skipped.getByRole('gridcell').first().waitFor()
  await lookAtWidths(page, looker, 'skipped')
  await skipped.getByRole('row').nth(1).click({ button: 'right' })
  await page.getByRole('menu').waitFor()
  await look('skipped-menu')
  await page.getByRole('menuitem', { name: 'Treat as a video' }).click()
  await page.getByText('is treated as a video').waitFor()
  expect(host.calls.find(({ name }) => name === 'library.turnSkipped')?.input).toMatchObject({ isVideo: true })
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => host.calls.some(({ name }) => name === 'rules.undo')).toBe(true)
  await page.getByRole('button', { name: 'Show the videos' }).click()
  await grid.getByRole('gridcell').first().waitFor()
  await page.setViewportSize({ width: 640, height: 800 })
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('tree', { name: 'Folders' }).waitFor()
  await look('rail-640')
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

test('the name of a row under the pointer is read as before, whatever room it has, and nothing lies over it', async () => {
  const { page, grid, faults } = await open()
  const row = (at: number) => grid.getByRole('row').nth(at)
  await grid.focus()
  for (const key of ['Home', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key)
  await page.getByRole('complementary', { name: 'One video' }).waitFor()
  for (const width of [800, 900, 1120, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    for (const at of [1, 2, 3, 5, 7, 12]) {
      await page.mouse.move(2, 2)
      await row(at).scrollIntoViewIfNeeded()
      const name = row(at).locator('.shelf-name, .shelf-season')
      const before = [await name.innerText(), await name.boundingBox()]
      await row(at).hover()
      await page.waitForTimeout(250)
      expect([width, at, await name.innerText(), await name.boundingBox()]).toEqual([width, at, ...before])
      expect([width, at, await coveredName(page, at)]).toEqual([width, at, false])
    }
  }
  expect(faults).toEqual([])
})

/** Whether a verb lies over the letters of the name. */
function coveredName(page: Page, at: number): Promise<boolean> {
  return page.evaluate<boolean>(`(() => {
    const row = document.querySelectorAll('[role=treegrid] [role=row]')[${at}]
    const name = row.querySelector('.shelf-name, .shelf-season')
    const range = document.createRange()
    range.selectNodeContents(name)
    const letters = range.getBoundingClientRect()
    return [...row.querySelectorAll('.shelf-verbs button')].some((verb) => {
      const box = verb.getBoundingClientRect()
      return box.left < letters.right && letters.left < box.right && box.top < letters.bottom - 3 && letters.top < box.bottom
    })
  })()`)
}
