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

const typed = 'Half a sentence, not yet'
const area = (page: Page) => page.getByRole('textbox', { name: /^Words of line/ })

test('a reload, another screen and Back bring back the words that were being typed and the lines that were not kept', async () => {
  const { page, sidecar, faults } = await openDesk()
  const before = readFileSync(sidecar, 'utf8')
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

  await page.waitForTimeout(1_000)
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
  await page.waitForTimeout(1_000)
  await page.reload()
  await page.getByRole('list', { name: 'Text' }).waitFor()
  expect([await area(page).count(), await page.getByText('One line of the user.').count()]).toEqual([0, 0])
  expect(faults).toEqual([])
})
