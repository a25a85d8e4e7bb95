/** The head of the desk where there is little room, and its keys in another language than English. */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { name, placeTimed, plainVideo, srtOf, talk } from '../support/make/films/timedSubtitle.ts'
import { becomes, openLibrary, openSettings } from './hands.ts'
import { createLooker } from './looker.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()

test('in German what the subtitle is stands on one line down to 640 px, and keys bear their names there', async () => {
  const { root, folder, home } = placeTimed()
  plainVideo(folder)
  writeFileSync(join(folder, `${name}.en.srt`), srtOf(talk))
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(root), 'films'])
  await openSettings(page, 'Appearance')
  await page
    .locator('select')
    .filter({ has: page.locator('option', { hasText: 'Deutsch' }) })
    .selectOption({ label: 'Deutsch' })
  await page.getByRole('button', { name: 'Mediathek' }).click()
  await rowOf(page.getByRole('treegrid'), 'The Amber Field').click()
  await page.getByRole('button', { name: 'Ansehen und bearbeiten' }).first().click()
  const badges = page.locator('.desk-title .badge')
  await expect.poll(() => badges.count()).toBe(2)
  const { look, findings } = await createLooker(page)
  for (const width of [640, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const isOnOneLine = async () => {
      const [first, second] = await Promise.all([0, 1].map((at) => badges.nth(at).boundingBox()))
      const tools = await page.locator('.desk-tools').boundingBox()
      return first?.y === second?.y && (second?.x ?? Infinity) + (second?.width ?? 0) < (tools?.x ?? 0)
    }
    await becomes(isOnOneLine, true)
    await look(`desk-german-${width}`)
  }
  expect(await page.locator('.text-find .field-keys').innerText()).toMatch(/^Strg\s*F$/)
  expect([faults, findings]).toEqual([[], []])
})
