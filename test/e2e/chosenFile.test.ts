/** What was paid for and is chosen by hand can be written by hand, whatever its name says; the screen says what that is. */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { placeSingle, type OneSingle } from '../support/make/films/oneSingle.ts'
import { setUpHome } from '../support/programs/setUpHome.ts'
import { startServiceProcess } from '../support/programs/serviceProcess.ts'
import { openLibrary, openScreen } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

async function openFound(single: OneSingle) {
  const { folder, library, manifest, sidecar } = placeSingle(single)
  const service = await startServiceProcess(join(folder, 'service'), [manifest])
  const home = join(folder, 'home')
  setUpHome(home, { 'service.address': service.url, languages: 'en' })
  const app = await startWebApp({ home, env: { UNDERTITLE_API_KEY: service.key, HOME: folder, USERPROFILE: folder } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(folder), basename(library)])
  await openScreen(page, 'Search')
  await page.getByRole('combobox', { name: 'Title, id or name' }).fill('Paper Harbour S01')
  await page.getByRole('button', { name: 'Ask the service: 1 search' }).click()
  await page.getByRole('grid', { name: 'Available subtitles' }).locator('[role=row][aria-busy=false]').first().click()
  const detail = page.getByRole('complementary', { name: 'The chosen subtitle' })
  const downloads = () => service.ledger().filter(({ counter }) => counter === 'downloads').length
  return { page, detail, faults, sidecar, downloads }
}

test('a file that says another episode is offered with what it says, and is written for no second download', async () => {
  const found = await openFound({ part: 'S01E05', listedEpisode: 5, fileName: 'Episode 7.srt' })
  const { page, detail, faults, sidecar, downloads } = found
  const { look, findings } = await createLooker(page)
  await detail.getByRole('button', { name: 'Write S01E05: 1 download' }).click()
  const choice = detail.getByRole('region', { name: 'Which file is it?' })
  await choice.getByText('looks like S01E07').waitFor()
  for (const width of [640, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await look(`chosen-file-${width}`)
  }
  expect(existsSync(sidecar)).toBe(false)
  expect(await detail.getByRole('button', { name: /^Write S01E05/ }).count()).toBe(0)
  await choice.getByRole('button', { name: /^Write: free/ }).click()
  await detail.getByText(/^Written/).waitFor()
  expect([existsSync(sidecar), downloads()]).toEqual([true, 1])
  await choice.waitFor({ state: 'detached' })
  expect([findings, faults]).toEqual([[], []])
})

test('of a video with two episodes, the only file of what is listed as one of them is written at once', async () => {
  const found = await openFound({ part: 'S01E01-E02', listedEpisode: 1, fileName: '127.srt' })
  await found.detail.getByRole('button', { name: /^Write S01E01–02: 1 download/ }).click()
  await found.detail.getByText(/^Written/).waitFor()
  expect([existsSync(found.sidecar), found.downloads(), found.faults]).toEqual([true, 1, []])
})

test('where ours stands the panel says so, and offers to use another instead, with its price', async () => {
  const single = { part: 'S01E05', listedEpisode: 5, fileName: '12.srt', hasOther: true }
  const { page, detail, faults, downloads } = await openFound(single)
  const { look, findings } = await createLooker(page)
  const results = page.getByRole('grid', { name: 'Available subtitles' })
  const choose = (release: string) => results.locator('[role=row]').filter({ hasText: release }).click()
  await choose('1080p.WEB-DL')
  await detail.getByRole('button', { name: 'Write S01E05: 1 download' }).click()
  await detail.getByText(/^Written/).waitFor()
  await choose('720p.HDTV')
  await detail.getByText(/^There is one already: .*S01E05.*\.en\.srt\. Use this one instead/).waitFor()
  for (const width of [640, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await look(`use-instead-${width}`)
  }
  expect(await detail.getByRole('button', { name: /^Write S01E05/ }).count()).toBe(0)
  await detail.getByRole('button', { name: 'Use instead: 1 download' }).click()
  await detail.getByText(/^Written/).waitFor()
  expect([downloads(), findings, faults]).toEqual([2, [], []])
})
