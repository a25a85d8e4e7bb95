/** A person types on the desk and goes away in every way there is: what was typed is there again, and nothing was written. */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { late, placeTimed, plainVideo, srtOf } from '../support/make/films/timedSubtitle.ts'
import { openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()

async function openDesk() {
  const { root, folder, home, sidecar } = placeTimed()
  plainVideo(folder)
  writeFileSync(sidecar, srtOf(late))
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
  const visited = await visit(browser(), app.link)
  await openLibrary(visited.page, [basename(root), 'films'])
  await rowOf(visited.page.getByRole('treegrid'), 'The Amber Field').click()
  await visited.page.keyboard.press('d')
  // Opened, the desk goes to the middle of the film.
  await visited.page.locator('.cue-row[aria-current=true]', { hasText: 'Said as number 100' }).waitFor()
  return { ...visited, sidecar }
}

/** What the host has answered of a page's edits, the newest last: from then on they outlive the page. */
function handedOver(page: Page): readonly string[] {
  const orders: string[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/desk.draft')) orders.push(request.postData() ?? '')
  })
  return orders
}

const typed = 'Half a sentence, not yet'
const area = (page: Page) => page.getByRole('textbox', { name: /^Words of line/ })

test('a reload, another screen and Back bring back the words that were being typed and the lines that were not kept', async () => {
  const { page, sidecar, faults } = await openDesk()
  const before = readFileSync(sidecar, 'utf8')
  const drafts = handedOver(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await area(page).fill('One line of the user.')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await area(page).fill(typed)

  await page.keyboard.press('Alt+2')
  await page.getByRole('list', { name: 'Text' }).waitFor({ state: 'detached' })
  await page.goBack()
  await expect.poll(() => area(page).inputValue()).toBe(typed)

  await expect.poll(() => drafts.at(-1)).toContain(typed)
  await page.reload()
  await expect.poll(() => area(page).inputValue()).toBe(typed)
  const line = page.getByRole('status').filter({ hasText: 'Not kept yet: 2 lines.' })
  await line.waitFor()
  await page.getByText('One line of the user.').first().waitFor()
  expect(readFileSync(sidecar, 'utf8')).toBe(before)
  const { look, findings } = await createLooker(page)
  for (const width of [640, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await look(`desk-draft-${width}`)
  }
  expect(findings).toEqual([])

  await line.getByRole('button', { name: 'Discard' }).click()
  await line.waitFor({ state: 'detached' })
  await expect.poll(() => drafts.at(-1)).toContain('"draft":null')
  await page.reload()
  await page.getByRole('list', { name: 'Text' }).waitFor()
  expect([await area(page).count(), await page.getByText('One line of the user.').count()]).toEqual([0, 0])
  expect(faults).toEqual([])
})

test('two tabs with the same subtitle: each is told what the other has edited, and a person says which stays', async () => {
  const { page, sidecar, faults } = await openDesk()
  const before = readFileSync(sidecar, 'utf8')
  const text = (tab: Page) => tab.getByRole('list', { name: 'Text' })
  const line = (tab: Page, words: string) => tab.getByRole('status').filter({ hasText: words })
  const drafts = handedOver(page)
  const second = await page.context().newPage()
  const draftsOfSecond = handedOver(second)
  await second.goto(page.url())
  await text(second).waitFor()
  await page.bringToFront()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => drafts.length).toBe(1)
  await second.bringToFront()
  await second.keyboard.press('Shift+ArrowLeft')
  const told = line(second, 'Another page has edited this subtitle too: +0.1 s.')
  await told.waitFor()
  expect(await second.getByRole('button', { name: /keep −0.5/ }).count()).toBe(0)
  const { look, findings } = await createLooker(second)
  for (const width of [640, 900, 1280, 1920]) {
    await second.setViewportSize({ width, height: 900 })
    await look(`desk-other-page-${width}`)
  }
  expect(findings).toEqual([])
  const refused = draftsOfSecond.length
  await second.getByRole('button', { name: 'Keep what is here' }).click()
  await told.waitFor({ state: 'detached' })
  await expect.poll(() => draftsOfSecond.length).toBe(refused + 1)
  await page.bringToFront()
  await page.keyboard.press('ArrowRight')
  await line(page, 'Another page has edited this subtitle too: −0.5 s.').waitFor()
  await page.getByRole('button', { name: 'Use the other page’s' }).click()
  await line(page, 'Not kept yet: −0.5 s.').waitFor()
  expect(readFileSync(sidecar, 'utf8')).toBe(before)
  expect(faults).toEqual([])
})
