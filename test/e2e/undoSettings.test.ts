/** What is taken away in the settings is said at the foot of the window, and Ctrl+Z brings it back with all it had. */
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { visit } from '../support/browser/webApp.ts'
import { tempFolder } from '../support/disks/tempFolder.ts'
import { makeWorld } from '../support/make/worlds/makeWorld.ts'
import { startRemoteWorld } from '../support/make/worlds/remoteWorld.ts'
import { becomes, numbersOf, openLibrary, openScreen } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

test('a folder that was removed is said once, and one key brings it back with its videos', async () => {
  const folder = tempFolder()
  const world = makeWorld({ folder, seed: 5, movies: 6, shows: 0, languages: ['EN'] })
  const remote = await startRemoteWorld(folder, world)
  const app = await remote.startApp()
  const { page, faults } = await visit(browser(), app.link)
  await openLibrary(page, remote.steps)
  await becomes(() => numbersOf(page, 'Filters', ['All']), { All: 6 })
  await openScreen(page, 'Settings')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Folders' }).click()
  const remove = page.getByRole('button', { name: 'Remove', exact: true })
  await remove.click()
  await page.getByRole('button', { name: 'Remove 6 videos', exact: true }).click()
  const foot = page.getByRole('status').filter({ hasText: /Folder taken out of the library: / })
  await foot.waitFor()
  const { look, findings } = await createLooker(page)
  await look('settings-folder-removed')
  await page.setViewportSize({ width: 640, height: 700 })
  await look('settings-folder-removed-640')
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await remove.count()).toBe(0)
  await page.keyboard.press('Control+z')
  await page.getByText(/^Undone: Folder taken out of the library: /).waitFor()
  await remove.waitFor()
  await openScreen(page, 'Library')
  await becomes(() => numbersOf(page, 'Filters', ['All']), { All: 6 })
  expect(findings).toEqual([])
  expect(faults).toEqual([])
})
