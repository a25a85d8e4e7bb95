/** A season of ten in Chromium: added in one press, looked up, previewed, sent, reviewed, and then found by others. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { openServiceDatabase } from '../../service/catalogue/store/database.ts'
import { startService } from '../../service/server.ts'
import { serviceTables } from '../../service/tables.ts'
import { createAccounts } from '../../service/usage/accounts.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { makeOwnSeason, ownRelease } from '../support/make/worlds/ownSeason.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { review } from '../support/make/archives/uploadForms.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { becomes, openLibrary, openScreen } from './hands.ts'
import { shownCount } from './openShelf.ts'
import { systemClock } from '../../node/clock.ts'

const browser = useBrowser()
const episodes = 10

test('a season of ten goes up, through the review, and comes down again byte for byte', async () => {
  const folder = tempFolder()
  await makeOwnSeason(join(folder, 'season'), episodes)
  const app = await startWebApp({ home: join(folder, 'home'), env: { HOME: folder } })
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, [basename(folder), 'season'])
  await becomes(() => shownCount(page), `${episodes} videos`)
  await openScreen(page, 'Upload')

  const main = page.getByRole('main', { name: 'Upload' })
  await main.getByRole('button', { name: 'Add from the library' }).first().click()
  const sources = page.getByRole('complementary', { name: 'Subtitles in the library' })
  await sources.getByText('10 files').waitFor()
  await sources.getByRole('button', { name: 'Add from the library: Tidewater Street' }).click()
  await main.getByRole('button', { name: 'Look up 10 rows' }).waitFor()
  await sources.getByRole('button', { name: 'Close' }).click()
  await main.getByRole('button', { name: 'Look up 10 rows' }).click()
  await main.getByRole('button', { name: 'Send 10 subtitles' }).waitFor({ timeout: 60_000 })

  const grid = page.getByRole('grid', { name: 'Uploads' })
  await grid.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('complementary', { name: 'Details of the upload' })
  await drawer.getByRole('button', { name: 'Show exactly what is sent' }).click()
  await drawer.getByText('moviedb_id').waitFor()
  await drawer.getByText('9900011').first().waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })

  await main.getByRole('button', { name: 'Send 10 subtitles' }).click()
  await main.getByRole('button', { name: '10 in review' }).waitFor({ timeout: 60_000 })
  const dataDir = join(folder, 'home', 'service')
  const { lines } = await review(dataDir)
  expect(lines).toHaveLength(episodes)
  for (const line of lines) await review(dataDir, '--approve', String(line['n_id']))
  await main.getByRole('button', { name: 'Check for reviews' }).click()
  await main.getByRole('button', { name: '10 approved' }).waitFor({ timeout: 60_000 })

  await expectFound(dataDir, join(folder, 'season'))
  expect(faults).toEqual([])
})

/** As anybody else who uses this service would find them: by the names of their own videos. */
async function expectFound(dataDir: string, season: string): Promise<void> {
  const database = openServiceDatabase(dataDir, serviceTables)
  onTestFinished(() => database.close())
  const accounts = createAccounts({ database, clock: systemClock, randomBytes })
  const key = accounts.createKey(accounts.create('somebody', 'pro'), 'somebody')
  const service = await startService({ dataDir })
  onTestFinished(() => service.close())
  const names = Array.from({ length: episodes }, (_, index) => ownRelease(index + 1))
  const headers = { 'x-api-key': key }
  const body = JSON.stringify({ filenames: names.map((name) => `${name}.mkv`), languages: 'DE' })
  const found = await fetch(`${service.url}/api/v2/files/search`, { method: 'POST', headers, body })
  const { files } = (await found.json()) as { files: { subtitles: { url: string }[] }[] }
  for (const [index, { subtitles }] of files.entries()) {
    const answer = await fetch(service.url + subtitles[0]!.url, { headers })
    const unpacked = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const name = `${names[index]}.de.srt`
    expect(Buffer.from(unpacked[name]!).equals(readFileSync(join(season, name)))).toBe(true)
  }
}
