import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { visit } from '../support/browser/webApp.ts'
import { becomes, coveredIn, meterOf, numbersOf, openLibrary, openScreen, runEnds } from './hands.ts'

const browser = useBrowser()

async function filesOf(page: Page): Promise<{ readonly Waiting: number; readonly Covered: number }> {
  const { Waiting = 0 } = await numbersOf(page, 'Filters', ['Waiting'])
  return { Waiting, Covered: await coveredIn(page) }
}

/** Of the service's free plan. */
const dailyDownloads = 50

test('a free plan runs what it can, says what waits and until when, and knows it after a restart too', async () => {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 5, movies: 62, shows: 0, languages: ['EN'] })
  const held = world.videos.filter(({ marks }) => marks.has('EN')).length
  const waiting = held - dailyDownloads
  expect(waiting).toBeGreaterThan(0)
  const remote = await startRemoteWorld(folder, world, { plan: 'free' })
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, remote.steps)

  await page.getByRole('button', { name: 'Find subtitles for these 62' }).click()
  await page.getByRole('button', { name: 'Run: 50 downloads' }).waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: /^50 downloads: / }).waitFor()
  await page.getByRole('button', { name: `${waiting} subtitles wait` }).waitFor()
  await page.getByText(/subtitles wait until \w+ \d+, \d{4}, 12:00 AM/).waitFor()
  await page.getByRole('button', { name: 'Run: 50 downloads' }).click()

  await runEnds(page, 60_000)
  await expect
    .poll(() => numbersOf(page, 'Rows by state', ['Written', 'Waiting']))
    .toEqual({ Written: 50, Waiting: waiting })
  await page.getByText(/subtitles go on by themselves .* 12:00 AM/).waitFor()
  await expect.poll(() => meterOf(page, 'Downloads')).toEqual([50, 50])
  await openScreen(page, 'Library')
  await becomes(() => filesOf(page), { Waiting: waiting, Covered: 50 })
  expect(faults).toEqual([])
  await page.close()
  await app.stop()

  const again = await remote.startApp()
  const later = await visit(browser(), again.link)
  await becomes(() => filesOf(later.page), { Waiting: waiting, Covered: 50 })
  await openScreen(later.page, 'Activity')
  await later.page.getByText(/subtitles go on by themselves .* 12:00 AM/).waitFor()
  expect(remote.service.ledger().filter((row) => row.counter === 'downloads')).toHaveLength(50)
  expect(later.faults).toEqual([])
})
