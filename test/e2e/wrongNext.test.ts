import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { visit } from '../support/browser/webApp.ts'
import { openLibrary, openScreen, runEnds, openFirstRun } from './hands.ts'

const browser = useBrowser()

const spokenBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.en.srt'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

test('"Wrong, next" puts the next candidate in the place of a written one, which goes to the trash', async () => {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 2, movies: 1, shows: 0, languages: ['EN'] })
  const mark = world.videos[0]?.marks.get('EN') ?? 'the catalogue must hold it'
  const remote = await startRemoteWorld(folder, world)
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, remote.steps)
  await page.getByRole('button', { name: 'Find subtitles for this one' }).click()
  await page.getByRole('button', { name: 'Run: 1 download' }).click()
  await runEnds(page)
  expect(spokenBelow(world.library)).toEqual([expect.stringContaining(`\n${mark}\n`)])

  const files = page.getByRole('grid', { name: 'Subtitles of this run' })
  // What it costs is said before it is pressed.
  await files.getByRole('button', { name: 'Wrong, next: up to 1 download' }).waitFor()
  await files.getByRole('row').nth(1).click()
  await files.press('x')
  await page.getByText(/is now from .*OTHER.* The other one is in the trash/).waitFor()
  expect(spokenBelow(world.library)).toEqual([expect.stringContaining(`\n${mark} other\n`)])

  // What took its place was a run of its own. Nothing is left to offer after the second.
  await page.getByRole('main').getByRole('button', { name: 'Activity' }).click()
  await openFirstRun(page)
  await page.getByRole('heading', { name: 'Better subtitle' }).waitFor()
  await files.getByRole('button', { name: 'Wrong, next' }).click()
  await page.getByText(/is in the trash\. The service has no other subtitle for this video\./).waitFor()
  expect(spokenBelow(world.library)).toEqual([])
  await openScreen(page, 'History & trash')
  await page.getByText('Trash', { exact: true }).click()
  await page.getByRole('button', { name: 'Empty the trash: 2 files' }).waitFor()
  expect(faults).toEqual([])
})
