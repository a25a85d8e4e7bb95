/** A season as one upload in Chromium: made one row, looked at, sent, approved; a mended file replaced and reviewed again. */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { review } from '../support/make/archives/uploadForms.ts'
import { makeOwnSeason, ownRelease, ownText } from '../support/make/worlds/ownSeason.ts'
import { becomes, openLibrary, openScreen } from './hands.ts'
import { createLooker } from './looker.ts'
import { shownCount } from './openShelf.ts'

const browser = useBrowser()
const episodes = 5

test('five files go up as one upload, and a mended one takes the place of its own', async () => {
  const folder = tempFolder()
  await makeOwnSeason(join(folder, 'season'), episodes)
  const app = await startWebApp({ home: join(folder, 'home'), env: { HOME: folder } })
  const { page, faults } = await visit(browser(), app.link)
  const { look, findings } = await createLooker(page)
  await openLibrary(page, [basename(folder), 'season'])
  await becomes(() => shownCount(page), `${episodes} videos`)
  await openScreen(page, 'Upload')
  const main = page.getByRole('main', { name: 'Upload' })
  await main.getByRole('button', { name: 'Add from the library' }).first().click()
  const sources = page.getByRole('complementary', { name: 'Subtitles in the library' })
  await sources.getByRole('button', { name: 'As one pack: Tidewater Street' }).waitFor()
  await look('upload-pack-sources')
  await sources.getByRole('button', { name: 'Add from the library: Tidewater Street' }).click()
  await main.getByRole('button', { name: 'Look up 5 rows' }).waitFor()
  await sources.getByRole('button', { name: 'Close' }).click()

  const grid = page.getByRole('grid', { name: 'Uploads' })
  const drawer = page.getByRole('complementary', { name: 'Details of the upload' })
  await grid.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await drawer.getByRole('button', { name: 'Send 5 files as one pack' }).click()
  const files = drawer.getByRole('region', { name: 'Files and what they are for' })
  await files.getByText(`Episode 3 · for ${ownRelease(3)}.mkv`).waitFor()
  await main.getByRole('button', { name: 'Look up 1 row' }).click()
  await main.getByRole('button', { name: 'Send 1 subtitle' }).waitFor({ timeout: 60_000 })
  for (const width of [1920, 1280, 640]) {
    await page.setViewportSize({ width, height: 900 })
    await look(`upload-pack-${width}`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await drawer.getByRole('button', { name: 'Split into 5 rows' }).waitFor()

  await main.getByRole('button', { name: 'Send 1 subtitle' }).click()
  await main.getByRole('button', { name: '1 in review' }).waitFor({ timeout: 60_000 })
  const dataDir = join(folder, 'home', 'service')
  const [waiting] = (await review(dataDir)).lines
  await review(dataDir, '--approve', String(waiting?.['n_id']))
  await main.getByRole('button', { name: 'Check for reviews' }).click()
  await main.getByRole('button', { name: '1 approved' }).waitFor({ timeout: 60_000 })

  const replace = files.getByRole('button', { name: `Replace by the file as it is now: ${ownRelease(2)}.de.srt` })
  await replace.click()
  await page.getByText('This file is unchanged since it was sent. Fix it first, then replace it.').waitFor()
  writeFileSync(join(folder, 'season', `${ownRelease(2)}.de.srt`), ownText(22))
  await replace.click()
  await main.getByRole('button', { name: '1 in review' }).waitFor({ timeout: 60_000 })
  await look('upload-pack-replaced')
  expect((await review(dataDir)).lines).toMatchObject([{ n_id: waiting?.['n_id'] }])
  expect([findings, faults]).toEqual([[], []])
})
