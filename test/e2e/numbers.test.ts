/** Every number is a filter: pressing it, by mouse or keyboard, lists the rows it counts. */
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { createFakeHost } from '../support/fakes/fakeHost.ts'
import { createFakePlan } from '../support/fakes/fakePlan.ts'
import { createFakeWatch } from '../support/fakes/fakeWatch.ts'
import { serveFakeHost } from '../support/fakes/fakeWeb.ts'
import { visit } from '../support/browser/webApp.ts'
import { becomes, numberIn, openScreen } from './hands.ts'

const browser = useBrowser()
/** No row is out of sight. */
const wholeListPx = 3_000

async function openWindow() {
  const host = createFakeHost({ handlers: { ...createFakePlan(), ...createFakeWatch(Date.now()) } })
  const server = await serveFakeHost(host, join(dirname(inject('program')), 'renderer'))
  onTestFinished(() => server.close())
  const { page, faults } = await visit(browser(), server.newLink())
  await page.setViewportSize({ width: 1280, height: wholeListPx })
  return { page, faults }
}

/** Rows of the table, its headings not counted: all of them are in sight. */
async function rowsOf(page: Page, grid: string): Promise<number> {
  const table = page.getByRole('grid', { name: grid })
  const headings = await table.locator('[aria-colspan]').count()
  return Number(await table.getAttribute('aria-rowcount')) - 1 - headings
}

test('the numbers of the plan list their rows: of a source, of an answer, of a season, of what was searched', async () => {
  const { page, faults } = await openWindow()
  await openScreen(page, 'Plan')
  const rows = () => rowsOf(page, 'Planned subtitles')
  const all = 52
  await becomes(rows, all)
  // Of these sources and answers the made plan has one subtitle a video: the numbers count subtitles.
  for (const words of [/from the cache, free/, /^\d+ downloads: /, /^\d+ subtitles? waits? /]) {
    const number = page.getByRole('button', { name: words })
    const counted = numberIn((await number.getAttribute('title')) ?? '') || 1
    expect(counted).toBeLessThan(all)
    await number.click()
    await becomes(rows, counted)
    await expect.poll(() => number.getAttribute('aria-pressed')).toBe('true')
    await number.click()
    await becomes(rows, all)
  }

  await page.getByRole('grid', { name: 'Planned subtitles' }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await becomes(() => page.locator(':focus').innerText(), expect.stringMatching(/^13 videos/) as unknown as string)
  await page.keyboard.press('Enter')
  await becomes(rows, 13)
  await page.getByRole('button', { name: /^13 Harbour Lights S01/ }).click()
  await becomes(rows, all)

  await page.getByRole('button', { name: /^Matching took 20 searches/ }).click()
  await becomes(() => rowsOf(page, 'What each unit was used for'), 20)
  await page.getByRole('button', { name: '20 Only of one run' }).click()
  await becomes(() => rowsOf(page, 'What each unit was used for'), 40)
  expect(faults).toEqual([])
})

test('the videos of a watched folder are listed in the library', async () => {
  const { page, faults } = await openWindow()
  await openScreen(page, 'Watch')
  await page.getByRole('button', { name: /^1,684 videos/ }).click()
  const folder = page.getByRole('tree', { name: 'Folders' }).locator('[aria-selected=true]')
  await becomes(() => folder.innerText(), expect.stringContaining('series') as unknown as string)
  const counted = numberIn(await folder.locator('.list-line-count').innerText())
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Files').click()
  const table = page.getByRole('treegrid', { name: 'Videos' })
  await becomes(async () => Number(await table.getAttribute('aria-rowcount')) - 1, counted)
  expect(faults).toEqual([])
})
