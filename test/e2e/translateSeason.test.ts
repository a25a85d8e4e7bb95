/** A season of 20 episodes, translated in one action and watched on the activity screen. */
import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { startAiPeer, spokenTranslation } from '../support/peers/aiPeer.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { makeSeason } from '../support/make/worlds/makeSeason.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { becomes, numberIn, numbersOf, openScreen, pickFolder, openFirstRun } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

const jobsOf = (page: Page) => page.getByRole('region', { name: 'Translations and transcriptions' })

async function countOf(page: Page, label: string): Promise<number> {
  const chips = page.getByRole('group', { name: 'Rows by state' })
  return numberIn(await chips.getByRole('button', { name: label }).innerText())
}

test('a season of 20 episodes is translated in one action, one of them refused with the cue that differs', async () => {
  const folder = tempFolder()
  const season = makeSeason(folder, 20)
  const service = await startServiceProcess(join(folder, 'service'), [season.manifest])
  const peer = await startAiPeer({
    upstream: service.url,
    key: service.key,
    translate: (source, language) => {
      const translated = spokenTranslation(source, language)
      return source.includes('mark 13') ? translated.replace(/\n\n7\n[\s\S]*?\n\n/, '\n\n') : translated
    },
  })
  const home = join(folder, 'home')
  setUpHome(home, { 'service.address': peer.url, languages: 'es' })
  const app = await startWebApp({ home, env: { UNDERTITLE_API_KEY: service.key, HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await page.getByRole('button', { name: 'Go to the library' }).click()
  await page.getByRole('button', { name: 'Add folder' }).click()
  await pickFolder(page, [basename(folder), 'library'])
  await page.getByRole('button', { name: 'Find subtitles for these 20' }).waitFor({ timeout: 60_000 })

  await page.getByRole('textbox', { name: 'Search the library' }).fill('S01')
  const translate = page.locator('.scope-bar').getByRole('button', { name: /^Translate/ })
  await becomes(async () => {
    await page.getByRole('treegrid').focus()
    await page.keyboard.press('Control+a')
    return translate.isVisible()
  }, true)
  await translate.click()
  const panel = page.getByRole('region', { name: 'Translate 20 videos' })
  await panel.getByLabel('Into').selectOption({ label: 'Spanish' })
  await panel.getByLabel('Tone').selectOption({ label: 'Casual' })
  const order = panel.getByRole('button', { name: /^Translate 20 videos: 20 AI, up to 20 downloads/ })
  const mostSearches = Number(/up to (\d+) search/.exec(await order.innerText())?.[1] ?? 0)
  const unitsOf = (counter: string) => service.ledger().filter((row) => row.counter === counter).length
  const before = { search: unitsOf('search'), downloads: unitsOf('downloads') }
  await order.click()
  await panel.getByText('20 translations ordered.').waitFor({ timeout: 60_000 })
  await look('library-translate')
  await panel.getByRole('button', { name: 'Watch them' }).click()

  await openFirstRun(page)
  await becomes(() => countOf(page, 'All'), 20, 60_000)
  await look('activity-jobs')
  await becomes(() => countOf(page, 'Written'), 19, 90_000)
  await becomes(() => countOf(page, 'Failed'), 1)
  await page.getByText('19 subtitles written').waitFor()
  await page.getByRole('group', { name: 'Rows by state' }).getByRole('button', { name: 'Failed' }).click()
  await jobsOf(page)
    .getByRole('gridcell', { name: /S01E13/ })
    .click()
  await jobsOf(page).getByText('Cue 7 (00:00:36,000 to 00:00:40,500) is missing.').first().waitFor()
  await look('activity-job-refused')
  expect(peer.charged()).toBe(20)
  // What was said before is what the ledger has: not one unit more.
  expect(unitsOf('search') - before.search).toBeLessThanOrEqual(mostSearches)
  // The peer that translates fetches each source once more, with the same key.
  expect(unitsOf('downloads') - before.downloads - peer.charged()).toBeLessThanOrEqual(20)
  expect(new Set(peer.starts.map((start) => JSON.stringify(start))).size).toBe(20)
  const written = readdirSync(dirname(season.videos[0] ?? '')).filter((name) => name.endsWith('.es.srt'))
  expect(written).toHaveLength(19)

  await openScreen(page, 'Usage')
  await page
    .getByText(/translation into Spanish/)
    .first()
    .waitFor()
  await openScreen(page, 'Library')
  await page.getByRole('button', { name: 'Find subtitles for this one' }).waitFor()
  // What a machine made is not taken for a person's work: counted apart, and each said so in its cell.
  await becomes(() => numbersOf(page, 'Filters', ['Machine-made']), { 'Machine-made': 19 })
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Files').click()
  await page.getByRole('img', { name: 'Spanish: machine-made' }).first().waitFor()
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})
