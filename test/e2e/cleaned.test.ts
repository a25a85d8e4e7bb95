/** Clean mode as a person sees it: the example in the settings, what is gone in the drawer, and the way back. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { openScreen, openSettings, runEnds, trySamples } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

test('sounds are left out where wished, told in the drawer and brought back', async () => {
  const home = tempFolder()
  const app = await startWebApp({ home })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await trySamples(page)
  await page.getByRole('button', { name: /^Run: / }).waitFor()

  await openSettings(page, 'After the download')
  const part = page.getByRole('region', { name: 'After the download' })
  const written = () => part.getByRole('row').locator('td:last-child').allInnerTexts()
  await part.getByRole('row').first().waitFor()
  const asDelivered = await part.getByRole('row').locator('td:first-child').allInnerTexts()
  await expect.poll(() => written()).toEqual(asDelivered)
  await part.getByRole('switch', { name: 'Remove sounds and names of speakers' }).click()
  await part.getByRole('switch', { name: 'Remove credits and advertisements' }).click()
  // Capitals, letters read wrongly and lines in capitals are wishes of their own.
  const left = ['it is me.', 'Ah, I wiII come down.', 'TWO DAYS LATER', '♪ The rain is falling ♪']
  await expect.poll(written).toEqual(['removed', 'Who is there?', ...left])
  await part.scrollIntoViewIfNeeded()
  await look('settings-clean')
  await part.getByRole('switch', { name: 'Remove sounds and names of speakers' }).click()
  await openSettings(page, 'Languages')
  await page.getByText('Prefer', { exact: true }).click()

  await openScreen(page, 'Library')
  await page.getByRole('button', { name: /^Find subtitles for these \d+/ }).click()
  await page.getByRole('button', { name: /^Run: / }).click()
  await runEnds(page)
  const delivered = subtitleOf(home)
  expect(delivered.name).toMatch(/\.en\.sdh\.srt$/)

  await openScreen(page, 'Library')
  await page.getByRole('textbox', { name: 'Search the library' }).fill('Salt')
  await page.getByRole('row').filter({ hasText: 'Salt' }).click()
  const drawer = page.getByRole('complementary')
  await drawer.getByRole('button', { name: 'Clean up…' }).first().click()
  await drawer.getByRole('button', { name: /^Remove \d+ sounds and speakers$/ }).click()
  await drawer.getByText(/^Removed \d+ sounds and speakers$/).waitFor()
  expect(subtitleOf(home).name).toMatch(/\.en\.srt$/)
  await drawer.getByRole('button', { name: /^Show all \d+$/ }).click()
  await drawer.getByText('[distant thunder]', { exact: true }).scrollIntoViewIfNeeded()
  await look('cleaned')
  await drawer.getByRole('button', { name: 'Restore the delivered text' }).click()
  await drawer
    .getByText(/\.en\.sdh\.srt$/)
    .first()
    .waitFor()
  expect(subtitleOf(home)).toEqual(delivered)
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})

function subtitleOf(home: string): { readonly name: string; readonly text: string } {
  const names = readdirSync(home, { recursive: true, encoding: 'utf8' })
  const name = names.find((each) => /Salt\.and\.Cedar[^/]*\.srt$/.test(each) && each.includes('demo')) ?? ''
  return { name, text: readFileSync(join(home, name), 'utf8') }
}
