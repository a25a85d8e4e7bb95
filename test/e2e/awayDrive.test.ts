/** One of two drives is pulled while the page is open, and plugged in again: count, price, note and "Find" follow, and agree. */
import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { becomes, openLibrary, openScreen, pickFolder } from './hands.ts'
import { createLooker } from './looker.ts'
import { outsideOn } from './cutOn.ts'

const browser = useBrowser()

/** Three films in the library, and two in a folder on a drive, which is about to be added. */
async function begin() {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 37, movies: 5, shows: 0, languages: ['EN'] })
  const [movies, drive] = [join(world.library, 'Movies'), join(folder, 'drive')]
  mkdirSync(drive)
  const films = readdirSync(movies, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of films.slice(0, 2)) renameSync(join(movies, name), join(drive, name))
  const remote = await startRemoteWorld(folder, world)
  const app = await remote.startApp()
  const visited = await visit(browser(), app.link)
  const { page } = visited
  await openLibrary(page, remote.steps)
  await page.getByRole('button', { name: 'Find subtitles for these 3' }).waitFor()
  await page.getByRole('button', { name: 'Add folder' }).click()
  // It opens beside the folder that was taken.
  await pickFolder(page, ['drive'])
  return { ...visited, remote, drive }
}

test('what is away is neither counted nor paid for while the page is open, and is again once it is back', async () => {
  const { page, faults, remote, drive } = await begin()
  const searches = () => remote.service.ledger().filter(({ counter }) => counter === 'search').length
  const find = (videos: number) =>
    page.getByRole('button', { name: new RegExp(`^Find subtitles for these ${videos}\\b`) })
  const note = page.getByText('2 videos are in folders that are away: connect their drives to include them.')
  await find(5).waitFor()
  await find(5).getByText('5 searches').waitFor()

  renameSync(drive, `${drive} pulled`)
  await page.getByRole('button', { name: 'Scan the folders again' }).click()
  await find(3).getByText('3 searches').waitFor()
  await note.waitFor()
  const { look, findings } = await createLooker(page)
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await look(`drive-away-${width}`)
    expect(await outsideOn(page)).toEqual([])
  }
  await find(3).click()
  await page.getByRole('button', { name: /^Run: / }).waitFor()
  expect(searches()).toBe(3)
  await openScreen(page, 'Library')
  await find(3).getByText('free').waitFor()

  renameSync(`${drive} pulled`, drive)
  // Nobody scans, and nobody loads the page anew.
  await find(5).getByText('2 searches').waitFor()
  await becomes(() => note.count(), 0)
  await find(5).click()
  await page.getByRole('button', { name: /^Run: / }).waitFor()
  await expect.poll(searches).toBe(5)
  expect({ findings, faults }).toEqual({ findings: [], faults: [] })
})
