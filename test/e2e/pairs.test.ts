/** "Two languages in one file…" as a person meets it: from the drawer, over a season, in the desk, and as a wish; taken back. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { placeTimed, plainVideo } from '../support/make/films/timedSubtitle.ts'
import { openLibrary, openScreen, openSettings } from './hands.ts'
import { createLooker } from './looker.ts'
import { rowOf } from './openShelf.ts'

const browser = useBrowser()
const films = ['The.Amber.Field.2011.1080p.BluRay.x264-ORBIT', 'Salt.Road.2013.1080p.BluRay.x264-ORBIT'] as const
const english =
  '1\n00:00:10,000 --> 00:00:12,000\nWho put out the light?\n\n2\n00:00:20,000 --> 00:00:22,000\nNobody.\n'
const spanish = '1\n00:00:10,200 --> 00:00:12,300\n¿Quién apagó la luz?\n\n2\n00:00:20,100 --> 00:00:22,000\nNadie.\n'

test('two languages become one file, seen on the desk, taken back, and wished for', async () => {
  const { root, folder, home } = placeTimed()
  for (const film of films) {
    plainVideo(folder, film)
    writeFileSync(join(folder, `${film}.en.srt`), english)
    writeFileSync(join(folder, `${film}.es.srt`), spanish)
  }
  const made = films.map((film) => join(folder, `${film}.eng.srt`))
  const app = await startWebApp({ home, env: { HOME: root, USERPROFILE: root } })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, [basename(root), 'films'])

  await rowOf(page.getByRole('treegrid'), 'The Amber Field').click()
  const drawer = page.getByRole('complementary', { name: 'One video' })
  await drawer.getByRole('button', { name: 'Two languages in one file…' }).click()
  const panel = page.getByRole('region', { name: 'Two languages in one file' })
  await panel.getByText('1 video has both', { exact: true }).waitFor()
  await look('pair-one')
  await panel.getByRole('button', { name: 'Make 1 file' }).click()
  await page.getByText('Made 1 two-language file', { exact: true }).waitFor()
  expect(readFileSync(made[0] ?? '', 'utf8')).toContain('Who put out the light?\n¿Quién apagó la luz?')
  await drawer
    .getByText(/\.eng\.srt$/)
    .filter({ visible: true })
    .first()
    .waitFor()
  await look('pair-made')
  await panel.getByRole('button', { name: 'Close' }).click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  // So that the same words, said again, are those of the second file.
  await page.locator('.said-line').getByRole('button', { name: 'Close' }).click()

  await page.keyboard.press('b')
  await panel.getByText('2 videos have both; 1 file of the two is there already').waitFor()
  await panel.getByRole('button', { name: 'Swap the languages' }).click()
  await panel.getByText('2 videos have both', { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Swap the languages' }).click()
  await panel.getByRole('button', { name: 'Make 1 file' }).click()
  await page.getByText('Made 1 two-language file', { exact: true }).waitFor()
  await page.setViewportSize({ width: 640, height: 800 })
  await look('pair-narrow')
  await page.setViewportSize({ width: 1280, height: 800 })
  await panel
    .getByText(/\.eng\.srt$|^eng\.srt$/)
    .first()
    .waitFor()
  expect(made.map((path) => existsSync(path))).toEqual([true, true])
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(() => made.map((path) => existsSync(path))).toEqual([true, false])
  await page.locator('.said-line').getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })

  await rowOf(page.getByRole('treegrid'), 'The Amber Field').click()
  const line = drawer.getByRole('listitem').filter({ hasText: '.eng.srt' })
  await line.getByRole('button', { name: 'View and edit' }).click()
  const desk = page.getByRole('main', { name: 'Desk' })
  await desk.getByText('¿Quién apagó la luz?').first().waitFor()
  // Nobody reads both at once, and what words it has are those of its two files.
  await desk.getByRole('button', { name: /^0\s*Too fast$/ }).waitFor()
  const ways = desk.getByRole('complementary', { name: 'Fix this one' })
  await ways.getByText('This file was made from two others.').waitFor()
  expect(await ways.getByRole('listitem').count()).toBe(2)
  await look('pair-desk')
  await desk.getByRole('button', { name: 'Two languages in one file…' }).click()
  await panel.getByText('1 video has both; 1 file of the two is there already').waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()

  await openScreen(page, 'Activity')
  await page.getByRole('row').filter({ hasText: 'Two languages in one file' }).first().waitFor()
  await look('pair-run')

  await openSettings(page, 'Languages')
  const wishes = page.getByRole('region', { name: 'Languages' })
  await wishes
    .getByRole('button', { name: /^together with…/ })
    .first()
    .click()
  await wishes.getByRole('combobox', { name: 'together with…' }).fill('Span')
  await page.getByRole('option', { name: /^Spanish/ }).click()
  await wishes.getByText('English + Spanish', { exact: true }).waitFor()
  await look('pair-wish')
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})
